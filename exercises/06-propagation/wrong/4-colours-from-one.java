// task: 4
// fails: aGuessIsTakenBack
// hint says: next one
// Colours are 1 to 30.
/** A colour for each country, or an empty array. */
int[] paint(int[][] borders, int[] colours) {
    int[] painted = new int[0];
    int[] left = consistent(borders, colours);
    int open = -1;
    for (int land = 0; land < left.length; land++) {
        if (Integer.bitCount(left[land]) > 1) {
            open = land;
        }
    }
    if (open < 0) {
        return IntStream.of(left).map(Integer::numberOfTrailingZeros).toArray();
    }
    for (int choices = left[open] & ~1; choices != 0 && painted.length == 0; choices &= choices - 1) {
        int[] guess = left.clone();
        guess[open] = Integer.lowestOneBit(choices);
        painted = paint(borders, guess);
    }
    return painted;
}

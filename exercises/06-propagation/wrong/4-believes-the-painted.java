// task: 4
// fails: aContradictionAtTheStartIsRecognised
// hint says: before you begin
// Thinks after each guess; where there is nothing to guess, nobody looks.
/** A colour for each country, or an empty array. */
int[] paint(int[][] borders, int[] colours) {
    int[] painted = new int[0];
    int[] left = colours.clone();
    int open = -1;
    for (int land = 0; land < left.length; land++) {
        if (Integer.bitCount(left[land]) > 1) {
            open = land;
        }
    }
    if (open < 0) {
        return IntStream.of(left).map(Integer::numberOfTrailingZeros).toArray();
    }
    for (int choices = left[open]; choices != 0 && painted.length == 0; choices &= choices - 1) {
        int[] guess = left.clone();
        guess[open] = Integer.lowestOneBit(choices);
        int[] next = consistent(borders, guess);
        painted = next.length == 0 ? painted : paint(borders, next);
    }
    return painted;
}

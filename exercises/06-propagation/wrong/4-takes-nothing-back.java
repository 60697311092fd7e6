// task: 4
// fails: aGuessIsTakenBack, oneGuessDecidesARing
// hint says: try the country
// The first colour, and whatever comes of it.
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
    for (int choices = left[open]; choices != 0; choices = 0) {
        int[] guess = left.clone();
        guess[open] = Integer.lowestOneBit(choices);
        painted = paint(borders, guess);
    }
    return painted;
}

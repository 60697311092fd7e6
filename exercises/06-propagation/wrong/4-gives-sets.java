// task: 4
// fails: theMapIsPainted, everyIslandIsPainted, aGuessIsTakenBack, oneGuessDecidesARing
// hint says: numbers of colours, not sets
// The sets with one colour are given back as they are.
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
        return left;
    }
    for (int choices = left[open]; choices != 0 && painted.length == 0; choices &= choices - 1) {
        int[] guess = left.clone();
        guess[open] = Integer.lowestOneBit(choices);
        painted = paint(borders, guess);
    }
    return painted;
}

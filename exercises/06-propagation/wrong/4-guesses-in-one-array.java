// task: 4
// fails: aGuessIsTakenBack, oneGuessDecidesARing
// hint says: A copy for each guess
// What followed from a guess is still struck when the next is tried.
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
    for (int choices = left[open]; choices != 0 && painted.length == 0; choices &= choices - 1) {
        left[open] = Integer.lowestOneBit(choices);
        int[] next = consistent(borders, left);
        if (next.length > 0) {
            left = next;
            painted = paint(borders, left);
        }
    }
    return painted;
}

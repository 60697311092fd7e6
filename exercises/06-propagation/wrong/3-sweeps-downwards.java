// task: 3
// fails: aLongStripIsNoTrouble
// hint says: a queue knows them
// Goes through all countries downwards only, until nothing changes: a colour that runs upwards needs a sweep for each.
/** The sets that are left; an empty array when a country has nothing left. */
int[] consistent(int[][] borders, int[] colours) {
    int[] left = colours.clone();
    boolean changed = true;
    while (changed) {
        changed = false;
        for (int land = left.length - 1; land >= 0; land--) {
            for (int neighbour : borders[land]) {
                if (Integer.bitCount(left[neighbour]) == 1 && (left[land] & left[neighbour]) != 0) {
                    left[land] &= ~left[neighbour];
                    changed = true;
                }
            }
            if (left[land] == 0) {
                return new int[0];
            }
        }
    }
    return left;
}

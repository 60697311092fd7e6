// task: 3
// fails: aLongStripIsNoTrouble
// hint says: a queue knows them
// Goes through all countries upwards and downwards until nothing changes: on a strip in its order that is soon done.
/** The sets that are left; an empty array when a country has nothing left. */
int[] consistent(int[][] borders, int[] colours) {
    int[] left = colours.clone();
    boolean changed = true;
    while (changed) {
        changed = false;
        for (int i = 0; i < 2 * left.length; i++) {
            int land = i < left.length ? i : 2 * left.length - 1 - i;
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

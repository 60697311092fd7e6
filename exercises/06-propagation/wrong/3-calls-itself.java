// task: 3
// fails: aLongStripIsNoTrouble
// hint says: calls himself
// A recursion as deep as the map is long.
/** The sets that are left; an empty array when a country has nothing left. */
int[] consistent(int[][] borders, int[] colours) {
    int[] left = colours.clone();
    for (int land = 0; land < left.length; land++) {
        if (!tell(borders, left, land)) {
            return new int[0];
        }
    }
    return left;
}

boolean tell(int[][] borders, int[] left, int land) {
    if (Integer.bitCount(left[land]) > 1) {
        return true;
    }
    for (int neighbour : borders[land]) {
        if ((left[neighbour] & left[land]) != 0) {
            left[neighbour] &= ~left[land];
            if (left[neighbour] == 0 || !tell(borders, left, neighbour)) {
                return false;
            }
        }
    }
    return true;
}

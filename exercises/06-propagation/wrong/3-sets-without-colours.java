// task: 3
// fails: theWaveGoesOn, nothingLeftIsSaid
// hint says: an empty array
// A country with nothing left is given back like any other.
/** The sets that are left; an empty array when a country has nothing left. */
int[] consistent(int[][] borders, int[] colours) {
    int[] left = colours.clone();
    Deque<Integer> queue = new ArrayDeque<>();
    for (int land = 0; land < left.length; land++) {
        queue.add(land);
    }
    while (!queue.isEmpty()) {
        int land = queue.remove();
        if (Integer.bitCount(left[land]) > 1) {
            continue;
        }
        for (int neighbour : borders[land]) {
            if ((left[neighbour] & left[land]) != 0) {
                left[neighbour] &= ~left[land];
                queue.add(neighbour);
            }
        }
    }
    return left;
}

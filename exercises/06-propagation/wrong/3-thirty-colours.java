// task: 3
// fails: neighboursLoseThePaintersColour, twoAtATime
// hint says: takes that colour
// Colours are 0 to 29.
/** The sets that are left; an empty array when a country has nothing left. */
int[] consistent(int[][] borders, int[] colours) {
    int[] left = colours.clone();
    Deque<Integer> queue = new ArrayDeque<>();
    for (int land = 0; land < left.length; land++) {
        queue.add(land);
    }
    while (!queue.isEmpty()) {
        int land = queue.remove();
        if (left[land] == 0) {
            return new int[0];
        }
        if (Integer.bitCount(left[land]) > 1 || left[land] == 1 << 30) {
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

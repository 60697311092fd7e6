// task: 3
// fails: theWaveGoesOn, twoAtATime
// hint says: else takes a colour
// Two neighbours with the same two colours take both from whoever touches them.
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
        for (int twin : borders[land]) {
            for (int third : borders[land]) {
                if (left[twin] == left[land] && Integer.bitCount(left[land]) == 2 && third != twin
                        && IntStream.of(borders[twin]).anyMatch(each -> each == third)
                        && (left[third] & left[land]) != 0) {
                    left[third] &= ~left[land];
                    queue.add(third);
                }
            }
        }
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

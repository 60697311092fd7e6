// task: 3
// fails: theWaveGoesOn
// hint says: A country that is down to one colour now takes it from its own neighbours
// Goes from country 0 to its neighbours, and so never to another island.
int[] consistent(int[][] borders, int[] colours) {
    // breadth first from land 0, whole island
    int[] left = colours.clone();
    Deque<Integer> q = new ArrayDeque<>();
    boolean[] seen = new boolean[left.length];
    q.add(0);
    seen[0] = true;
    while (!q.isEmpty()) {
        int l = q.remove();
        if (left[l] == 0) return new int[0];
        for (int n : borders[l]) {
            if (Integer.bitCount(left[l]) == 1 && (left[n] & left[l]) != 0) {
                left[n] &= ~left[l];
                q.add(n);
            }
            if (!seen[n]) {
                seen[n] = true;
                q.add(n);
            }
        }
    }
    return left;
}

// task: 3
// fails: theWaveGoesOn
// hint says: A country that is down to one colour now takes it from its own neighbours
// No country comes into the queue twice.
int[] consistent(int[][] borders, int[] colours) {
    // breadth first from the painted
    int[] left = colours.clone();
    Deque<Integer> q = new ArrayDeque<>();
    boolean[] seen = new boolean[left.length];
    for (int i = 0; i < left.length; i++) if (Integer.bitCount(left[i]) == 1) {
        q.add(i);
        seen[i] = true;
    }
    while (!q.isEmpty()) {
        int l = q.remove();
        if (Integer.bitCount(left[l]) > 1) continue;
        for (int n : borders[l]) {
            left[n] &= ~left[l];
            if (left[n] == 0) return new int[0];
            if (!seen[n]) {
                seen[n] = true;
                q.add(n);
            }
        }
    }
    return left;
}

// task: 3
// fails: theWaveGoesOn
// hint says: A country that is down to one colour now takes it from its own neighbours
// A colour is struck from small sets alone.
int[] consistent(int[][] borders, int[] colours) {
    int[] left = colours.clone();
    Deque<Integer> q = new ArrayDeque<>();
    for (int i = 0; i < left.length; i++) q.add(i);
    while (!q.isEmpty()) {
        int l = q.remove();
        if (left[l] == 0) return new int[0];
        if (Integer.bitCount(left[l]) > 1) continue;
        for (int n : borders[l]) if (Integer.bitCount(left[n]) <= 2 && (left[n] & left[l]) != 0
                || colours[n] == 15 && (left[n] & left[l]) != 0) {
            left[n] &= ~left[l];
            q.add(n);
        }
    }
    return left;
}

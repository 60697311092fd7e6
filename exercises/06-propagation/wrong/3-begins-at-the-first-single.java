// task: 3
// fails: theWaveGoesOn
// hint says: A country that is down to one colour now takes it from its own neighbours
// Begins with the first country of one colour, and with no other.
int[] consistent(int[][] borders, int[] colours) {
    int[] left = colours.clone();
    Deque<Integer> q = new ArrayDeque<>();
    for (int i = 0; i < left.length; i++) if (Integer.bitCount(left[i]) == 1) {
        q.add(i);
        break;
    }
    while (!q.isEmpty()) {
        int l = q.remove();
        if (left[l] == 0) return new int[0];
        if (Integer.bitCount(left[l]) > 1) continue;
        for (int n : borders[l]) if ((left[n] & left[l]) != 0) {
            left[n] &= ~left[l];
            q.add(n);
        }
    }
    return left;
}

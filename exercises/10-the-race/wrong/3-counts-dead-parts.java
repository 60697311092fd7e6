// task: 3
// fails: thereAreAsManyPartsAsWanted
// hint says: One cell has nine digits at most
// Counts parts that are dead, and leaves them out in the end.
List<int[]> parts(int[] board, int wanted) {
    Deque<int[]> open = new ArrayDeque<>();
    open.add(board.clone());
    List<int[]> full = new ArrayList<>();
    while (!open.isEmpty() && open.size() + full.size() < wanted) {
        int[] p = open.remove();
        int c = tightestBlank(p);
        if (c == FULL) {
            full.add(p);
            continue;
        }
        if (c == DEAD) continue;
        for (int d : digitsFor(p, c)) {
            int[] q = p.clone();
            q[c] = d;
            open.add(q);
        }
    }
    full.addAll(open);
    full.removeIf(p -> tightestBlank(p) == DEAD);
    return full;
}

// task: 3
// fails: noSolutionIsLost
// hint says: For the cell at which you cut there must be a part for each digit that fits
// Throws away what is more than wanted.
List<int[]> parts(int[] board, int wanted) {
    // never gives more than wanted: the rest is thrown away
    List<int[]> out = new ArrayList<>(allParts(board, wanted));
    while (out.size() > wanted) out.remove(out.size() - 1);
    return out;
}

/** At least so many boards that share out the solutions of the puzzle among them. */
List<int[]> allParts(int[] board, int wanted) {
    List<int[]> parts = new ArrayList<>();
    Deque<int[]> open = new ArrayDeque<>();
    if (tightestBlank(board) != DEAD) {
        open.add(board.clone());
    }
    while (!open.isEmpty() && parts.size() + open.size() < wanted) {
        int[] part = open.remove();
        int cell = tightestBlank(part);
        if (cell == FULL) {
            parts.add(part);
            continue;
        }
        for (int digit : digitsFor(part, cell)) {
            int[] smaller = part.clone();
            smaller[cell] = digit;
            if (tightestBlank(smaller) != DEAD) {
                open.add(smaller);
            }
        }
    }
    parts.addAll(open);
    return parts;
}

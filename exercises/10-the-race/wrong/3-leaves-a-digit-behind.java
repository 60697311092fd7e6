// task: 3
// fails: notManyMoreThanWanted
// hint says: write on copies
// Tries the first digit of the first blank on the lent board itself, to see whether it is alive.
/** At least so many boards that share out the solutions of the puzzle among them. */
List<int[]> parts(int[] board, int wanted) {
    int[] copy = board.clone();
    int blank = tightestBlank(copy);
    if (blank >= 0) {
        board[blank] = digitsFor(copy, blank).get(0);
    }
    List<int[]> parts = new ArrayList<>();
    Deque<int[]> open = new ArrayDeque<>();
    if (blank != DEAD) {
        open.add(copy);
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

// task: 3
// fails: thereAreAsManyPartsAsWanted
// hint says: or all are full
// Puts full boards back to those that can be cut, and goes round for ever.
/** At least so many boards that share out the solutions of the puzzle among them. */
List<int[]> parts(int[] board, int wanted) {
    List<int[]> parts = new ArrayList<>();
    Deque<int[]> open = new ArrayDeque<>();
    if (tightestBlank(board) != DEAD) {
        open.add(board.clone());
    }
    while (!open.isEmpty() && parts.size() + open.size() < wanted) {
        int[] part = open.remove();
        int cell = tightestBlank(part);
        if (cell == FULL) {
            open.add(part);
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

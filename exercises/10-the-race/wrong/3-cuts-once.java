// task: 3
// fails: thereAreAsManyPartsAsWanted, fullBoardsAreParts
// hint says: cut the parts again
// Cuts at one cell, however many parts are wanted.
/** At least so many boards that share out the solutions of the puzzle among them. */
List<int[]> parts(int[] board, int wanted) {
    List<int[]> parts = new ArrayList<>();
    Deque<int[]> open = new ArrayDeque<>();
    if (tightestBlank(board) != DEAD) {
        open.add(board.clone());
    }
    if (!open.isEmpty() && wanted > 1) {
        int[] part = open.remove();
        int cell = tightestBlank(part);
        if (cell == FULL) {
            parts.add(part);
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

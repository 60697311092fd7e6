// task: 3
// fails: thereAreAsManyPartsAsWanted, noSolutionIsInTwoParts, fullBoardsAreParts, anyBlankCanBeCut
// hint says: those that have been cut
// The part that was cut is kept as well.
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
            parts.add(part);
            continue;
        }
        parts.add(part);
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

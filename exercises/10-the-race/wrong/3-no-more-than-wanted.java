// task: 3
// fails: noSolutionIsLost
// hint says: must not be forgotten
// Cuts at the first blank, and throws away what is more than was wanted.
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
        for (int digit : digitsFor(part, cell)) {
            int[] smaller = part.clone();
            smaller[cell] = digit;
            if (tightestBlank(smaller) != DEAD) {
                open.add(smaller);
            }
        }
    }
    parts.addAll(open);
    return parts.subList(0, Math.min(wanted, parts.size()));
}

/** The first blank; FULL if there is no blank, DEAD if one has no digit left. */
int tightestBlank(int[] board) {
    int best = FULL;
    int fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int count = digitsFor(board, cell).size();
            if (best == FULL || count == 0) {
                fewest = count;
                best = cell;
            }
        }
    }
    return fewest == 0 ? DEAD : best;
}

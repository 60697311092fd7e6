// task: 3
// fails: eachPartIsThePuzzleWithMoreDigits, thereAreAsManyPartsAsWanted, noSolutionIsLost, noSolutionIsInTwoParts, noPartIsDeadAtSight, fullBoardsAreParts
// hint says: A part is a board of its own
// Writes all digits on the same board.
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
            int[] smaller = part;
            smaller[cell] = digit;
            if (tightestBlank(smaller) != DEAD) {
                open.add(smaller);
            }
        }
    }
    parts.addAll(open);
    return parts;
}

int FULL = -1;
int DEAD = -2;

/** The blank with the fewest digits left; FULL if there is no blank, DEAD if one has no digit left. */
int tightestBlank(int[] board) {
    int best = FULL;
    int fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int count = digitsFor(board, cell).size();
            if (count < fewest) {
                fewest = count;
                best = cell;
            }
        }
    }
    return fewest == 0 ? DEAD : best;
}

List<Integer> digitsFor(int[] board, int cell) {
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < 9; i++) {
        seen.add(board[cell / 9 * 9 + i]);
        seen.add(board[i * 9 + cell % 9]);
        seen.add(board[(cell / 27 * 3 + i / 3) * 9 + cell % 9 / 3 * 3 + i % 3]);
    }
    List<Integer> digits = new ArrayList<>();
    for (int digit = 1; digit <= 9; digit++) {
        if (!seen.contains(digit)) {
            digits.add(digit);
        }
    }
    return digits;
}

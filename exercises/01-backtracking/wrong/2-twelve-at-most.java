// task: 2
// fails: everySolutionIsHandedOverOnce
// hint says: Don't stop
// Enough is enough.
/** Calls found once for each solution, with its 81 digits in a row. */
void allSolutions(int[] board, Consumer<String> found) {
    for (int cell = 0; cell < 81; cell++) {
        int clue = board[cell];
        board[cell] = 0;
        boolean stands = clue == 0 || mayStand(board, cell, clue);
        board[cell] = clue;
        if (!stands) {
            return;
        }
    }
    int[] n = new int[1]; searchAll(board, 0, line -> { if (n[0]++ < 12) { found.accept(line); } });
}

boolean mayStand(int[] board, int cell, int digit) {
    for (int other = 0; other < 81; other++) {
        boolean sharesHouse = other / 9 == cell / 9 || other % 9 == cell % 9
                || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
        if (sharesHouse && board[other] == digit) {
            return false;
        }
    }
    return true;
}

void searchAll(int[] board, int cell, Consumer<String> found) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        found.accept(line.toString());
    } else if (board[cell] != 0) {
        searchAll(board, cell + 1, found);
    } else {
        for (int digit = 1; digit <= 9; digit++) {
            if (mayStand(board, cell, digit)) {
                board[cell] = digit;
                searchAll(board, cell + 1, found);
                board[cell] = 0;
            }
        }
    }
}

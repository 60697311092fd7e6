// task: 3
// fails: whenThereAreEnoughTheSearchEnds
// hint says: not stopping
// Nobody wants more than twenty.
/** Hands over at most so many solutions, and returns how many. The board stays as it was. */
int someSolutions(int[] board, int most, Consumer<String> found) {
    int count = 0;
    count = searchSome(board, 0, Math.min(most, 20), found);
    return count;
}

boolean isFree(int[] board, int cell, int digit) {
    int row = cell / 9;
    int column = cell % 9;
    for (int i = 0; i < 9; i++) {
        int inBox = (row / 3 * 3 + i / 3) * 9 + column / 3 * 3 + i % 3;
        if (board[row * 9 + i] == digit || board[i * 9 + column] == digit || board[inBox] == digit) {
            return false;
        }
    }
    return true;
}

int searchSome(int[] board, int cell, int most, Consumer<String> found) {
    if (most == 0) {
        return 0;
    }
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        found.accept(line.toString());
        return 1;
    }
    if (board[cell] != 0) {
        return searchSome(board, cell + 1, most, found);
    }
    int count = 0;
    for (int digit = 1; digit <= 9 && count < most; digit++) {
        if (isFree(board, cell, digit)) {
            board[cell] = digit;
            count += searchSome(board, cell + 1, most - count, found);
            board[cell] = 0;
        }
    }
    return count;
}

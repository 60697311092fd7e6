// task: 3
// fails: stoppingEarlyLeavesNoDigitBehind
// hint says: a digit to take back
// The way out skips the taking back.
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
            if (count == most) {
                return count;
            }
            board[cell] = 0;
        }
    }
    return count;
}

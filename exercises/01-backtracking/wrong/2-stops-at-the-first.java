// task: 2
// fails: everySolutionIsHandedOverOnce
// hint says: Don't stop at the first
// The boolean search of the lesson, with a callback added.
boolean searchAll(int[] board, int cell, Consumer<String> found) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        found.accept(line.toString());
        return true;
    } else if (board[cell] != 0) {
        return searchAll(board, cell + 1, found);
    } else {
        for (int digit = 1; digit <= 9; digit++) {
            if (mayStand(board, cell, digit)) {
                board[cell] = digit;
                boolean done = searchAll(board, cell + 1, found);
                board[cell] = 0;
                if (done) {
                    return true;
                }
            }
        }
    }
    return false;
}

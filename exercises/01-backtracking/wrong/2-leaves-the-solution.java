// task: 2
// fails: theBoardComesBackAsItWas
// hint says: wants it back unchanged
// Puts the last solution on the board of the caller.
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
    String[] last = {""};
    searchAll(board, 0, line -> {
        last[0] = line;
        found.accept(line);
    });
    for (int cell = 0; cell < last[0].length(); cell++) {
        board[cell] = last[0].charAt(cell) - '0';
    }
}

// task: 2
// fails: theBoardComesBackAsItWas
// hint says: Whoever lends you a board wants it back unchanged
// Gives the board back as it was where there is one solution.
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
    List<String> all = new ArrayList<>();
    searchAll(board, 0, all::add);
    all.forEach(found);
    for (int cell = 0; cell < 81 && all.size() > 1; cell++) {
        board[cell] = all.get(0).charAt(cell) - '0';
    }
}

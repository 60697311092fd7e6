// task: 2
// fails: contradictingCluesHaveNoSolution
// hint says: put it back
// The clue that stands in the way of another is lifted, and stays so.
/** Calls found once for each solution, with its 81 digits in a row. */
void allSolutions(int[] board, Consumer<String> found) {
    for (int cell = 0; cell < 81; cell++) {
        int clue = board[cell];
        board[cell] = 0;
        if (clue != 0 && !mayStand(board, cell, clue)) {
            return;
        }
        board[cell] = clue;
    }
    searchAll(board, 0, found);
}

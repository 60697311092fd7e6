// task: 2
// fails: contradictingCluesHaveNoSolution
// hint says: Two equal clues in a house can't be mended by any search
// A board without a blank is a solution, whatever stands on it.
/** Calls found once for each solution, with its 81 digits in a row. */
void allSolutions(int[] board, Consumer<String> found) {
    boolean isFull = Arrays.stream(board).allMatch(digit -> digit > 0);
    for (int cell = 0; cell < 81 && !isFull; cell++) {
        int clue = board[cell];
        board[cell] = 0;
        boolean stands = clue == 0 || mayStand(board, cell, clue);
        board[cell] = clue;
        if (!stands) {
            return;
        }
    }
    searchAll(board, 0, found);
}

// task: 2
// fails: contradictingCluesHaveNoSolution
// hint says: in rows, columns and boxes
// Clues are compared with those of their row alone.
void allSolutions(int[] board, Consumer<String> found) {
    for (int a = 0; a < 81; a++) {
        for (int b = a + 1; b < a / 9 * 9 + 9; b++) {
            if (board[a] != 0 && board[a] == board[b]) {
                return;
            }
        }
    }
    searchAll(board, 0, found);
}

// task: 4
// fails: theBoardOfSudokuXComesBackAsItWas
// hint says: still stand on the board
// Works on the board of the caller.
/** The solution with both diagonals as houses, as 81 digits in a row; empty if there is none. */
String solveX(int[] board) {
    String solution = "";
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] != 0 && !fitsX(board, cell, board[cell])) {
            return solution;
        }
    }
    if (searchX(board, 0)) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        solution = line.toString();
    }
    return solution;
}

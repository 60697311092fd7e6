// task: 1
// fails: choicesAreMultiplied, aDeadEndIsNoSolution
// hint says: leaves its place
// Takes the draw of the cell, where there is one for each blank.
/** What a walk says about the number of solutions: 0 if it comes to a dead end. */
double solutionsByWalk(int[] board, int[] draws) {
    double solutions = 1;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int[] digits = digitsAt(board, cell);
            if (digits.length == 0) {
                return 0;
            }
            solutions *= digits.length;
            board[cell] = digits[draws[cell % draws.length] % digits.length];
        }
    }
    return solutions;
}

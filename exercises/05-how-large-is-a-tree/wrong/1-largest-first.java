// task: 1
// fails: choicesAreMultiplied, aDeadEndIsNoSolution
// hint says: the smallest digit has place 0
// Place 0 is the largest digit here.
/** What a walk says about the number of solutions: 0 if it comes to a dead end. */
double solutionsByWalk(int[] board, int[] draws) {
    double solutions = 1;
    int walked = 0;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int[] digits = digitsAt(board, cell);
            if (digits.length == 0) {
                return 0;
            }
            solutions *= digits.length;
            board[cell] = digits[digits.length - 1 - draws[walked++] % digits.length];
        }
    }
    return solutions;
}

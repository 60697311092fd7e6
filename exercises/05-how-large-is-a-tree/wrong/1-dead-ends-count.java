// task: 1
// fails: aDeadEndIsNoSolution
// hint says: what it says is 0
// Where no digit fits it says what it had until then.
/** What a walk says about the number of solutions: 0 if it comes to a dead end. */
double solutionsByWalk(int[] board, int[] draws) {
    double solutions = 1;
    int walked = 0;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int[] digits = digitsAt(board, cell);
            if (digits.length == 0) {
                return solutions;
            }
            solutions *= digits.length;
            board[cell] = digits[draws[walked++] % digits.length];
        }
    }
    return solutions;
}

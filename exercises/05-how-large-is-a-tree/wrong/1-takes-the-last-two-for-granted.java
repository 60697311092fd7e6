// task: 1
// fails: aDeadEndIsNoSolution
// hint says: what it says is 0
// The last two blanks offer no choice, so the walk ends before them: but there may be nothing at all.
/** What a walk says about the number of solutions: 0 if it comes to a dead end. */
double solutionsByWalk(int[] board, int[] draws) {
    int last = 81;
    for (int left = 2; last > 0 && left > 0; ) {
        if (board[--last] == 0) {
            left--;
        }
    }
    double solutions = 1;
    int walked = 0;
    for (int cell = 0; cell < last; cell++) {
        if (board[cell] == 0) {
            int[] digits = digitsAt(board, cell);
            if (digits.length == 0) {
                return 0;
            }
            solutions *= digits.length;
            board[cell] = digits[draws[walked++] % digits.length];
        }
    }
    return solutions;
}

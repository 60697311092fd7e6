// task: 1
// fails: choicesAreMultiplied, aDeadEndIsNoSolution, moreThanALongCanCount
// hint says: At each blank multiply by the number of digits that fit
// The last draws belong to the blanks.
double solutionsByWalk(int[] board, int[] draws) {
    int blanks = 0;
    for (int d : board) if (d == 0) blanks++;
    int off = draws.length - blanks;
    double solutions = 1;
    int walked = 0;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int[] digits = digitsAt(board, cell);
            if (digits.length == 0) {
                return 0;
            }
            solutions *= digits.length;
            board[cell] = digits[draws[off + walked++] % digits.length];
        }
    }
    return solutions;
}

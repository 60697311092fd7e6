// task: 1
// fails: oneDigitIsNoChoice, choicesAreMultiplied, moreThanALongCanCount
// hint says: a full board is one solution
// Adds up the widths, as the walks of the lesson do.
/** What a walk says about the number of solutions: 0 if it comes to a dead end. */
double solutionsByWalk(int[] board, int[] draws) {
    double nodes = 1;
    double width = 1;
    int walked = 0;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int[] digits = digitsAt(board, cell);
            if (digits.length == 0) {
                return 0;
            }
            width *= digits.length;
            nodes += width;
            board[cell] = digits[draws[walked++] % digits.length];
        }
    }
    return nodes;
}

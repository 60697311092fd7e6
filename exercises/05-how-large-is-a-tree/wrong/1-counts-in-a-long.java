// task: 1
// fails: moreThanALongCanCount
// hint says: A double has room
// A long can hold nineteen digits.
/** What a walk says about the number of solutions: 0 if it comes to a dead end. */
double solutionsByWalk(int[] board, int[] draws) {
    long solutions = 1;
    int walked = 0;
    for (int cell = 0; cell < 81; cell++) {
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

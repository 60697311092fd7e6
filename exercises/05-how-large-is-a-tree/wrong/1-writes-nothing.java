// task: 1
// fails: choicesAreMultiplied, aDeadEndIsNoSolution, moreThanALongCanCount
// hint says: The next blank sees it
// The digit that is drawn is never written, so no blank hears of another.
/** What a walk says about the number of solutions: 0 if it comes to a dead end. */
double solutionsByWalk(int[] board, int[] draws) {
    double solutions = 1;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            solutions *= digitsAt(board, cell).length;
        }
    }
    return solutions;
}

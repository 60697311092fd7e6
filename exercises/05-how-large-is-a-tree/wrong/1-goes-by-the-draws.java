// task: 1
// fails: oneDigitIsNoChoice, choicesAreMultiplied, moreThanALongCanCount
// hint says: A blank with one digit multiplies by 1
// Takes a step for each draw, and not for each blank.
double solutionsByWalk(int[] board, int[] draws) {
    double product = 1;
    int cell = 0;
    for (int draw : draws) {
        // each draw belongs to the next blank
        while (board[cell] != 0) cell++;
        int[] d = digitsAt(board, cell);
        if (d.length == 0) return 0;
        product *= d.length;
        board[cell] = d[draw % d.length];
    }
    return product;
}

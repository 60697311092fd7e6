// task: 1
// fails: oneDigitIsNoChoice, choicesAreMultiplied, moreThanALongCanCount
// hint says: A blank with one digit multiplies by 1
// Draws that are left over are a dead end.
double solutionsByWalk(int[] board, int[] draws) {
    double product = 1;
    int used = 0;
    for (int cell = 0; cell < 81 && used < draws.length; cell++) if (board[cell] == 0) {
        int[] d = digitsAt(board, cell);
        if (d.length == 0) break;
        product *= d.length;
        board[cell] = d[draws[used++] % d.length];
    }
    return used == draws.length ? product : 0;
    // not all drawn: a dead end
}

// task: 4
// fails: aheadOfTheFirst, aheadOfTheLot, aheadOfTheBusiest, elsewhereAheadOfTheLot, elsewhereAheadOfTheBusiest, aheadOfTheLoudest
// hint says: the first of them is not
// Of the tightest, the one with the most blank neighbours.
/** The blank where the search tries all digits next. */
int next(int[] board) {
    int best = -1;
    int most = -1;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int busy = 1000 * (9 - digitsAt(board, cell).length);
            for (int other = 0; other < 81; other++) {
                busy += board[other] == 0 && sharesHouse(cell, other) ? 1 : 0;
            }
            if (busy > most) {
                most = busy;
                best = cell;
            }
        }
    }
    return best;
}

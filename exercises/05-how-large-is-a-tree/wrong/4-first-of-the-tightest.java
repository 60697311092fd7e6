// task: 4
// fails: aheadOfTheFirst, aheadOfTheLot, aheadOfTheBusiest, elsewhereAheadOfTheLot, elsewhereAheadOfTheBusiest, aheadOfTheLoudest
// hint says: the first of them is not
// Takes the first of the tightest blanks.
/** The blank where the search tries all digits next. */
int next(int[] board) {
    int best = -1;
    int fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0 && digitsAt(board, cell).length < fewest) {
            fewest = digitsAt(board, cell).length;
            best = cell;
        }
    }
    return best;
}

// task: 4
// fails: aBlankIsNamed, aheadOfRowByRow, aheadOfTheFirst, aheadOfTheLot, aheadOfTheBusiest, elsewhereAheadOfTheLot, elsewhereAheadOfTheBusiest, aheadOfTheLoudest
// hint says: Look at all 81 cells
// Gives a digit back, where a cell is asked for.
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
    best = digitsAt(board, best).length > 0 ? digitsAt(board, best)[0] : best;
    return best;
}

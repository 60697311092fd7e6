// task: 4
// fails: aheadOfTheFirst, aheadOfTheLot, aheadOfTheBusiest, elsewhereAheadOfTheLot, elsewhereAheadOfTheBusiest, aheadOfTheLoudest
// hint says: the first of them is not
// A blank with no digit is left for later, and digits are written in vain until then.
/** The blank where the search tries all digits next. */
int next(int[] board) {
    int best = -1;
    int[][] digits = new int[81][0];
    int fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            digits[cell] = digitsAt(board, cell);
            best = best < 0 ? cell : best;
            fewest = digits[cell].length > 0 ? Math.min(fewest, digits[cell].length) : fewest;
        }
    }
    double most = -1;
    for (int cell = 0; cell < 81; cell++) {
        double told = board[cell] == 0 && digits[cell].length == fewest ? told(digits, cell) : -1;
        if (told > most) {
            most = told;
            best = cell;
        }
    }
    return best;
}

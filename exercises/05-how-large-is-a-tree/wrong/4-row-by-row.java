// task: 4
// fails: aheadOfRowByRow, aheadOfTheFirst, aheadOfTheLot, aheadOfTheBusiest, elsewhereAheadOfTheLot, elsewhereAheadOfTheBusiest, aheadOfTheLoudest
// hint says: Lesson 4 knows
// The first blank, whatever fits there.
/** The blank where the search tries all digits next. */
int next(int[] board) {
    int best = -1;
    for (int cell = 80; cell >= 0; cell--) {
        best = board[cell] == 0 ? cell : best;
    }
    return best;
}

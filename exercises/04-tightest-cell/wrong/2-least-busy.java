// task: 2
// fails: ofEquallyTightTheBusiestIsChosen, ofEqualsTheFirstIsChosen, aDeadCellIsChosen
// hint says: compare their blank neighbours, and more of them win
// The comparison is turned round.
/** The blank to be filled next, −1 if there is none. */
int choose(int[] board) {
    int best = -1;
    int[] neighbours = degrees(board);
    int fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int count = Integer.bitCount(candidatesOf(board, cell));
            if (count < fewest || count == fewest && neighbours[cell] < neighbours[best]) {
                best = cell;
                fewest = count;
            }
        }
    }
    return best;
}

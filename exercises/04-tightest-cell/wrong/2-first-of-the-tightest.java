// task: 2
// fails: ofEquallyTightTheBusiestIsChosen, ofEqualsTheFirstIsChosen, aDeadCellIsChosen
// hint says: compare their blank neighbours
// The chooser of the lesson.
/** The blank to be filled next, −1 if there is none. */
int choose(int[] board) {
    int chosen = -1;
    int[] neighbours = degrees(board);
    int least = 10;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int choices = Integer.bitCount(candidatesOf(board, cell));
            if (choices < least) {
                chosen = cell;
                least = choices;
            }
        }
    }
    return chosen;
}

// task: 2
// fails: aDeadCellIsChosen
// hint says: Nothing is fewer than one
// A cell without candidates is passed over.
/** The blank to be filled next, −1 if there is none. */
int choose(int[] board) {
    int best = -1;
    int[] neighbours = degrees(board);
    int fewest = 10;
    for (int cell = 0; cell < 81; cell++) {
        if (board[cell] == 0) {
            int count = Integer.bitCount(candidatesOf(board, cell));
            if (count > 0 && count < fewest || count == fewest && neighbours[cell] > neighbours[best]) {
                best = cell;
                fewest = count;
            }
        }
    }
    return best;
}

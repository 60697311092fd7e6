// task: 2
// fails: aDeadCellIsChosen
// hint says: Nothing is fewer than one
// The first cell without a candidate is taken at once.
int choose(int[] board) {
    int best = -1, few = 10;
    int[] deg = degrees(board.clone());
    for (int c = 0; c < 81; c++) if (board[c] == 0) {
        int n = Integer.bitCount(candidatesOf(board, c));
        if (n == 0) return c;
        if (n < few || n == few && deg[c] > deg[best]) {
            few = n;
            best = c;
        }
    }
    return best;
}

int candidatesOf(int[] board, int cell) {
    int left = 0b1111111110;
    for (int o = 0; o < 81; o++) if (areNeighbours(cell, o)) left &= ~(1 << board[o]);
    return left;
}

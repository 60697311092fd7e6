// task: 2
// fails: onAFullBoardThereIsNothing
// hint says: Without a blank the answer is −1
// Tries digits on the board, and leaves a full one with a blank.
int choose(int[] board) {
    int best = -1, few = 10;
    int[] deg = degrees(board.clone());
    for (int c = 0; c < 81; c++) if (board[c] == 0) {
        int n = Integer.bitCount(candidatesOf(board, c));
        if (n < few || n == few && deg[c] > deg[best]) {
            few = n;
            best = c;
        }
    }
    if (best < 0) board[0] = 0;
    return best;
}

int candidatesOf(int[] board, int cell) {
    int left = 0b1111111110;
    for (int o = 0; o < 81; o++) if (areNeighbours(cell, o)) left &= ~(1 << board[o]);
    return left;
}

// task: 2
// fails: aDeadCellIsChosen
// hint says: Nothing is fewer than one
// Tries digits on the board, and forgets the last one when it leaves early.
int choose(int[] board) {
    int best = -1, few = 99;
    int[] deg = degrees(board.clone());
    for (int c = 0; c < 81; c++) if (board[c] == 0) {
        int n = 0;
        for (int d = 1; d <= 9; d++) {
            board[c] = d;
            boolean ok = true;
            for (int o = 0; o < 81; o++) if (areNeighbours(c, o) && board[o] == d) ok = false;
            if (ok) n++;
        }
        if (n > 0) board[c] = 0;
        else {
            return c;
        }
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

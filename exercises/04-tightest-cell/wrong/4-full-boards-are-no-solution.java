// task: 4
// fails: theTreeHasItsSize
// hint says: a solution without a digit
// A board that is full from the start counts as no solution.
int nodes_, sols_;

int[] wholeTree(int[] board) {
    nodes_ = 0;
    sols_ = 0;
    if (clash_(board)) return new int[2];
    if (choose(board) < 0) return new int[2];
    grow_(board.clone());
    return new int[] {nodes_, sols_};
}

boolean clash_(int[] board) {
    for (int c = 0; c < 81; c++) if (board[c] != 0 && (candidatesOf(board, c) & 1 << board[c]) == 0) return true;
    return false;
}

void grow_(int[] b) {
    int c = choose(b);
    if (c < 0) {
        sols_++;
        return;
    }
    int m = candidatesOf(b, c);
    for (int d = 1; d <= 9; d++) if ((m & 1 << d) != 0) {
        b[c] = d;
        nodes_++;
        grow_(b);
        b[c] = 0;
    }
}

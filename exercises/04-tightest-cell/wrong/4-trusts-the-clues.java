// task: 4
// fails: contradictingCluesMakeNoTree
// hint says: Look at the clues
// Only digits it writes itself are checked.
/** The digits written until everything has been searched, and the solutions. */
int[] wholeTree(int[] board) {
    int[] tree = new int[2];
    int[] copy = board.clone();
    growTree(copy, tree);
    return tree;
}

void growTree(int[] board, int[] tree) {
    int cell = choose(board);
    if (cell < 0) {
        tree[1]++;
        return;
    }
    int left = candidatesOf(board, cell);
    for (int digit = 1; digit <= 9; digit++) {
        if ((left & 1 << digit) != 0) {
            board[cell] = digit;
            tree[0]++;
            growTree(board, tree);
            board[cell] = 0;
        }
    }
}

// task: 4
// fails: theTreeHasItsSize, deadCellsEndTheirBranch, contradictingCluesMakeNoTree
// hint says: also those that are taken back
// Only the digits of the solutions are counted.
/** The digits written until everything has been searched, and the solutions. */
int[] wholeTree(int[] board) {
    int[] tree = new int[2];
    int[] copy = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        if (copy[cell] != 0 && (candidatesOf(copy, cell) & 1 << copy[cell]) == 0) {
            return tree;
        }
    }
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
            tree[0]--;
        }
    }
}

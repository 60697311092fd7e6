// task: 4
// fails: theTreeHasItsSize, deadCellsEndTheirBranch
// hint says: most blank neighbours
// The tightest cell, but the first of several.
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
    int cell = -1;
    for (int each = 0; each < 81; each++) {
        if (board[each] == 0 && (cell < 0 || Integer.bitCount(candidatesOf(board, each))
                < Integer.bitCount(candidatesOf(board, cell)))) {
            cell = each;
        }
    }
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

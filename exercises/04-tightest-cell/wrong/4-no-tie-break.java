// task: 4
// fails: theTreeHasItsSize, deadCellsEndTheirBranch
// hint says: most blank neighbours
// The tightest cell, but the first of several.
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

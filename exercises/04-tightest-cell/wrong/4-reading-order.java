// task: 4
// fails: theTreeHasItsSize, deadCellsEndTheirBranch
// hint says: most blank neighbours
// Takes the first blank, as in lesson 1.
void growTree(int[] board, int[] tree) {
    int cell = 0;
    while (cell < 81 && board[cell] != 0) {
        cell++;
    }
    cell = cell < 81 ? cell : -1;
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

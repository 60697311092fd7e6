// task: 4
// fails: theTreeHasItsSize, deadCellsEndTheirBranch, contradictingCluesMakeNoTree
// hint says: Count each digit once
// Counts a digit when it is written, and once more when it is taken back.
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
            tree[0]++;
        }
    }
}

// task: 4
// fails: allSolutionsAreCounted, theTreeHasItsSize, deadCellsEndTheirBranch
// hint says: no reason to stop
// The search ends with the first solution.
void growTree(int[] board, int[] tree) {
    int cell = choose(board);
    if (cell < 0) {
        tree[1]++;
        return;
    }
    int left = candidatesOf(board, cell);
    for (int digit = 1; digit <= 9; digit++) {
        if (tree[1] == 0 && (left & 1 << digit) != 0) {
            board[cell] = digit;
            tree[0]++;
            growTree(board, tree);
            board[cell] = 0;
        }
    }
}

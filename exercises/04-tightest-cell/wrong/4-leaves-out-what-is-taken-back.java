// task: 4
// fails: theTreeHasItsSize, deadCellsEndTheirBranch, contradictingCluesMakeNoTree
// hint says: also if it is taken back later
// Only the digits of the solutions are counted.
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

// task: 4
// fails: theTreeHasItsSize, deadCellsEndTheirBranch, contradictingCluesMakeNoTree
// hint says: also where only one fits
// A cell with one candidate is no choice, and so its digit is not counted.
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
            if (Integer.bitCount(left) > 1) {
                tree[0]++;
            }
            growTree(board, tree);
            board[cell] = 0;
        }
    }
}

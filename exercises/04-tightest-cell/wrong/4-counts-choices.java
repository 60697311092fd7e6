// task: 4
// fails: theTreeHasItsSize, contradictingCluesMakeNoTree
// hint says: Count each digit once
// Counts the cells chosen instead of the digits written.
void growTree(int[] board, int[] tree) {
    int cell = choose(board);
    if (cell < 0) {
        tree[1]++;
        return;
    }
    tree[0]++;
    int left = candidatesOf(board, cell);
    for (int digit = 1; digit <= 9; digit++) {
        if ((left & 1 << digit) != 0) {
            board[cell] = digit;
            growTree(board, tree);
            board[cell] = 0;
        }
    }
}

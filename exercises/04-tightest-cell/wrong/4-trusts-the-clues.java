// task: 4
// fails: contradictingCluesMakeNoTree
// hint says: Look at the clues
// Only digits it writes itself are checked.
/** The digits written until everything has been searched, and the solutions. */
int[] wholeTree(int[] board) {
    int[] tree = new int[2];
    int[] copy = board.clone();
    growTree(copy, tree);
    return tree;
}

// task: 4
// fails: theTreeHasItsSize
// hint says: a solution without a digit
// A board that is full from the start counts as no solution.
/** The digits written until everything has been searched, and the solutions. */
int[] wholeTree(int[] board) {
    int[] tree = new int[2];
    int[] copy = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        if (copy[cell] != 0 && (candidatesOf(copy, cell) & 1 << copy[cell]) == 0) {
            return tree;
        }
    }
    if (Arrays.stream(copy).anyMatch(digit -> digit == 0)) {
        growTree(copy, tree);
    }
    return tree;
}

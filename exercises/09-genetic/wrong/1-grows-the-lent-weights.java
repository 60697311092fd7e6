// task: 1
// fails: theWeightsWereOnlyLent
// hint says: new weights
// The weights that were lent are changed.
/** The weights afterwards. */
int[] heavierLines(int[] board, int[] weights) {
    int[] grown = weights;
    int[] lacking = lackingByLine(board);
    for (int line = 0; line < lacking.length; line++) {
        grown[line] += lacking[line] > 0 ? 1 : 0;
    }
    return grown;
}

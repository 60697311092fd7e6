// task: 1
// fails: linesWithAnErrorGrowHeavier, aLineGrowsByOne, boardsMayHaveAnySize
// hint says: Look at each line
// Weights are digits, and end at nine.
/** The weights afterwards. */
int[] heavierLines(int[] board, int[] weights) {
    int[] grown = weights.clone();
    int[] lacking = lackingByLine(board);
    for (int line = 0; line < lacking.length; line++) {
        grown[line] = lacking[line] > 0 ? Math.min(9, grown[line] + 1) : grown[line];
    }
    return grown;
}

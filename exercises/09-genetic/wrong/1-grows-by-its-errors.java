// task: 1
// fails: linesWithAnErrorGrowHeavier, aLineGrowsByOne, boardsMayHaveAnySize
// hint says: weighs one more afterwards
// A line grows by as much as it lacks.
/** The weights afterwards. */
int[] heavierLines(int[] board, int[] weights) {
    int[] grown = weights.clone();
    int[] lacking = lackingByLine(board);
    for (int line = 0; line < lacking.length; line++) {
        grown[line] += lacking[line];
    }
    return grown;
}

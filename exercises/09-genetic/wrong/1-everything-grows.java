// task: 1
// fails: linesWithAnErrorGrowHeavier, aLineGrowsByOne, boardsMayHaveAnySize
// hint says: Look at each line by itself
// As long as anything is wrong, all lines grow.
/** The weights afterwards. */
int[] heavierLines(int[] board, int[] weights) {
    int[] grown = weights.clone();
    int[] lacking = lackingByLine(board);
    for (int line = 0; line < lacking.length; line++) {
        grown[line] += IntStream.of(lacking).sum() > 0 ? 1 : 0;
    }
    return grown;
}

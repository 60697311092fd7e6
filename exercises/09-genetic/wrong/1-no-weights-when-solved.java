// task: 1
// fails: linesWithAnErrorGrowHeavier
// hint says: Look at each line
// Gives no weights when nothing is wrong any more.
/** The weights afterwards. */
int[] heavierLines(int[] board, int[] weights) {
    int[] grown = weights.clone();
    int[] lacking = lackingByLine(board);
    if (IntStream.of(lacking).sum() == 0) {
        return new int[0];
    }
    for (int line = 0; line < lacking.length; line++) {
        grown[line] += lacking[line] > 0 ? 1 : 0;
    }
    return grown;
}

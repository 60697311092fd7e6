// task: 1
// fails: linesWithAnErrorGrowHeavier, aLineGrowsByOne, boardsMayHaveAnySize
// hint says: weighs one more afterwards
// Takes the heaviest weight that is lent for the heaviest there is.
/** The weights afterwards. */
int[] heavierLines(int[] board, int[] weights) {
    int[] grown = weights.clone();
    int[] lacking = lackingByLine(board);
    for (int line = 0; line < lacking.length; line++) {
        grown[line] = Math.min(1_000, grown[line] + (lacking[line] > 0 ? 1 : 0));
    }
    return grown;
}

// task: 1
// fails: linesWithAnErrorGrowHeavier
// hint says: Look at each line
// Takes the board for solved when its rows lack nothing.
/** The weights afterwards. */
int[] heavierLines(int[] board, int[] weights) {
    int[] grown = weights.clone();
    int[] lacking = lackingByLine(board);
    if (IntStream.of(lacking).limit(lacking.length / 2).sum() == 0) {
        return grown;
    }
    for (int line = 0; line < lacking.length; line++) {
        grown[line] += lacking[line] > 0 ? 1 : 0;
    }
    return grown;
}

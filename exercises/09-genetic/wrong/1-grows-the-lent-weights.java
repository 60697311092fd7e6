// task: 1
// fails: theWeightsWereOnlyLent
// hint says: new weights
// The weights that were lent are changed.
/** The digits missing in each line, times its weight. */
int weightedErrors(int[] board, int[] weights) {
    int sum = 0;
    int[] lacking = lackingByLine(board);
    for (int line = 0; line < lacking.length; line++) {
        sum += lacking[line] * weights[line];
    }
    return sum;
}

/** The weights afterwards. */
int[] heavierLines(int[] board, int[] weights) {
    int[] grown = weights;
    int[] lacking = lackingByLine(board);
    for (int line = 0; line < lacking.length; line++) {
        grown[line] += lacking[line] > 0 ? 1 : 0;
    }
    return grown;
}

int[] lackingByLine(int[] board) {
    int size = (int) Math.sqrt(board.length);
    int[] lacking = new int[2 * size];
    for (int line = 0; line < 2 * size; line++) {
        Set<Integer> there = new HashSet<>();
        for (int i = 0; i < size; i++) {
            there.add(line < size ? board[line * size + i] : board[i * size + line - size]);
        }
        lacking[line] = size - there.size();
    }
    return lacking;
}

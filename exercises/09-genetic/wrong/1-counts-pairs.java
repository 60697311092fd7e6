// task: 1
// fails: everyMissingDigitCounts, boardsMayHaveAnySize
// hint says: not the pairs that are equal
// Each pair of equal digits is an error.
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
    int[] grown = weights.clone();
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
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                int one = line < size ? board[line * size + i] : board[i * size + line - size];
                int other = line < size ? board[line * size + j] : board[j * size + line - size];
                lacking[line] += one == other ? 1 : 0;
            }
        }
    }
    return lacking;
}

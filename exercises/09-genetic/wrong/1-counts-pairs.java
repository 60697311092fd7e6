// task: 1
// fails: everyMissingDigitCounts, aLineGrowsByOne, boardsMayHaveAnySize
// hint says: not the pairs that are equal
// Each pair of equal digits is an error.
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

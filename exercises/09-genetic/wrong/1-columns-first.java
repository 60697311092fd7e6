// task: 1
// fails: aMissingDigitCostsItsRow, aMissingDigitCostsItsColumn, everyMissingDigitCounts, linesWithAnErrorGrowHeavier, aLineGrowsByOne, boardsMayHaveAnySize
// hint says: The first weights are those of the rows
// The lines are numbered the other way round.
int[] lackingByLine(int[] board) {
    int size = (int) Math.sqrt(board.length);
    int[] lacking = new int[2 * size];
    for (int line = 0; line < 2 * size; line++) {
        Set<Integer> there = new HashSet<>();
        for (int i = 0; i < size; i++) {
            there.add(line < size ? board[i * size + line] : board[(line - size) * size + i]);
        }
        lacking[line] = size - there.size();
    }
    return lacking;
}

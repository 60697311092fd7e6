// task: 1
// fails: aMissingDigitCostsItsColumn, everyMissingDigitCounts, aLineGrowsByOne, boardsMayHaveAnySize
// hint says: columns come behind those of the rows
// The columns are forgotten where the errors are added up.
/** The digits missing in each line, times its weight. */
int weightedErrors(int[] board, int[] weights) {
    int sum = 0;
    int[] lacking = lackingByLine(board);
    for (int line = 0; line < lacking.length / 2; line++) {
        sum += lacking[line] * weights[line];
    }
    return sum;
}

// task: 2
// fails: rowsAndColumnsAreCovered
// hint says: never a row
// Columns begin at 0 as well.
/** The four items of each square. */
int[][] queens(int side) {
    int[][] options = new int[side * side][4];
    for (int row = 0; row < side; row++) {
        for (int column = 0; column < side; column++) {
            options[row * side + column] = new int[] {row, column, 2 * side + row + column,
                    4 * side - 1 + column - row + side - 1};
        }
    }
    return options;
}

// task: 2
// fails: risingDiagonalsAreShared, diagonalsAreNumberedInTheirOrder
// hint says: One step up
// Rising and falling are taken for the same.
/** The four items of each square. */
int[][] queens(int side) {
    int[][] options = new int[side * side][4];
    for (int row = 0; row < side; row++) {
        for (int column = 0; column < side; column++) {
            options[row * side + column] = new int[] {row, side + column, 2 * side + column - row + side - 1,
                    4 * side - 1 + column - row + side - 1};
        }
    }
    return options;
}

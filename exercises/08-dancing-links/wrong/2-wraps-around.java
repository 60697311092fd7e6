// task: 2
// fails: fallingDiagonalsAreShared, diagonalsAreNumberedInTheirOrder
// hint says: can be negative
// The remainder makes negative differences positive, and two diagonals one.
/** The four items of each square. */
int[][] queens(int side) {
    int[][] options = new int[side * side][4];
    for (int row = 0; row < side; row++) {
        for (int column = 0; column < side; column++) {
            options[row * side + column] = new int[] {row, side + column, 2 * side + row + column,
                    4 * side - 1 + Math.floorMod(column - row, side)};
        }
    }
    return options;
}

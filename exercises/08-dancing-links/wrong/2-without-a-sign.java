// task: 2
// fails: fallingDiagonalsAreShared, diagonalsAreNumberedInTheirOrder
// hint says: the difference stays the same
// Two diagonals on both sides of the long one get the same number.
/** The four items of each square. */
int[][] queens(int side) {
    int[][] options = new int[side * side][4];
    for (int row = 0; row < side; row++) {
        for (int column = 0; column < side; column++) {
            options[row * side + column] = new int[] {row, side + column, 2 * side + row + column,
                    4 * side - 1 + Math.abs(column - row)};
        }
    }
    return options;
}

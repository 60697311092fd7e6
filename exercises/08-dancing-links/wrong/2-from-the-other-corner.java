// task: 2
// fails: diagonalsAreNumberedInTheirOrder
// hint says: at the top left is the first
// Rising diagonals are numbered from the bottom right.
/** The four items of each square. */
int[][] queens(int side) {
    int[][] options = new int[side * side][4];
    for (int row = 0; row < side; row++) {
        for (int column = 0; column < side; column++) {
            options[row * side + column] = new int[] {row, side + column, 4 * side - 2 - row - column,
                    4 * side - 1 + column - row + side - 1};
        }
    }
    return options;
}

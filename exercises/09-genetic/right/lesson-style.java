// As the lessons write it: a board is a grid, a line is a house, and what it lacks is a set.
import sudoku.grid.Digits;

// task: 1
int[] lackingByLine(int[] board) {
    Grid grid = Grid.of(board);
    int[] lacking = new int[2 * grid.size()];
    for (int line = 0; line < lacking.length; line++) {
        int missing = Digits.all(grid.size());
        for (int cell : grid.cells().house(line)) {
            missing = Digits.remove(missing, grid.get(cell));
        }
        lacking[line] = Digits.count(missing);
    }
    return lacking;
}

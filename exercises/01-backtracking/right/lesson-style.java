// As the lessons write it: boards are grids, sets of digits are numbers, and the library knows the rules.
import sudoku.grid.Digits;
import sudoku.grid.Rules;

// task: 1
List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    Grid grid = Grid.of(board);
    for (int house = 0; house < houses.length; house++) {
        int once = Digits.NONE;
        int again = Digits.NONE;
        for (int cell : houses[house]) {
            if (!grid.isBlank(cell)) {
                again |= once & Digits.of(grid.get(cell));
                once = Digits.add(once, grid.get(cell));
            }
        }
        for (int digit : Digits.toArray(again)) {
            found.add(new int[] {house, digit});
        }
    }
    return found;
}

// task: 2
void allSolutions(int[] board, Consumer<String> found) {
    Grid puzzle = Grid.of(board);
    if (Rules.isValid(puzzle)) {
        searchGrids(puzzle, found);
    }
}

void searchGrids(Grid grid, Consumer<String> found) {
    if (grid.isFull()) {
        found.accept(grid.toLine());
        return;
    }
    int cell = 0;
    while (!grid.isBlank(cell)) {
        cell++;
    }
    for (int digit : Digits.toArray(Rules.candidates(grid, cell))) {
        searchGrids(grid.with(cell, digit), found);
    }
}

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

// task: 3
int someSolutions(int[] board, int most, Consumer<String> found) {
    Deque<Grid> stack = new ArrayDeque<>(List.of(Grid.of(board)));
    int count = 0;
    while (count < most && !stack.isEmpty()) {
        Grid grid = stack.pop();
        if (grid.isFull()) {
            found.accept(grid.toLine());
            count++;
            continue;
        }
        int cell = grid.toLine().indexOf('.');
        for (int digit : Digits.toArray(Rules.candidates(grid, cell))) {
            stack.push(grid.with(cell, digit));
        }
    }
    return count;
}

// task: 4
String solveX(int[] board) {
    return extendX(Grid.of(board));
}

String extendX(Grid grid) {
    if (!Rules.isValid(grid) || !isValidX(grid, 10, 0) || !isValidX(grid, 8, 8)) {
        return "";
    }
    if (grid.isFull()) {
        return grid.toLine();
    }
    int cell = grid.toLine().indexOf('.');
    for (int digit : Digits.toArray(Rules.candidates(grid, cell))) {
        String line = extendX(grid.with(cell, digit));
        if (!line.isEmpty()) {
            return line;
        }
    }
    return "";
}

boolean isValidX(Grid grid, int step, int first) {
    int seen = Digits.NONE;
    for (int i = 0; i < 9; i++) {
        int digit = grid.get(first + i * step);
        if (digit != Grid.BLANK && Digits.contains(seen, digit)) {
            return false;
        }
        seen = digit == Grid.BLANK ? seen : Digits.add(seen, digit);
    }
    return true;
}

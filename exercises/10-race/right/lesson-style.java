// As the lessons write it: parts are grids until they are handed over, and the library knows the rules.
import sudoku.grid.*;

// task: 3
List<int[]> parts(int[] board, int wanted) {
    List<Grid> full = new ArrayList<>();
    Deque<Grid> open = new ArrayDeque<>(isAlive(Grid.of(board)) ? List.of(Grid.of(board)) : List.of());
    while (!open.isEmpty() && full.size() + open.size() < wanted) {
        Grid part = open.remove();
        if (part.isFull()) {
            full.add(part);
            continue;
        }
        int cell = part.toLine().indexOf('.');
        for (int digit : Digits.toArray(Rules.candidates(part, cell))) {
            if (isAlive(part.with(cell, digit))) {
                open.add(part.with(cell, digit));
            }
        }
    }
    return Stream.concat(full.stream(), open.stream()).map(Grid::toArray).toList();
}

boolean isAlive(Grid grid) {
    return IntStream.range(0, 81).allMatch(cell -> !grid.isBlank(cell) || Rules.candidates(grid, cell) != Digits.NONE);
}

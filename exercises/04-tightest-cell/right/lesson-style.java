// As the lessons write it: houses and neighbours by the grid's cells, candidates by Rules.
import sudoku.grid.Digits;
import sudoku.grid.Rules;

// task: 1
int[] degrees(int[] board) {
    Grid grid = Grid.of(board);
    int[] degrees = new int[grid.cells().count()];
    for (int cell = 0; cell < degrees.length; cell++) {
        if (grid.isBlank(cell)) {
            for (int peer : grid.cells().peers(cell)) {
                degrees[cell] += grid.isBlank(peer) ? 1 : 0;
            }
        }
    }
    return degrees;
}

// task: 2
int choose(int[] board) {
    Grid grid = Grid.of(board);
    int[] degrees = degrees(board);
    int best = -1;
    int most = 0;
    for (int cell = 0; cell < board.length; cell++) {
        if (grid.isBlank(cell)) {
            int weight = 100 * (9 - Digits.count(Rules.candidates(grid, cell))) + degrees[cell] + 1;
            if (weight > most) {
                most = weight;
                best = cell;
            }
        }
    }
    return best;
}

// As the lessons write it: candidates as sets of digits, boards as grids.
import sudoku.grid.*;

// task: 1
double solutionsByWalk(int[] board, int[] draws) {
    Grid grid = Grid.of(board);
    double width = 1;
    int walked = 0;
    for (int cell = 0; cell < board.length; cell++) {
        if (!grid.isBlank(cell)) continue;
        int left = Rules.candidates(grid, cell), count = Digits.count(left);
        width *= count;
        if (count == 0) return 0;
        for (int skip = draws[walked] % count; skip > 0; skip--) left &= left - 1;
        grid = grid.with(cell, Integer.numberOfTrailingZeros(left));
        walked++;
    }
    return width;
}

// task: 4
int next(int[] board) {
    Grid grid = Grid.of(board);
    int best = -1;
    double most = -1;
    for (int cell = 80; cell >= 0; cell--) {
        if (!grid.isBlank(cell)) continue;
        int digits = Rules.candidates(grid, cell);
        double told = 0;
        for (int peer : grid.cells().peers(cell)) {
            if (!grid.isBlank(peer)) continue;
            int theirs = Rules.candidates(grid, peer);
            told += Digits.count(theirs & digits) * Math.pow(4, -Digits.count(theirs));
        }
        double weight = 1000 * (9 - Digits.count(digits)) + told;
        if (weight > most) {
            most = weight;
            best = cell;
        }
    }
    return best;
}

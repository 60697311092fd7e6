package sudoku.measure.claims;

import java.util.List;
import sudoku.grid.Grid;

/** Some puzzles that a claim is measured on, and what they are called in the sentence. */
record PuzzleSample(String name, List<Grid> grids) {
    int size() {
        return grids.size();
    }
}

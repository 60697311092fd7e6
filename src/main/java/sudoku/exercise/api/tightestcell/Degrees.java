package sudoku.exercise.api.tightestcell;

import sudoku.exercise.api.Task;

/** Counts the blank neighbors of every blank cell. */
@Task(set = 4, number = 1, title = "Blank neighbors", hidden = 0)
public interface Degrees {
    /**
     * How many blanks share a house with each blank.
     *
     * @param board the digits cell by cell, 0 is a blank
     * @return for each cell the number of other blank cells in its row, column and box, each counted once; 0 where a
     *     digit stands
     */
    int[] degrees(int[] board);
}

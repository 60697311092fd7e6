package sudoku.exercise.api.tightestcell;

import sudoku.exercise.api.Task;

/** Chooses the cell a search should fill next. */
@Task(set = 4, number = 2, title = "The tightest cell, and the busiest of them", hidden = 2)
public interface TightestChoice {
    /**
     * The blank with the fewest candidates, of several the one with the most blank neighbors, of several the first.
     *
     * @param board the digits cell by cell, 0 is a blank; afterwards it is as it was
     * @return the cell, or −1 if the board has no blank
     */
    int choose(int[] board);
}

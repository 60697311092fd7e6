package sudoku.exercise.api.bitmask;

import sudoku.exercise.api.Task;

/** Solves windoku, where four more boxes hold every digit once: rows and columns 2 to 4 and 6 to 8, counted from 1. */
@Task(set = 2, number = 4, title = "Windoku, by masks alone", hidden = 4)
public interface Windoku {
    /**
     * The solution of a puzzle that has at most one.
     *
     * @param board the puzzle's digits cell by cell, 0 is a blank; afterwards it is as it was
     * @return the 81 digits of the solution in a row, or an empty string if there is none
     */
    String windoku(int[] board);
}

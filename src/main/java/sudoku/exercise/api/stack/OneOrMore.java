package sudoku.exercise.api.stack;

import sudoku.exercise.api.Task;

/** Decides whether a puzzle has no solution, one, or more. */
@Task(set = 3, number = 3, title = "None, one or more", hidden = 2)
public interface OneOrMore {
    /**
     * How many solutions there are, as far as one needs to know.
     *
     * @param board the puzzle's digits cell by cell, 0 is a blank
     * @return 0, 1, or 2 if there are two or more
     */
    int atMostTwo(int[] board);
}

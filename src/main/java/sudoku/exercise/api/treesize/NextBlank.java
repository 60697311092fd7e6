package sudoku.exercise.api.treesize;

import sudoku.exercise.api.Task;

/** Says at each step of a search that somebody else runs where it goes on. */
@Task(set = 5, number = 4, title = "Your place in the race", hidden = 3, byLot = true)
public interface NextBlank {
    /**
     * The blank in which the search tries all digits that fit.
     *
     * @param board the digits cell by cell, 0 is a blank; they keep the rules, and there is a blank
     */
    int next(int[] board);
}

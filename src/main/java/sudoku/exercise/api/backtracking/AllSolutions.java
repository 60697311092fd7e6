package sudoku.exercise.api.backtracking;

import java.util.function.Consumer;
import sudoku.exercise.api.Task;

/** Hands over every solution of a puzzle, one at a time. */
@Task(set = 1, number = 2, title = "Every solution, through a callback", hidden = 4)
public interface AllSolutions {
    /**
     * Calls {@code found} once for each solution, with its 81 digits in a row.
     *
     * @param board the puzzle's digits cell by cell, 0 is a blank; afterwards it is as it was
     */
    void allSolutions(int[] board, Consumer<String> found);
}

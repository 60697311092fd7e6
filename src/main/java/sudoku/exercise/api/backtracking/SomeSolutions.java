package sudoku.exercise.api.backtracking;

import java.util.function.Consumer;
import sudoku.exercise.api.Task;

/** Hands over solutions until there are enough. */
@Task(set = 1, number = 3, title = "Enough is enough", hidden = 3)
public interface SomeSolutions {
    /**
     * Calls {@code found} for each solution, but no more than {@code most} times, and then stops searching.
     *
     * @param board the puzzle's digits cell by cell, 0 is a blank; afterwards it is as it was
     * @return how many solutions were handed over
     */
    int someSolutions(int[] board, int most, Consumer<String> found);
}

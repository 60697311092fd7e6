package sudoku.exercise.api.stack;

import java.util.Iterator;
import sudoku.exercise.api.Task;

/** Gives the solutions of a puzzle one at a time. */
@Task(set = 3, number = 2, title = "An iterator over all solutions", hidden = 6)
public interface SolutionIterator {
    /**
     * Every solution, each once, found when it is asked for.
     *
     * @param board the puzzle's digits cell by cell, 0 is a blank
     * @return an iterator over lines of 81 digits, which throws NoSuchElementException when there is none left
     */
    Iterator<String> solutions(int[] board);
}

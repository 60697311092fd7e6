package sudoku.exercise.api.stack;

import java.util.List;
import sudoku.exercise.api.Task;

/** Goes on with a search that was put down. */
@Task(set = 3, number = 4, title = "Going on from a saved stack", hidden = 4)
public interface SavedSearch {
    /**
     * Takes the blanks in reading order and the digits from 1 to 9, and goes on to the next solution.
     *
     * @param puzzle the digits cell by cell, 0 is a blank; the clues keep the rules, and there is a blank
     * @param saved the choices standing when the search was put down, the cell and its digit, the oldest first; none
     *     if it has not
     *     begun; one for each blank if it had just found a solution
     * @return the choices standing at the next solution, none if there is no other
     */
    List<int[]> resume(int[] puzzle, List<int[]> saved);
}

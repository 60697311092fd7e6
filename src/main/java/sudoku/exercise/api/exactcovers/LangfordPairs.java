package sudoku.exercise.api.exactcovers;

import java.util.List;
import sudoku.exercise.api.Task;

/** States Langford's problem, two blocks of each color in a row, as an exact cover. */
@Task(set = 7, number = 1, title = "Blocks in a row", hidden = 2)
public interface LangfordPairs {
    /**
     * Says which two places the two blocks of a pair can have.
     *
     * @param between for each pair how many places are between its two blocks
     * @return the options: pair i is item i, and place p, counted from 0, is item between.length + p
     */
    List<int[]> options(int[] between);
}

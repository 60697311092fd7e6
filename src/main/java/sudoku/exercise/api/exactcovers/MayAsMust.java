package sudoku.exercise.api.exactcovers;

import java.util.List;
import sudoku.exercise.api.Task;

/** States a problem with secondary items without them. */
@Task(set = 7, number = 2, title = "May, said with must", hidden = 1)
public interface MayAsMust {
    /**
     * Adds options, so that each item can be covered exactly once, in as many ways as there were covers.
     *
     * @param primary how many items must be covered: they have the numbers from 0
     * @param secondary how many items may be covered, at most once: their numbers follow
     * @param options the items of each option, one of them primary at least
     * @return the options and those added
     */
    List<int[]> options(int primary, int secondary, List<int[]> options);
}

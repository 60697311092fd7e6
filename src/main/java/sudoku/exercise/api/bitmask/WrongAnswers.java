package sudoku.exercise.api.bitmask;

import java.util.List;
import sudoku.exercise.api.Task;

/** Judges a method that removes a digit from a set, by all the answers it gave. */
@Task(set = 2, number = 2, title = "Every question asked", hidden = 2)
public interface WrongAnswers {
    /**
     * The questions that were answered wrongly. A set is a number where bit d stands for digit d, from 1 to 9.
     *
     * @param answers at {@code [set][digit]} the set that came back when the digit was to be removed from the set
     * @return one array for each wrong answer: the set and the digit
     */
    List<int[]> wrongAnswers(int[][] answers);
}

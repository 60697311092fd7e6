package sudoku.grading.sample;

import sudoku.exercise.api.Task;

/** The smallest answer there is. */
@Task(set = 99, number = 2, title = "Doubling", hidden = 0)
public interface Doubling {
    int doubled(int number);
}

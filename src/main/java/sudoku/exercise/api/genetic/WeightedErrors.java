package sudoku.exercise.api.genetic;

import sudoku.exercise.api.Task;

/** Counts the errors of a full board when some lines matter more than others. */
@Task(set = 9, number = 1, title = "Errors with weights", hidden = 2)
public interface WeightedErrors {
    /**
     * Adds up, for every row and every column, the digits that are missing in it times what the line weighs.
     *
     * @param board the digits cell by cell, no blanks
     * @param weights for each row, then for each column, what it weighs
     */
    int errors(int[] board, int[] weights);

    /**
     * The weights as they are afterwards: each line that lacks a digit weighs one more, however many it lacks.
     *
     * @param board the digits cell by cell, no blanks
     * @param weights for each row, then for each column, what it weighs; they stay as they are
     */
    int[] heavier(int[] board, int[] weights);
}

package sudoku.exercise.api.stack;

import java.util.List;
import sudoku.exercise.api.Task;

/** Says which choices of a search stand, from what it has done so far. */
@Task(set = 3, number = 1, title = "What is on the stack", hidden = 1)
public interface StackReading {
    /**
     * The choices that were made and not taken back.
     *
     * @param steps one array for each step: the cell, and the digit written there, or 0 if the cell's digit was taken
     *     back
     * @return one array for each choice that stands, the cell and its digit, the oldest first
     */
    List<int[]> standing(List<int[]> steps);
}

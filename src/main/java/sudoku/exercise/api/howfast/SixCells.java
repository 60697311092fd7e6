package sudoku.exercise.api.howfast;

import sudoku.exercise.api.Task;

/** Keeps six sets of digits in one number, and asks all of them at once. */
@Task(set = 12, number = 1, title = "The pairs of six cells", hidden = 1)
public interface SixCells {
    /**
     * Puts sets side by side. Set i begins at bit 10 · i.
     *
     * @param sets one to six of them, where bit d stands for digit d, from 1 to 9
     */
    long packed(int[] sets);

    /**
     * Keeps the fields that hold exactly two digits, and empties the others.
     *
     * @param word six fields; bit 0 of each is off
     */
    long paired(long word);
}

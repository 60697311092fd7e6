package sudoku.exercise.api.genetic;

import sudoku.exercise.api.Task;

/** Adapts the rate of mutation to what became of the last generation. */
@Task(set = 9, number = 4, title = "A rate that learns", hidden = 2)
public interface NextRate {
    /**
     * How likely a box of a child is to be changed in the next generation.
     *
     * @param rate the same in the generation that has just been made, from 0 to 1
     * @param before the errors of the parent it was made from
     * @param after the errors of the best child, which is the next parent
     */
    double nextRate(double rate, int before, int after);
}

package sudoku.exercise.api.race;

import sudoku.exercise.api.Task;

/** Sums up runs of which some were given up. */
@Task(set = 10, number = 1, title = "Numbers that a tail cannot bend", hidden = 2)
public interface Quantile {
    /**
     * The smallest number of steps within which so many percent of the runs were done.
     *
     * @param runs the steps of each run, or −1 if it was given up; afterwards they are as they were; there is one at
     *     least
     * @param percent 1 to 100; 50 asks for the median
     * @return the steps, or −1 if fewer runs than that were done at all
     */
    int quantile(int[] runs, int percent);
}

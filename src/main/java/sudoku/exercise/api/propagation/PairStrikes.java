package sudoku.exercise.api.propagation;

import sudoku.exercise.api.Task;

/** Strikes all marks that naked pairs forbid. */
@Task(set = 6, number = 2, title = "Naked pairs", hidden = 2)
public interface PairStrikes {
    /**
     * Applies naked pairs, and no other rule, until no pair strikes anything anymore.
     *
     * @param marks for each of the 81 cells the set of digits that can still be there: bit 1 for digit 1, up to
     *     bit 9
     * @return the marks that are left, cell by cell
     */
    int[] strikePairs(int[] marks);
}

package sudoku.exercise.api.genetic;

import sudoku.exercise.api.Task;

/** Chooses the parents of a generation by their ranks, with one draw for all of them. */
@Task(set = 9, number = 2, title = "One spin for all", hidden = 2)
public interface FairParents {
    /**
     * Spins a wheel with as many hands as there are boards. Of the wheel's fields the worst board owns the first 2, the
     * next better one the following 4, and so on, two more each time.
     *
     * @param errors of each board; of two with the same errors either may count as the better one
     * @param spin the field, counted from 0, the first hand points at, from 0 to the number of boards; each further
     *     hand points as many fields on as there are boards, and one more
     * @return for each hand the number of the board, counted from 0, that owns its field
     */
    int[] parents(int[] errors, int spin);
}

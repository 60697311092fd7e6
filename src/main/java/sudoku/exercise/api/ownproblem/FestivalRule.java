package sudoku.exercise.api.ownproblem;

import sudoku.exercise.api.Task;

/** Says in code what the bands of a festival wish. */
@Task(set = 14, number = 1, title = "A rule in code", hidden = 2)
public interface FestivalRule {
    /**
     * Whether a band may have a slot beside the other bands. A slot is an hour and a stage, hour * stages + stage.
     *
     * @param stages how many there are
     * @param wishes each a kind and two bands: 0 for the first in an earlier hour, 1 for a whole hour between them, 2
     *     for different stages
     * @param at for each band its slot, −1 for none yet
     * @param band the one that is asked about
     * @param slot the one that it would have
     */
    boolean fits(int stages, int[][] wishes, int[] at, int band, int slot);
}

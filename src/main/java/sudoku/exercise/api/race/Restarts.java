package sudoku.exercise.api.race;

import sudoku.exercise.api.Task;

/** Gives up in time, and begins again. */
@Task(set = 10, number = 2, title = "Give up, begin again", hidden = 2)
public interface Restarts {
    /**
     * The patience of a round in Luby's sequence 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, …
     *
     * @param round counted from 1
     */
    int patience(int round);

    /**
     * All steps until a run is done, those of the runs that were given up among them.
     *
     * @param runs the steps that the run of each round would need
     * @param unit by how much a patience is multiplied to give the steps a run may take
     * @return the steps, or −1 if no run is done in its round
     */
    long steps(int[] runs, int unit);
}

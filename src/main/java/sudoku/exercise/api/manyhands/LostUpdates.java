package sudoku.exercise.api.manyhands;

import sudoku.exercise.api.Task;

/** Says in which turns two hands lose a wanted number of additions to a counter they share. */
@Task(set = 11, number = 1, title = "Lost on purpose", hidden = 1)
public interface LostUpdates {
    /**
     * Mixes the turns of hand 0 and hand 1. To add one takes a hand two turns: it looks, and then it writes what it has
     * seen plus one.
     *
     * @param each how often each hand adds one
     * @param lost how many of all these additions are to be missing in the counter at the end, at most {@code each}
     * @return the hand whose turn it is, for each turn
     */
    int[] turns(int each, int lost);
}

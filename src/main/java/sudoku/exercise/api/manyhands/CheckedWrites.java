package sudoku.exercise.api.manyhands;

import sudoku.exercise.api.Task;

/** Plays the turns of hands that write into a shared sum only what nobody has overtaken. */
@Task(set = 11, number = 2, title = "Write only if nobody was there", hidden = 1)
public interface CheckedWrites {
    /**
     * Plays all turns. A hand looks at the sum in one turn; in its next it writes, if the sum is still what it has
     * seen.
     *
     * @param turns the hand whose turn it is, for each turn
     * @param amounts for each hand what it adds, one after the other
     * @return the sum at the end, and how often a hand has tried to write in vain
     */
    int[] play(int[] turns, int[][] amounts);
}

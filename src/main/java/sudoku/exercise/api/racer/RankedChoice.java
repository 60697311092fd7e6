package sudoku.exercise.api.racer;

import sudoku.exercise.api.Task;

/** Chooses by rank the cell in which a search that somebody else runs guesses next. */
@Task(set = 13, number = 2, title = "The best rank first", hidden = 2)
public interface RankedChoice {
    /**
     * The first cell without marks; if there is none, the open cell with the smallest rank, of several the first.
     *
     * @param marks for each cell the set of the digits that it may still be, where bit d stands for digit d
     * @param peers for each cell those that see it
     * @return the cell, or −1 if each cell has one mark
     */
    int choose(int[] marks, int[][] peers);
}

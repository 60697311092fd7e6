package sudoku.exercise.api.racer;

import sudoku.exercise.api.Task;

/** Makes one number of two rules by which a search chooses its next cell. */
@Task(set = 13, number = 1, title = "One number for a cell", hidden = 1)
public interface CellRank {
    /**
     * The rank of a cell, the smaller the better: 1000 for each of its marks, minus one for each mark that an open peer
     * shares with it. A peer is open if it has two marks or more.
     *
     * @param marks for each cell the set of the digits that it may still be, where bit d stands for digit d
     * @param peers the cells that see the cell, each once
     * @param cell one with two marks or more
     */
    int rank(int[] marks, int[] peers, int cell);
}

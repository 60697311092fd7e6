package sudoku.exercise.api.bitmask;

import sudoku.exercise.api.Task;

/** Finds the candidates of every cell with one mask for each row, column and box. */
@Task(set = 2, number = 3, title = "Candidates for every cell", hidden = 3)
public interface BoardCandidates {
    /**
     * The digits that are neither in the row nor in the column nor in the box, as a number where bit d stands for
     * digit d.
     *
     * @param board the digits cell by cell, 0 is a blank; afterwards it is as it was
     * @param size the number of rows, columns, boxes and digits: 4, 9, 16 or 25
     * @return for each cell its candidates, the empty set where a digit stands
     */
    int[] candidates(int[] board, int size);
}

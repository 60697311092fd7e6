package sudoku.exercise.api.tightestcell;

import sudoku.exercise.api.Task;

/** Names a cell with the fewest candidates after each of many changes. */
@Task(set = 4, number = 3, title = "Buckets", hidden = 1)
public interface CountBuckets {
    /**
     * Follows changes of the numbers of candidates.
     *
     * @param counts the number of candidates of each cell, 0 to 25
     * @param cells the cell of each change, in their order
     * @param changed what the number of candidates of that cell is from then on, or −1 while the cell is filled
     * @return after each change a cell with the fewest candidates, any of several; −1 if all are filled
     */
    int[] choices(int[] counts, int[] cells, int[] changed);
}

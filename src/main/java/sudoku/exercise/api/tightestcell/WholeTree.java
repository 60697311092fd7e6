package sudoku.exercise.api.tightestcell;

import sudoku.exercise.api.Task;

/** Measures the whole tree of a search that chooses its cells well. */
@Task(set = 4, number = 4, title = "The whole tree", hidden = 3)
public interface WholeTree {
    /**
     * Searches until everything has been searched. The next cell is the blank with the fewest candidates, of several
     * the one with the most blank neighbors, of several the first.
     *
     * @param board the puzzle's digits cell by cell, 0 is a blank
     * @return two numbers: the digits written by the search, and the solutions; both 0 when clues contradict
     */
    int[] wholeTree(int[] board);
}

package sudoku.exercise.api.backtracking;

import sudoku.exercise.api.Task;

/** Solves Sudoku-X, where each of the two long diagonals is a house as well. */
@Task(set = 1, number = 4, title = "Sudoku-X", hidden = 3)
public interface SudokuX {
    /**
     * The solution of a puzzle that has at most one.
     *
     * @param board the puzzle's digits cell by cell, 0 is a blank; afterwards it is as it was
     * @return the 81 digits of the solution in a row, or an empty string if there is none
     */
    String solveX(int[] board);
}

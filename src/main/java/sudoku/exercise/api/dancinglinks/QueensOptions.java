package sudoku.exercise.api.dancinglinks;

import sudoku.exercise.api.Task;

/** States the queens' problem as an exact cover with secondary items. */
@Task(set = 8, number = 2, title = "Queens, with secondary items", hidden = 0)
public interface QueensOptions {
    /**
     * Says what a queen on each square covers.
     *
     * @param side how many rows the board has, and how many columns
     * @return for each square, row by row, its four items: its row, from 0; its column, from side; its rising diagonal,
     *     from 2 · side; its falling diagonal, from 4 · side − 1
     */
    int[][] options(int side);
}

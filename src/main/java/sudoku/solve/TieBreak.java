package sudoku.solve;

import sudoku.grid.Cells;
import sudoku.grid.Grid;

/**
 * Which of several equally tight cells to take: the one with the largest weight, and of those the first.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
@FunctionalInterface
public interface TieBreak {
    /** The first one in row-major order: every cell weighs the same. */
    TieBreak LOWEST_INDEX = (cell, board, geometry) -> 0;

    /** The cell with the most blank peers: a digit there tells the rest of the board most. */
    TieBreak DEGREE = (cell, board, geometry) -> {
        int blank = 0;
        for (int peer : geometry.peers(cell)) {
            if (board[peer] == Grid.BLANK) {
                blank++;
            }
        }
        return blank;
    };

    /** The weight of a blank cell; the board is the search's own and only to be read. */
    int weight(int cell, int[] board, Cells geometry);
}

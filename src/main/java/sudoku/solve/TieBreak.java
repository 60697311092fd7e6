package sudoku.solve;

import sudoku.grid.Cells;
import sudoku.grid.Grid;

/**
 * Which of several equally tight cells to take.
 *
 * <p><b>Idea.</b> The one with the largest weight, and of those the first.
 *
 * <p><b>Representation.</b> A function of the cell, so that a lesson can try its own in one line.
 *
 * <p><b>Cost.</b> A call for each cell that is as tight as the tightest so far.
 *
 * <p><b>Alternatives.</b> Drawing one at random, as {@link RandomOrder} does.
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

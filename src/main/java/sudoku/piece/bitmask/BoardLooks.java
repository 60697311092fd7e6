package sudoku.piece.bitmask;

import sudoku.grid.Cells;
import sudoku.grid.Grid;

/**
 * Counts how often the search of lesson 1 looks at a cell of the board to see what may be written.
 *
 * <p>For one digit it looks at cell after cell, and stops at the first that shares a house with the blank and holds the
 * digit.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
public final class BoardLooks {
    private final Cells cells;
    private final int[] board;
    private long count;

    private BoardLooks(Grid puzzle) {
        cells = puzzle.cells();
        board = puzzle.toArray();
    }

    /** On the way to the first solution, or through the whole tree if there is none. */
    public static long toSolve(Grid puzzle) {
        BoardLooks looks = new BoardLooks(puzzle);
        looks.solve(0);
        return looks.count;
    }

    private boolean solve(int cell) {
        if (cell == board.length) {
            return true;
        }
        if (board[cell] != Grid.BLANK) {
            return solve(cell + 1);
        }
        for (int digit = 1; digit <= cells.size(); digit++) {
            if (fits(cell, digit)) {
                board[cell] = digit;
                if (solve(cell + 1)) {
                    return true;
                }
                board[cell] = Grid.BLANK;
            }
        }
        return false;
    }

    private boolean fits(int cell, int digit) {
        for (int other = 0; other < board.length; other++) {
            count++;
            if (board[other] == digit && sharesHouse(cell, other)) {
                return false;
            }
        }
        return true;
    }

    private boolean sharesHouse(int cell, int other) {
        return cells.row(cell) == cells.row(other)
                || cells.column(cell) == cells.column(other)
                || cells.box(cell) == cells.box(other);
    }
}

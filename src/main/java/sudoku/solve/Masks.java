package sudoku.solve;

import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;

/**
 * A board that knows at once which digits a cell may hold.
 *
 * <p><b>Idea.</b> For each house, the set of digits that are in it. A digit is legal when it is
 * in none of the cell's three sets.
 *
 * <p><b>Representation.</b> {@code 3 × size} sets, each an {@code int}: 27 for a 9×9 board, in the
 * order rows, columns, boxes.
 *
 * <p><b>Cost.</b> Three reads to ask, three writes to place or to clear.
 *
 * <p><b>Alternatives.</b> One set of candidates for each cell: asking is one read, and placing a digit has to tell
 * twenty peers.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
final class Masks {
    final int[] board;
    private final int size;
    private final int allDigits;
    private final int[] used;
    private final int[] rowOf;
    private final int[] columnOf;
    private final int[] boxOf;

    Masks(Grid puzzle) {
        Cells cells = puzzle.cells();
        size = cells.size();
        allDigits = Digits.all(size);
        board = puzzle.toArray();
        used = new int[3 * size];
        rowOf = new int[board.length];
        columnOf = new int[board.length];
        boxOf = new int[board.length];
        for (int cell = 0; cell < board.length; cell++) {
            rowOf[cell] = cells.row(cell);
            columnOf[cell] = size + cells.column(cell);
            boxOf[cell] = 2 * size + cells.box(cell);
            if (board[cell] != Grid.BLANK) {
                place(cell, board[cell]);
            }
        }
    }

    int candidates(int cell) {
        return allDigits & ~(used[rowOf[cell]] | used[columnOf[cell]] | used[boxOf[cell]]);
    }

    /** The digits that are in a house, numbered as in {@link Cells#house}. */
    int in(int house) {
        return used[house];
    }

    void place(int cell, int digit) {
        flip(cell, digit);
        board[cell] = digit;
    }

    void clear(int cell) {
        flip(cell, board[cell]);
        board[cell] = Grid.BLANK;
    }

    /** Legal digits are in none of the three sets and placed ones in all, so one xor serves both ways. */
    private void flip(int cell, int digit) {
        int bit = Digits.of(digit);
        used[rowOf[cell]] ^= bit;
        used[columnOf[cell]] ^= bit;
        used[boxOf[cell]] ^= bit;
    }
}

package sudoku.genetic;

import sudoku.grid.Digits;
import sudoku.grid.Grid;

/**
 * How wrong a full board is: 0 for a solution, more for worse.
 *
 * <p><b>Idea.</b> In every row and every column, count the digits that are missing. On a full board each missing
 * digit leaves its cell to one that is there twice, so this counts the duplicates. The boxes need no count: a
 * {@link Candidate} holds each digit once in each box, so their share is always 0.
 *
 * <p><b>Representation.</b> None: functions of a board. The digits of a house are a set in an {@code int}.
 *
 * <p><b>Cost.</b> Every cell is read twice. A walk that changes two cells at a time keeps counts instead, see
 * {@link Walk}.
 *
 * <p><b>Alternatives.</b> Counting pairs of equal digits, or the cells in conflict, orders the boards a little
 * differently. "Fitness" promises that more is better; here less is, and {@link Selection} has to know.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class Fitness {
    private Fitness() {}

    /** The digits missing in rows and columns. */
    public static int errors(Grid board) {
        return errors(board.toArray(), board.size());
    }

    /** The same of a board as it is worked on. */
    public static int errors(int[] board, int size) {
        int errors = 0;
        for (int i = 0; i < size; i++) {
            int row = Digits.NONE;
            int column = Digits.NONE;
            for (int j = 0; j < size; j++) {
                row = Digits.add(row, board[i * size + j]);
                column = Digits.add(column, board[j * size + i]);
            }
            errors += 2 * size - Digits.count(row) - Digits.count(column);
        }
        return errors;
    }

    /** The digits missing in one house, numbered as in {@link sudoku.grid.Cells#house}. */
    public static int missing(Grid board, int house) {
        int seen = Digits.NONE;
        for (int cell : board.cells().house(house)) {
            seen = Digits.add(seen, board.get(cell));
        }
        return board.size() - Digits.count(Digits.remove(seen, Grid.BLANK));
    }
}

package sudoku.measure.claims;

import java.util.function.IntBinaryOperator;
import sudoku.grid.Digits;
import sudoku.grid.Grid;

/**
 * The board of the article on the stack, told again: a set of digits for each row, column and box.
 *
 * <p>Made apart from the library's own on purpose: the article's claims are about this code.
 */
final class TwentySevenSets {
    static final int CELLS = 81;
    private static final int SIZE = 9;

    final int[] board = new int[CELLS];
    final int[] sets = new int[3 * SIZE];

    /** An empty board. */
    TwentySevenSets() {}

    TwentySevenSets(Grid puzzle) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (!puzzle.isBlank(cell)) {
                set(cell, puzzle.get(cell));
            }
        }
    }

    static int box(int row, int column) {
        return row / 3 * 3 + column / 3;
    }

    boolean canSet(int cell, int digit) {
        return Digits.contains(candidates(cell), digit);
    }

    int candidates(int cell) {
        int row = cell / SIZE;
        int column = cell % SIZE;
        int used = sets[row] | sets[SIZE + column] | sets[2 * SIZE + box(row, column)];
        return Digits.all(SIZE) & ~used;
    }

    void set(int cell, int digit) {
        change(cell, digit, Digits::add);
        board[cell] = digit;
    }

    void delete(int cell, int digit) {
        change(cell, digit, Digits::remove);
        board[cell] = Grid.BLANK;
    }

    private void change(int cell, int digit, IntBinaryOperator how) {
        int row = cell / SIZE;
        int column = cell % SIZE;
        for (int house : new int[] {row, SIZE + column, 2 * SIZE + box(row, column)}) {
            sets[house] = how.applyAsInt(sets[house], digit);
        }
    }
}

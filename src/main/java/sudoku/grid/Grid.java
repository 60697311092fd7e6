package sudoku.grid;

import java.util.Arrays;

/**
 * A board with some digits on it. It never changes: {@link #with} gives a new one.
 *
 * <p><b>Idea.</b> A puzzle, a half-filled board and a solution are the same kind of thing. Nothing
 * is promised about the rules: {@link Rules} tells whether they are kept.
 *
 * <p><b>Representation.</b> One digit a cell, row by row; 0 is a blank.
 *
 * <p><b>Cost.</b> A copy of the board for each new grid. Searches work on an array of their own
 * and make a grid only for a solution.
 *
 * <p><b>Alternatives.</b> {@code int[9][9]}: two indices where one will do, and anyone who gets
 * hold of it can change the puzzle.
 *
 * <p><b>Lesson.</b> 00-start-here.
 */
public final class Grid {
    /** A cell with no digit. */
    public static final int BLANK = Symbols.BLANK;

    private final Cells cells;
    private final int[] digits;

    private Grid(int[] digits) {
        this.cells = Cells.of((int) Math.sqrt(digits.length));
        this.digits = digits;
    }

    /**
     * Reads a grid in any of its written forms: one line, or several with or without rulers.
     *
     * @throws GridFormatException naming line, column and what was expected
     */
    public static Grid parse(String text) {
        return of(new GridReader(text).digits());
    }

    /** A grid from its digits, row by row; 0 is a blank. */
    public static Grid of(int... digits) {
        if (!Cells.isBoard(digits.length)) {
            throw new IllegalArgumentException("A grid has 16, 81, 256 or 625 cells, not " + digits.length + ".");
        }
        Grid grid = new Grid(digits.clone());
        for (int cell = 0; cell < digits.length; cell++) {
            grid.requireDigit(digits[cell], cell);
        }
        return grid;
    }

    /** A board of this many cells a side with no digit on it. */
    public static Grid empty(int size) {
        return new Grid(new int[Cells.of(size).count()]);
    }

    private void requireDigit(int digit, int cell) {
        if (digit < BLANK || digit > size()) {
            throw new IllegalArgumentException("The digit " + digit + " at " + cells.name(cell)
                    + " is not between 1 and " + size() + " (0 is a blank).");
        }
    }

    /** A copy with one cell changed; {@link #BLANK} clears it. */
    public Grid with(int cell, int digit) {
        requireDigit(digit, cell);
        int[] changed = digits.clone();
        changed[cell] = digit;
        return new Grid(changed);
    }

    /** The geometry this grid lies on. */
    public Cells cells() {
        return cells;
    }

    /** Cells a side. */
    public int size() {
        return cells.size();
    }

    public int get(int cell) {
        return digits[cell];
    }

    public int get(int row, int column) {
        return digits[cells.at(row, column)];
    }

    public boolean isBlank(int cell) {
        return digits[cell] == BLANK;
    }

    public int blanks() {
        return (int) Arrays.stream(digits).filter(digit -> digit == BLANK).count();
    }

    /** How many cells hold a digit: the clues, when this grid is a puzzle. */
    public int clues() {
        return digits.length - blanks();
    }

    public boolean isFull() {
        return blanks() == 0;
    }

    /** A copy of the digits, row by row. */
    public int[] toArray() {
        return digits.clone();
    }

    /** One line, one character a cell, a dot for a blank: what puzzle lists hold. */
    public String toLine() {
        StringBuilder line = new StringBuilder();
        for (int digit : digits) {
            line.append(Symbols.of(digit, size()));
        }
        return line.toString();
    }

    /** Several lines with rulers between the boxes. */
    @Override
    public String toString() {
        return GridWriter.withRulers(digits, cells);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid grid && Arrays.equals(digits, grid.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }
}

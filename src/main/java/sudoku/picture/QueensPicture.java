package sudoku.picture;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Digits;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Queens on a chessboard of any size, one a column at most.
 *
 * <p><b>Idea.</b> A search for queens has a board as a search for digits has one: what is in each column, and what
 * still may.
 *
 * <p><b>Representation.</b> For each column the row of its queen, 1 for the uppermost, 0 where there is none; the rows
 * that may be chosen in one column, as a set, marked with a dot each.
 *
 * <p><b>Lesson.</b> 03-stack.
 */
public final class QueensPicture implements Picture {
    private static final double SIDE = 48;
    private static final double MARGIN = 34;
    private static final double CAPTION = 34;
    private static final double LETTER = 10;

    private final int[] queens;
    private final int markedColumn;
    private final int markedRows;
    private final String caption;

    private QueensPicture(int[] queens, int markedColumn, int markedRows, String caption) {
        this.queens = queens;
        this.markedColumn = markedColumn;
        this.markedRows = markedRows;
        this.caption = caption;
    }

    /** @throws IllegalArgumentException when a queen is in no row of the board */
    public static QueensPicture of(int... queens) {
        for (int row : queens) {
            if (row < 0 || row > queens.length) {
                throw new IllegalArgumentException("Row " + row + " is not on a board of " + queens.length
                        + " columns; rows are 1 to " + queens.length + ", and 0 stands for no queen.");
            }
        }
        return new QueensPicture(queens.clone(), -1, Digits.NONE, "");
    }

    /** The same with these rows of a column marked, column 0 being the first. */
    public QueensPicture mark(int column, int rows) {
        return new QueensPicture(queens, column, rows, caption);
    }

    /** A line of text below. */
    public QueensPicture caption(String text) {
        return new QueensPicture(queens, markedColumn, markedRows, text);
    }

    private boolean isMarked(int row, int column) {
        return column == markedColumn && Digits.contains(markedRows, row);
    }

    @Override
    public String svg() {
        int size = queens.length;
        Svg svg = new Svg();
        for (int column = 0; column < size; column++) {
            svg.text(MARGIN + (column + 0.5) * SIDE, MARGIN / 2, 17, "" + (column + 1), Style.fill(Palette.GRAY));
            svg.text(MARGIN / 2, MARGIN + (column + 0.5) * SIDE, 17, "" + (column + 1), Style.fill(Palette.GRAY));
            for (int row = 1; row <= size; row++) {
                square(svg, row, column);
            }
        }
        svg.rect(MARGIN, MARGIN, size * SIDE, size * SIDE, Style.fill("none"), Style.stroke(Palette.INK, 2));
        double bottom = MARGIN + size * SIDE + MARGIN / 2;
        if (!caption.isEmpty()) {
            svg.text(MARGIN, bottom + CAPTION / 2, 20, caption, Style.fill(Palette.INK), Style.START);
            bottom += CAPTION + MARGIN / 2;
        }
        return svg.image(Math.max(2 * MARGIN + size * SIDE, MARGIN + caption.length() * LETTER), bottom, alt());
    }

    private void square(Svg svg, int row, int column) {
        double x = MARGIN + column * SIDE;
        double y = MARGIN + (row - 1) * SIDE;
        svg.rect(x, y, SIDE, SIDE, Style.fill(color(row, column)));
        if (queens[column] == row) {
            svg.text(x + SIDE / 2, y + SIDE / 2, 28, "Q", Style.fill(Palette.BLUE), Style.BOLD);
        } else if (isMarked(row, column)) {
            svg.circle(x + SIDE / 2, y + SIDE / 2, 5, Style.fill(Palette.INK));
        }
    }

    private String color(int row, int column) {
        if (isMarked(row, column)) {
            return Palette.YELLOW;
        }
        if (queens[column] == row) {
            return Palette.LIGHT_BLUE;
        }
        return (row + column) % 2 == 0 ? Palette.LIGHT_GRAY : Palette.PAPER;
    }

    @Override
    public String alt() {
        String standing = IntStream.range(0, queens.length)
                .filter(column -> queens[column] > 0)
                .mapToObj(column -> "row " + queens[column] + " of column " + (column + 1))
                .collect(Collectors.joining(", "));
        String queensAt = standing.isEmpty() ? "none" : standing;
        String marked = markedColumn < 0
                ? ""
                : " Marked in column " + (markedColumn + 1) + ": rows " + Digits.toString(markedRows) + ".";
        String said = caption.isEmpty() ? "" : " " + caption;
        return "A board of " + queens.length + " rows and columns. Queens: " + queensAt + "." + marked + said;
    }

    @Override
    public String text() {
        return IntStream.rangeClosed(1, queens.length)
                        .mapToObj(row -> IntStream.range(0, queens.length)
                                .mapToObj(column -> letter(row, column))
                                .collect(Collectors.joining(" ")))
                        .collect(Collectors.joining("\n"))
                + (caption.isEmpty() ? "" : "\n" + caption);
    }

    private String letter(int row, int column) {
        if (queens[column] == row) {
            return "Q";
        }
        return isMarked(row, column) ? "o" : ".";
    }
}

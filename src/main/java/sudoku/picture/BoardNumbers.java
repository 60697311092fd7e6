package sudoku.picture;

import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * How a program counts: from 0, the cells of a board, its rows and columns, and its boxes.
 *
 * <p><b>Idea.</b> {@code row / 3 * 3 + column / 3} is believed when it is seen. Rows and columns are numbered at the
 * edge, a cell in its corner, a box in the background.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class BoardNumbers implements Picture {
    private static final double MARGIN = 30;
    private static final double CORNER = 13;
    private static final double SMALL = 15;

    private final Cells cells;
    private final double side;

    private BoardNumbers(int size) {
        this.cells = Grid.empty(size).cells();
        this.side = GridDrawing.side(size, false);
    }

    /** Those of a board with so many rows. */
    public static BoardNumbers of(int size) {
        return new BoardNumbers(size);
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        double box = cells.boxSide() * side;
        int across = cells.size() / cells.boxSide();
        for (int number = 0; number < cells.size(); number++) {
            svg.text(
                    MARGIN + (number % across + 0.5) * box,
                    MARGIN + (number / across + 0.5) * box,
                    box / 2,
                    String.valueOf(number),
                    Style.fill(Palette.BLUE),
                    Style.opacity(0.4),
                    Style.BOLD);
        }
        for (int cell = 0; cell < cells.count(); cell++) {
            double left = MARGIN + cells.column(cell) * side;
            double top = MARGIN + cells.row(cell) * side;
            svg.text(left + CORNER, top + CORNER, SMALL, String.valueOf(cell), Style.fill(Palette.GRAY));
        }
        GridDrawing.board(svg, cells, MARGIN, side, 0);
        double length = MARGIN + cells.size() * side + CORNER;
        return svg.image(length, length, alt());
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder("Counted from 0: rows and columns 0 to " + (cells.size() - 1)
                + ", cells 0 to " + (cells.count() - 1) + ", row by row, and the boxes");
        int across = cells.size() / cells.boxSide();
        for (int number = 0; number < cells.size(); number++) {
            text.append(number % across == 0 ? "\n" : " ").append(number);
        }
        return text.toString();
    }
}

package sudoku.picture;

import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.picture.draw.Caption;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Draws a board with all that is to be seen on it.
 *
 * <p>Sizes are chosen for a projector: the digits of a 9×9 board are as tall as a heading. Rows and
 * columns carry their numbers, because the text beside a picture speaks of r1c3.
 */
final class GridDrawing {
    /** Of the numbers at the edges: prose names cells by them. */
    private static final double EDGE = 19;

    private final GridLook look;
    private final String alt;
    private final Cells cells;
    private final int size;
    /** A cell's side and the left and upper margin, in pixels. */
    private final double side;

    private final double margin;
    private final Caption caption;
    private final Svg svg = new Svg();

    GridDrawing(GridLook look, String alt) {
        this.look = look;
        this.alt = alt;
        this.cells = look.grid().cells();
        this.size = cells.size();
        this.side = side(size, look.hasCandidates());
        this.margin = 30;
        this.caption = new Caption(look.caption(), size * side);
    }

    /** Small digits need room: with candidates a cell is larger. */
    static double side(int size, boolean withCandidates) {
        return switch (size) {
            case 4 -> 64;
            case 9 -> withCandidates ? 72 : 54;
            case 16 -> withCandidates ? 68 : 42;
            default -> withCandidates ? 75 : 34;
        };
    }

    String svg() {
        for (int cell = 0; cell < cells.count(); cell++) {
            background(cell);
        }
        board(svg, cells, margin, side, 1);
        for (int cell = 0; cell < cells.count(); cell++) {
            content(cell);
        }
        caption.draw(svg, margin, margin + size * side);
        return svg.image(width(), height(), alt);
    }

    double width() {
        return margin + Math.max(size * side, caption.width()) + 12;
    }

    double height() {
        return margin + size * side + 12 + caption.height();
    }

    private double x(int cell) {
        return margin + cells.column(cell) * side;
    }

    private double y(int cell) {
        return margin + cells.row(cell) * side;
    }

    private void background(int cell) {
        String color = color(cell);
        if (!color.equals(Palette.PAPER)) {
            svg.rect(x(cell), y(cell), side, side, Style.fill(color));
        }
    }

    private String color(int cell) {
        if (look.is(GridLook.Emphasis.CROSSED, cell)) {
            return Palette.LIGHT_RED;
        }
        if (look.is(GridLook.Emphasis.MARKED, cell)) {
            return Palette.YELLOW;
        }
        if (look.is(GridLook.Emphasis.SHADED, cell)) {
            return Palette.LIGHT_BLUE;
        }
        return look.isClue(cell) ? Palette.LIGHT_GRAY : Palette.PAPER;
    }

    /** The ruling of an empty board, with the numbers of its rows and columns, counted from {@code first}. */
    static void board(Svg svg, Cells cells, double margin, double side, int first) {
        int size = cells.size();
        double end = margin + size * side;
        for (int i = 0; i <= size; i++) {
            boolean thick = i % cells.boxSide() == 0;
            double at = margin + i * side;
            String color = thick ? Palette.INK : "#9AA0A6";
            double width = thick ? 3 : 1;
            double overlap = thick ? 1.5 : 0;
            svg.line(margin - overlap, at, end + overlap, at, Style.stroke(color, width));
            svg.line(at, margin - overlap, at, end + overlap, Style.stroke(color, width));
        }
        for (int i = 0; i < size; i++) {
            double middle = margin + (i + 0.5) * side;
            svg.text(middle, margin / 2, EDGE, String.valueOf(first + i), Style.fill(Palette.GRAY));
            svg.text(margin / 2, middle, EDGE, String.valueOf(first + i), Style.fill(Palette.GRAY));
        }
    }

    private void content(int cell) {
        double middleX = x(cell) + side / 2;
        double middleY = y(cell) + side / 2;
        int digit = look.grid().get(cell);
        if (look.is(GridLook.Emphasis.CROSSED, cell)) {
            // Seen past a digit, from the corners only: with a cross through it a 3 is read as an 8.
            double reach = side / 2 - 4;
            double from = digit == Grid.BLANK ? 0 : 0.6 * reach;
            for (int right : new int[] {-1, 1}) {
                for (int down : new int[] {-1, 1}) {
                    svg.line(
                            middleX + right * from,
                            middleY + down * from,
                            middleX + right * reach,
                            middleY + down * reach,
                            Style.stroke(Palette.RED, 3));
                }
            }
        }
        if (color(cell).equals(Palette.YELLOW)) {
            // Where a dark page inverts the picture, yellow is hardly seen.
            svg.rect(x(cell) + 3, y(cell) + 3, side - 6, side - 6, Style.fill("none"), Style.stroke(Palette.ORANGE, 3));
        }
        if (digit != Grid.BLANK) {
            boolean clue = look.isClue(cell);
            svg.text(
                    middleX,
                    middleY,
                    Math.min(side * 0.64, 38),
                    String.valueOf(cells.symbol(digit)),
                    Style.fill(clue ? Palette.INK : Palette.BLUE),
                    Style.bold(clue));
        } else if (look.hasCandidates(cell)) {
            candidates(cell);
        }
    }

    /** Each digit has its own place in the cell, so that a missing one is seen as a hole. */
    private void candidates(int cell) {
        int struck = look.digits(GridLook.Small.STRUCK, cell);
        int ringed = look.digits(GridLook.Small.RINGED, cell);
        int across = cells.boxSide();
        double step = (side - 6) / across;
        for (int digit : Digits.toArray(look.digits(GridLook.Small.CANDIDATES, cell) | struck | ringed)) {
            double x = x(cell) + 3 + ((digit - 1) % across + 0.5) * step;
            double y = y(cell) + 3 + ((digit - 1) / across + 0.5) * step;
            boolean out = Digits.contains(struck, digit);
            boolean in = Digits.contains(ringed, digit);
            String ink = Palette.GRAY;
            if (in) {
                ink = Palette.GREEN;
                svg.circle(x, y, step * 0.48, Style.fill(Palette.LIGHT_GREEN), Style.stroke(Palette.GREEN, 2));
            }
            svg.text(
                    x,
                    y,
                    step * 0.86,
                    String.valueOf(cells.symbol(digit)),
                    Style.fill(out ? Palette.PURPLE : ink),
                    Style.bold(out || in));
            if (out) {
                svg.line(
                        x - step * 0.4,
                        y + step * 0.4,
                        x + step * 0.4,
                        y - step * 0.4,
                        Style.stroke(Palette.PURPLE, 2.5));
            }
        }
    }
}

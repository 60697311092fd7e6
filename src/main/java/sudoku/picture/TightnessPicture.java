package sudoku.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.picture.draw.Caption;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * How many digits each blank cell still allows: the tighter, the warmer.
 *
 * <p><b>Idea.</b> A search that picks the tightest cell sees a board like this one before each
 * choice. All cells with the smallest number have a frame; the first of them is the one it takes.
 *
 * <p><b>Representation.</b> The number is in the cell, the color only repeats it. Clues are
 * bold, as on every board, and stand back in gray.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
public final class TightnessPicture implements Picture {
    private static final double MARGIN = 30;
    /** For no candidate, one, two and so on; beyond the last, paper. */
    private static final List<String> WARMTH = List.of("#E8743B", "#F0954A", "#F7B765", "#FBD59A", "#FDEBCF");

    private final Grid grid;
    private final Cells cells;
    private final List<Integer> tightest = new ArrayList<>();
    private int fewest = Integer.MAX_VALUE;

    private TightnessPicture(Grid grid) {
        this.grid = grid;
        this.cells = grid.cells();
        for (int cell = 0; cell < cells.count(); cell++) {
            if (grid.isBlank(cell) && count(cell) <= fewest) {
                if (count(cell) < fewest) {
                    tightest.clear();
                    fewest = count(cell);
                }
                tightest.add(cell);
            }
        }
    }

    public static TightnessPicture of(Grid grid) {
        return new TightnessPicture(grid);
    }

    private int count(int cell) {
        return Digits.count(Rules.candidates(grid, cell));
    }

    @Override
    public String svg() {
        double side = GridDrawing.side(cells.size(), false);
        Svg svg = new Svg();
        for (int cell = 0; cell < cells.count(); cell++) {
            svg.rect(x(cell, side), y(cell, side), side, side, Style.fill(color(cell)));
        }
        GridDrawing.board(svg, cells, MARGIN, side, 1);
        for (int cell = 0; cell < cells.count(); cell++) {
            boolean blank = grid.isBlank(cell);
            svg.text(
                    x(cell, side) + side / 2,
                    y(cell, side) + side / 2,
                    Math.min(side * 0.56, 30),
                    symbol(cell),
                    Style.fill(blank ? Palette.INK : Palette.GRAY),
                    Style.bold(!blank));
        }
        for (int cell : tightest) {
            boolean first = cell == tightest.get(0);
            double width = first ? 5 : 2.5;
            svg.rect(
                    x(cell, side) + 4,
                    y(cell, side) + 4,
                    side - 8,
                    side - 8,
                    Style.fill("none"),
                    Style.round(5),
                    Style.stroke(Palette.BLUE, width),
                    Style.dashes(first ? "none" : "5 4"));
        }
        double bottom = MARGIN + cells.size() * side;
        Caption below = new Caption(caption(), cells.size() * side);
        below.draw(svg, MARGIN, bottom);
        double width = MARGIN + Math.max(cells.size() * side, below.width()) + 12;
        return svg.image(width, bottom + 12 + below.height(), alt());
    }

    private double x(int cell, double side) {
        return MARGIN + cells.column(cell) * side;
    }

    private double y(int cell, double side) {
        return MARGIN + cells.row(cell) * side;
    }

    private String color(int cell) {
        if (!grid.isBlank(cell)) {
            return Palette.LIGHT_GRAY;
        }
        return count(cell) < WARMTH.size() ? WARMTH.get(count(cell)) : Palette.PAPER;
    }

    private String symbol(int cell) {
        return grid.isBlank(cell) ? String.valueOf(count(cell)) : String.valueOf(cells.symbol(grid.get(cell)));
    }

    private String caption() {
        if (tightest.isEmpty()) {
            return "No cell is blank.";
        }
        String first = cells.name(tightest.get(0));
        String number = fewest == 0 ? "no" : String.valueOf(fewest);
        String left = number + (fewest <= 1 ? " candidate" : " candidates");
        return tightest.size() == 1
                ? "Tightest: " + first + ", " + left
                : "Tightest: " + tightest.size() + " cells with " + left + "; the first is " + first;
    }

    @Override
    public String alt() {
        return "Candidates counted on a Sudoku board. " + caption() + ". " + rows(", row ");
    }

    @Override
    public String text() {
        return rows("\n") + "\n" + caption();
    }

    /** The counts, with a point for each cell that is filled. */
    private String rows(String between) {
        StringJoiner rows = new StringJoiner(between);
        for (int row = 0; row < cells.size(); row++) {
            StringJoiner counts = new StringJoiner(" ");
            for (int column = 0; column < cells.size(); column++) {
                int cell = cells.at(row, column);
                counts.add(grid.isBlank(cell) ? String.valueOf(count(cell)) : ".");
            }
            rows.add(counts.toString());
        }
        return rows.toString();
    }
}

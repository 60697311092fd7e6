package sudoku.piece.ownproblem;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/** A board of 4×4 with cages: each has a dashed line round it, and its sum in its first cell. */
record CagesPicture(int[][] cages, int[] sums, int[] at) implements Picture {
    private static final double SIDE = 70;
    private static final double EDGE = 14;
    /** How far a cage's line keeps from the lines of the board. */
    private static final double INSET = 5;

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int i = 0; i <= 4; i++) {
            double line = EDGE + i * SIDE;
            String color = i % 2 == 0 ? Palette.INK : Palette.GRAY;
            double width = i % 2 == 0 ? 3 : 1;
            svg.line(EDGE, line, EDGE + 4 * SIDE, line, Style.stroke(color, width));
            svg.line(line, EDGE, line, EDGE + 4 * SIDE, Style.stroke(color, width));
        }
        for (int cage = 0; cage < cages.length; cage++) {
            for (int cell : cages[cage]) {
                outline(svg, cages[cage], cell);
            }
            svg.text(
                    EDGE + cages[cage][0] % 4 * SIDE + 2 * INSET,
                    EDGE + cages[cage][0] / 4 * SIDE + 17,
                    17,
                    String.valueOf(sums[cage]),
                    Style.fill(Palette.INK),
                    Style.START,
                    Style.BOLD);
        }
        for (int cell = 0; cell < at.length; cell++) {
            if (at[cell] >= 0) {
                svg.text(
                        EDGE + (cell % 4 + 0.5) * SIDE,
                        EDGE + (cell / 4 + 0.5) * SIDE + 5,
                        32,
                        String.valueOf(at[cell] + 1),
                        Style.fill(Palette.BLUE));
            }
        }
        return svg.image(2 * EDGE + 4 * SIDE, 2 * EDGE + 4 * SIDE, alt());
    }

    /** Where a neighbor belongs to the cage, there is no line, and the lines beside it go on to the edge. */
    private static void outline(Svg svg, int[] cage, int cell) {
        boolean up = has(cage, cell - 4);
        boolean down = has(cage, cell + 4);
        boolean left = cell % 4 > 0 && has(cage, cell - 1);
        boolean right = cell % 4 < 3 && has(cage, cell + 1);
        double x1 = EDGE + cell % 4 * SIDE + (left ? 0 : INSET);
        double x2 = EDGE + (cell % 4 + 1) * SIDE - (right ? 0 : INSET);
        double y1 = EDGE + cell / 4 * SIDE + (up ? 0 : INSET);
        double y2 = EDGE + (cell / 4 + 1) * SIDE - (down ? 0 : INSET);
        dashed(svg, !up, x1, y1, x2, y1);
        dashed(svg, !down, x1, y2, x2, y2);
        dashed(svg, !left, x1, y1, x1, y2);
        dashed(svg, !right, x2, y1, x2, y2);
    }

    private static boolean has(int[] cage, int cell) {
        return Arrays.stream(cage).anyMatch(member -> member == cell);
    }

    private static void dashed(Svg svg, boolean drawn, double x1, double y1, double x2, double y2) {
        if (drawn) {
            svg.line(x1, y1, x2, y2, Style.stroke(Palette.PURPLE, 2), Style.dashes("6 4"));
        }
    }

    @Override
    public String alt() {
        return "A board of 4 by 4 with cages. " + text().replace("\n", "; ") + ".";
    }

    @Override
    public String text() {
        Cells cells = Cells.of(4);
        String board = IntStream.range(0, 4)
                .mapToObj(row -> IntStream.range(4 * row, 4 * row + 4)
                        .mapToObj(cell -> at[cell] < 0 ? "." : String.valueOf(at[cell] + 1))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
        return board
                + IntStream.range(0, cages.length)
                        .mapToObj(cage -> "\n" + sums[cage] + ": "
                                + Arrays.stream(cages[cage])
                                        .mapToObj(cells::name)
                                        .collect(Collectors.joining(" ")))
                        .collect(Collectors.joining());
    }
}

package sudoku.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import sudoku.measure.TreeEstimate;
import sudoku.picture.draw.Numbers;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Estimates of tree sizes with their spread, beside the sizes that were measured.
 *
 * <p><b>Idea.</b> {@code EstimatePicture.of("row by row", estimate, measured).and("tightest cell", other, itsSize)}. A
 * single number would look like knowledge. So each estimate is shown with what it is made of: a dot for every part of
 * its probes, which is what somebody with fewer probes would have found, a bar for the mean and its spread, and a
 * diamond for the truth.
 *
 * <p><b>Representation.</b> One row a tree on a scale where each step multiplies by ten. A dot for nothing is at
 * the lower end.
 *
 * <p><b>Lesson.</b> 05-tree-size.
 */
public final class EstimatePicture implements Picture {
    private static final int PARTS = 20;
    private static final double WIDTH = 1100;
    private static final double LEFT = 64;
    private static final double LENGTH = WIDTH - 2 * LEFT;
    private static final double ROW = 132;
    private static final double DOT = 7;
    private static final int TEXT_COLUMNS = 60;

    /** @param measured the size that was counted, or NaN */
    private record Named(String name, TreeEstimate estimate, double measured, double[] parts) {
        double low() {
            return Math.max(0, estimate.mean() - estimate.spread());
        }

        double high() {
            return estimate.mean() + estimate.spread();
        }

        DoubleStream all() {
            return DoubleStream.concat(Arrays.stream(parts), DoubleStream.of(low(), high(), measured));
        }

        String sentence() {
            return rounded(estimate.mean()) + " ± " + rounded(estimate.spread()) + " nodes by "
                    + Numbers.text(estimate.probes()) + " probes"
                    + (Double.isNaN(measured) ? "" : ", " + Numbers.text(measured) + " measured");
        }
    }

    private final List<Named> rows;

    private EstimatePicture(List<Named> rows) {
        this.rows = rows;
    }

    /** @throws IllegalArgumentException if the estimate is infinite */
    public static EstimatePicture of(String name, TreeEstimate estimate, double measured) {
        return new EstimatePicture(List.of()).and(name, estimate, measured);
    }

    /** An estimate of what nobody has measured. */
    public static EstimatePicture of(String name, TreeEstimate estimate) {
        return of(name, estimate, Double.NaN);
    }

    /** The same picture with one more tree below. */
    public EstimatePicture and(String name, TreeEstimate estimate, double measured) {
        if (Double.isInfinite(estimate.mean()) || Double.isInfinite(measured)) {
            throw new IllegalArgumentException("'" + name + "' has no size that can be drawn: it is infinite.");
        }
        List<Named> more = new ArrayList<>(rows);
        more.add(new Named(name, estimate, measured, estimate.meansOf(Math.min(PARTS, estimate.probes()))));
        return new EstimatePicture(List.copyOf(more));
    }

    public EstimatePicture and(String name, TreeEstimate estimate) {
        return and(name, estimate, Double.NaN);
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        double bottom = rows.size() * ROW + 20;
        for (int power = from(); power <= to(); power++) {
            double x = LEFT + LENGTH * share(Math.pow(10, power));
            svg.line(x, 16, x, bottom, Style.stroke(Palette.LIGHT_GRAY, 2));
            if ((power - from()) % step() == 0) {
                svg.text(x, bottom + 18, 18, rounded(Math.pow(10, power)), Style.fill(Palette.INK));
            }
        }
        for (int i = 0; i < rows.size(); i++) {
            draw(svg, rows.get(i), i * ROW);
        }
        double y = bottom + 54;
        for (String line : key()) {
            svg.text(LEFT, y, 18, line, Style.fill(Palette.INK), Style.START);
            y += 28;
        }
        return svg.image(WIDTH, y, alt());
    }

    private void draw(Svg svg, Named row, double top) {
        svg.text(LEFT, top + 34, 21, row.name, Style.fill(Palette.INK), Style.START, Style.BOLD);
        svg.text(LEFT, top + 62, 18, row.sentence(), Style.fill(Palette.INK), Style.START);
        double y = top + 104;
        double low = x(row.low());
        svg.rect(
                low,
                y - 11,
                Math.max(x(row.high()) - low, 3),
                22,
                Style.fill(Palette.LIGHT_BLUE),
                Style.stroke(Palette.BLUE, 2));
        for (double part : row.parts) {
            svg.circle(x(part), y, DOT, Style.fill(Palette.BLUE), Style.opacity(0.4), Style.stroke(Palette.BLUE, 1));
        }
        double mean = x(row.estimate.mean());
        svg.line(mean, y - 20, mean, y + 20, Style.stroke(Palette.BLUE, 5));
        if (!Double.isNaN(row.measured)) {
            long at = Math.round(x(row.measured));
            svg.path(
                    "M" + at + " " + Math.round(y - 13) + " L" + (at + 13) + " " + Math.round(y) + " L" + at + " "
                            + Math.round(y + 13) + " L" + (at - 13)
                            + " " + Math.round(y) + " Z",
                    Style.fill(Palette.YELLOW),
                    Style.stroke(Palette.INK, 3));
        }
    }

    private List<String> key() {
        String parts = rows.stream()
                .map(row -> row.parts.length)
                .distinct()
                .map(String::valueOf)
                .collect(Collectors.joining(" or "));
        List<String> key = new ArrayList<>(List.of(
                "Line and box: the mean of all probes and its spread. Dots: the means of " + parts
                        + " equal parts of them.",
                "Each step to the right is ten times the one before."));
        if (rows.stream().anyMatch(row -> !Double.isNaN(row.measured))) {
            key.set(1, "Diamond: measured. " + key.get(1));
        }
        return key;
    }

    private DoubleStream positive() {
        return rows.stream().flatMapToDouble(Named::all).filter(number -> number > 0);
    }

    /** The powers of ten at both ends of the scale. */
    private int from() {
        return (int) Math.floor(Math.log10(positive().min().orElse(1)));
    }

    private int to() {
        return Math.max(from() + 1, (int) Math.ceil(Math.log10(positive().max().orElse(1))));
    }

    private int step() {
        return 1 + (to() - from()) / 8;
    }

    private double share(double number) {
        return number <= 0 ? 0 : Math.max(0, (Math.log10(number) - from()) / (to() - from()));
    }

    private double x(double number) {
        return LEFT + LENGTH * share(number);
    }

    /** Three digits that mean something; what is longer than a line of a table is told by its power of ten. */
    private static String rounded(double number) {
        if (number >= 1e12) {
            return String.format(Locale.ROOT, "%.1e", number).replace("e+", "·10^");
        }
        double unit = number < 100 ? 1 : Math.pow(10, Math.floor(Math.log10(number)) - 2);
        return Numbers.text(number < 100 ? number : Math.rint(number / unit) * unit);
    }

    @Override
    public String alt() {
        return "Estimated sizes of search trees. "
                + rows.stream().map(row -> row.name + ": " + row.sentence()).collect(Collectors.joining("; ")) + ".";
    }

    @Override
    public String text() {
        String scale = rounded(Math.pow(10, from())) + " " + " ".repeat(TEXT_COLUMNS);
        String end = rounded(Math.pow(10, to()));
        return rows.stream()
                        .map(row -> row.name + ": " + row.sentence() + "\n" + strip(row) + "\n")
                        .collect(Collectors.joining())
                + "  " + scale.substring(0, Math.max(1, TEXT_COLUMNS + 2 - end.length())) + end
                + "\n  · a part of the probes, between [ and ] the mean with its spread, ◆ measured";
    }

    private String strip(Named row) {
        StringBuilder line = new StringBuilder("-".repeat(TEXT_COLUMNS));
        for (double part : row.parts) {
            line.setCharAt(column(part), '·');
        }
        line.setCharAt(column(row.low()), '[');
        line.setCharAt(column(row.high()), ']');
        if (!Double.isNaN(row.measured)) {
            line.setCharAt(column(row.measured), '◆');
        }
        return "  |" + line + "|";
    }

    private int column(double number) {
        return (int) Math.min(TEXT_COLUMNS - 1, Math.round(share(number) * (TEXT_COLUMNS - 1)));
    }
}

package sudoku.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sudoku.picture.draw.Numbers;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * The steps of several searches beside each other, and the mark that one of them has to pass.
 *
 * <p><b>Idea.</b> Who sees the own bar among others knows what there is still to win. A search that was stopped has a
 * bar without an end.
 *
 * <p><b>Representation.</b> It never changes; each call gives a new picture. All bars have one scale from zero: twice
 * as long is twice as many.
 *
 * <p><b>Lesson.</b> 10-race.
 */
public final class StepsPicture implements Picture {
    private static final double WIDTH = 900;
    private static final double LEFT = 230;
    private static final double LONGEST = 430;
    private static final double BAR = 26;
    private static final double ROW = 38;
    private static final double TOP = 56;

    private record Row(String name, long steps, boolean isFinished, boolean isJudged) {}

    private final String title;
    private final long mark;
    private final List<Row> rows;

    private StepsPicture(String title, long mark, List<Row> rows) {
        this.title = title;
        this.mark = mark;
        this.rows = rows;
    }

    /** No bars yet; this is the mark: as many steps are enough to pass. */
    public static StepsPicture of(String title, long mark) {
        return new StepsPicture(title, mark, List.of());
    }

    /** A search to compare with; one that is not finished was stopped after so many steps. */
    public StepsPicture beside(String name, long steps, boolean isFinished) {
        return with(new Row(name, steps, isFinished, false));
    }

    /** The search that has to pass the mark. */
    public StepsPicture judged(String name, long steps, boolean isFinished) {
        return with(new Row(name, steps, isFinished, true));
    }

    private StepsPicture with(Row row) {
        List<Row> more = new ArrayList<>(rows);
        more.add(row);
        return new StepsPicture(title, mark, more);
    }

    private double length(long steps) {
        long longest = Math.max(mark, rows.stream().mapToLong(Row::steps).max().orElse(0));
        return LONGEST * steps / Math.max(longest, 1);
    }

    private boolean passes(Row row) {
        return row.isFinished() && row.steps() <= mark;
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        svg.text(20, 28, 20, title, Style.START, Style.BOLD, Style.fill(Palette.INK));
        double y = TOP;
        for (Row row : rows) {
            bar(svg, y, row);
            y += ROW;
        }
        double x = LEFT + length(mark);
        svg.line(x, TOP - 6, x, y + 2, Style.stroke(Palette.INK, 2), Style.dashes("6 4"));
        svg.text(x, y + 16, 16, "the mark: " + Numbers.text(mark), Style.fill(Palette.INK));
        return svg.image(WIDTH, y + 34, alt());
    }

    private void bar(Svg svg, double y, Row row) {
        double length = Math.max(length(row.steps()), 2);
        String line = Palette.GRAY;
        String fill = Palette.LIGHT_GRAY;
        if (row.isJudged()) {
            line = passes(row) ? Palette.GREEN : Palette.RED;
            fill = passes(row) ? Palette.LIGHT_GREEN : Palette.LIGHT_RED;
        }
        Style weight = Style.bold(row.isJudged());
        svg.text(LEFT - 12, y + BAR / 2, 18, row.name(), Style.END, weight, Style.fill(Palette.INK));
        if (row.isFinished()) {
            svg.rect(LEFT, y, length, BAR, Style.fill(fill), Style.stroke(line, 2));
        } else {
            svg.path(
                    "M" + LEFT + " " + y + " h" + length + " l14 " + BAR / 2 + " l-14 " + BAR / 2 + " H" + LEFT + " Z",
                    Style.fill(fill),
                    Style.stroke(line, 2));
        }
        svg.text(
                LEFT + length + (row.isFinished() ? 10 : 22),
                y + BAR / 2,
                18,
                words(row),
                Style.START,
                weight,
                Style.fill(Palette.INK));
    }

    private String words(Row row) {
        String steps = (row.isFinished() ? "" : "more than ") + Numbers.text(row.steps());
        if (!row.isJudged()) {
            return steps;
        }
        return steps + (passes(row) ? " ✓" : " ✗");
    }

    @Override
    public String text() {
        return title + ":\n"
                + rows.stream().map(row -> row.name() + " " + words(row)).collect(Collectors.joining(",\n"))
                + ";\nthe mark: " + Numbers.text(mark) + ".";
    }
}

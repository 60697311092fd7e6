package sudoku.chart;

import java.util.Arrays;
import java.util.Map;
import sudoku.picture.Showable;
import sudoku.picture.draw.Html;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * A chart of two columns of a table.
 *
 * <p><b>Idea.</b> {@code Chart.bars(table, "puzzle", "nodes").by("solver").logScale()}: which
 * columns, which kind, which scale. Everything else is the same in the whole course.
 *
 * <p><b>Representation.</b> The numbers stay in the tablesaw table. From them come an interactive
 * figure, an image for readers without one, and text.
 *
 * <p><b>Alternatives.</b> Tablesaw's own figures, which this is made from: they open a browser, and
 * know neither large type nor the course's colors.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Chart implements Showable {
    private final ChartData data;

    private Chart(ChartData data) {
        this.data = data;
    }

    /** A horizontal bar for each row, its number at its end. */
    public static Chart bars(Table table, String categories, String numbers) {
        return new Chart(ChartData.of(ChartData.Kind.BARS, table, categories, numbers));
    }

    /** The same of numbers that are kept by name. */
    public static Chart bars(Map<String, ? extends Number> named, String categories, String numbers) {
        return bars(
                Table.create(
                        numbers,
                        StringColumn.create(categories, named.keySet()),
                        DoubleColumn.create(numbers, named.values())),
                categories,
                numbers);
    }

    /** Points joined in the order of the rows. */
    public static Chart lines(Table table, String x, String y) {
        return new Chart(ChartData.of(ChartData.Kind.LINES, table, x, y));
    }

    /** A dot for each row. */
    public static Chart dots(Table table, String x, String y) {
        return new Chart(ChartData.of(ChartData.Kind.DOTS, table, x, y));
    }

    /** A dot for each row, in a strip for each name, with the median of each strip marked. */
    public static Chart strips(Table table, String names, String numbers) {
        return new Chart(ChartData.of(ChartData.Kind.STRIPS, table, names, numbers))
                .by(names)
                .title(numbers + " by " + names);
    }

    /** The same of arrays of numbers that are kept by name. */
    public static Chart strips(Map<String, double[]> named, String names, String numbers) {
        StringColumn name = StringColumn.create(names);
        DoubleColumn number = DoubleColumn.create(numbers);
        named.forEach((key, all) -> Arrays.stream(all).forEach(one -> {
            name.append(key);
            number.append(one);
        }));
        return strips(Table.create(numbers, name, number), names, numbers);
    }

    ChartData data() {
        return data;
    }

    /** One color for each value of this column. */
    public Chart by(String column) {
        return new Chart(data.withColors(column));
    }

    /** Each step along the scale of numbers multiplies by ten. */
    public Chart logScale() {
        return new Chart(data.withLogScale());
    }

    /** The same along the other axis, for dots and lines whose places are numbers. */
    public Chart logScaleX() {
        return new Chart(data.withLogScaleX());
    }

    public Chart title(String text) {
        return new Chart(data.withTitle(text));
    }

    /** What Jupyter's plotly renderer reads: data, layout and config. */
    public Map<String, Object> plotly() {
        return new ChartFigure(data).json();
    }

    @Override
    public Map<String, Object> otherForms() {
        return Map.of("application/vnd.plotly.v1+json", plotly());
    }

    /** The same data as an image. */
    public byte[] png() {
        ChartImage image = data.kind() == ChartData.Kind.BARS ? new BarImage(data) : new PointImage(data);
        return image.png();
    }

    /**
     * The image, with words for those who cannot see it. As {@code image/png} JupyterLab would show it instead of the
     * figure until the mouse comes near.
     */
    @Override
    public String html() {
        return Html.png(png(), alt());
    }

    /** What the chart shows, for someone who cannot see it. */
    public String alt() {
        return new ChartWords(data).alt();
    }

    /** The chart drawn with letters, for a terminal. */
    @Override
    public String text() {
        return new TextChart(data).drawn();
    }
}

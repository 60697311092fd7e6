package sudoku.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudoku.picture.Showable;
import sudoku.picture.draw.Html;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

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
 * know neither large type nor the course's colours.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Chart implements Showable {
    enum Kind { BARS, LINES, DOTS, STRIPS }

    final Kind kind;
    final Table table;
    final String x;
    final String y;
    String by;
    boolean logScale;
    boolean logScaleX;
    String title;

    private Chart(Kind kind, Table table, String x, String y) {
        this.kind = kind;
        this.table = table;
        this.x = x;
        this.y = y;
        this.title = y + " by " + x;
        column(x);
        if (!(column(y) instanceof NumericColumn)) {
            throw new IllegalArgumentException("Column '" + y + "' holds no numbers, so it cannot be charted.");
        }
    }

    /** A horizontal bar for each row, its number at its end. */
    public static Chart bars(Table table, String categories, String numbers) {
        return new Chart(Kind.BARS, table, categories, numbers);
    }

    /** The same of numbers that are kept by name. */
    public static Chart bars(Map<String, ? extends Number> named, String categories, String numbers) {
        return bars(Table.create(numbers, StringColumn.create(categories, named.keySet()),
                DoubleColumn.create(numbers, named.values())), categories, numbers);
    }

    /** Points joined in the order of the rows. */
    public static Chart lines(Table table, String x, String y) {
        return new Chart(Kind.LINES, table, x, y);
    }

    /** A dot for each row. */
    public static Chart dots(Table table, String x, String y) {
        return new Chart(Kind.DOTS, table, x, y);
    }

    /** A dot for each row, in a strip for each name, with the median of each strip marked. */
    public static Chart strips(Table table, String names, String numbers) {
        return new Chart(Kind.STRIPS, table, names, numbers).by(names).title(numbers + " by " + names);
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

    private Column<?> column(String name) {
        if (!table.containsColumn(name)) {
            throw new IllegalArgumentException("The table has no column '" + name + "'. It has: "
                    + String.join(", ", table.columnNames()) + ".");
        }
        return table.column(name);
    }

    private Chart copy() {
        Chart copy = new Chart(kind, table, x, y);
        copy.by = by;
        copy.logScale = logScale;
        copy.logScaleX = logScaleX;
        copy.title = title;
        return copy;
    }

    /** One colour for each value of this column. */
    public Chart by(String column) {
        column(column);
        Chart copy = copy();
        copy.by = column;
        return copy;
    }

    /** Each step along the scale of numbers multiplies by ten. */
    public Chart logScale() {
        Chart copy = copy();
        copy.logScale = true;
        return copy;
    }

    /** The same along the other axis, for dots and lines whose places are numbers. */
    public Chart logScaleX() {
        if (!isNumeric(x)) {
            throw new IllegalArgumentException("Column '" + x + "' names places, so there is no log scale along it.");
        }
        Chart copy = copy();
        copy.logScaleX = true;
        return copy;
    }

    public Chart title(String text) {
        Chart copy = copy();
        copy.title = text;
        return copy;
    }

    /** Rows without a number are left out. */
    List<Series> series() {
        Map<String, Series> found = new LinkedHashMap<>();
        for (int row = 0; row < table.rowCount(); row++) {
            if (table.column(y).isMissing(row) || table.column(x).isMissing(row)) {
                continue;
            }
            String name = by == null ? y : table.get(row, table.columnIndex(by)).toString();
            found.computeIfAbsent(name, Series::named)
                    .add(place(row), ((Number) table.get(row, table.columnIndex(y))).doubleValue());
        }
        List<Series> all = new ArrayList<>(found.values());
        if (kind == Kind.STRIPS) {
            all.replaceAll(series -> series.inStrip(all.indexOf(series)));
        }
        if (kind == Kind.BARS) {
            all.forEach(Series::requireOneNumberAPlace);
        }
        return all;
    }

    private Object place(int row) {
        Object place = table.get(row, table.columnIndex(x));
        return isNumeric(x) && place instanceof Number number ? number.doubleValue() : place.toString();
    }

    /** The strips, in the order of the table. */
    List<Strip> strips() {
        return kind != Kind.STRIPS ? List.of()
                : series().stream().map(series -> new Strip(series.name(), series.y())).toList();
    }

    /** Strips have names below them, so their dots stay dots. */
    Mark mark(int series) {
        return kind == Kind.STRIPS ? Mark.CIRCLE : Mark.of(series);
    }

    /** The axis of numbers. */
    Scale numbers() {
        List<Double> all = series().stream().flatMap(one -> one.y().stream()).toList();
        return logScale ? log(all) : kind == Kind.STRIPS ? Scale.plainOfDots(all) : Scale.plain(all);
    }

    /** What the axis of numbers says: no dot of a log scale lies at 0, so where there is one it says where to look. */
    String numbersTitle() {
        boolean zeros = series().stream().anyMatch(one -> one.y().contains(0.0));
        return logScale && kind != Kind.BARS && zeros ? y + " (0 at the lower edge)" : y;
    }

    /** The other axis. */
    Scale places() {
        if (!isNumeric(x)) {
            return Scale.categories(categories());
        }
        List<Double> all = series().stream().flatMap(one -> one.x().stream()).map(Double.class::cast).toList();
        return logScaleX ? log(all) : Scale.plain(all);
    }

    private Scale log(List<Double> numbers) {
        return kind == Kind.DOTS || kind == Kind.STRIPS ? Scale.logOfDots(numbers) : Scale.log(numbers);
    }

    /** What stands on the other axis when it has no numbers, in the order of the table. */
    List<String> categories() {
        return kind == Kind.STRIPS ? strips().stream().map(Strip::name).toList()
                : series().stream().flatMap(one -> one.x().stream()).map(Object::toString).distinct().toList();
    }

    private boolean isNumeric(String name) {
        return (kind == Kind.LINES || kind == Kind.DOTS) && column(name) instanceof NumericColumn;
    }

    /** What Jupyter's plotly renderer reads: data, layout and config. */
    public Map<String, Object> plotly() {
        return new ChartFigure(this).json();
    }

    @Override
    public Map<String, Object> otherForms() {
        return Map.of("application/vnd.plotly.v1+json", plotly());
    }

    /** The same data as an image. */
    public byte[] png() {
        return kind == Kind.BARS ? new BarImage(this).png() : new PointImage(this).png();
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
        return new ChartWords(this).alt();
    }

    /** The chart drawn with letters, for a terminal. */
    @Override
    public String text() {
        return new TextChart(this).drawn();
    }
}

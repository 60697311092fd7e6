package sudoku.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/**
 * What is charted and how: two columns of a table, and what follows from them for everyone who draws it.
 *
 * @param by the column with a color for each of its values, or null for one color
 */
record ChartData(
        Kind kind, Table table, String x, String y, String by, boolean logScale, boolean logScaleX, String title) {
    enum Kind {
        BARS,
        LINES,
        DOTS,
        STRIPS
    }

    private static final String PUZZLE = "puzzle";

    ChartData {
        column(table, x);
        if (!(column(table, y) instanceof NumericColumn)) {
            throw new IllegalArgumentException("Column '" + y + "' holds no numbers, so it cannot be charted.");
        }
        if (by != null) {
            column(table, by);
        }
    }

    static ChartData of(Kind kind, Table table, String x, String y) {
        return new ChartData(kind, table, x, y, null, false, false, y + " by " + x);
    }

    private static Column<?> column(Table table, String name) {
        if (!table.containsColumn(name)) {
            throw new IllegalArgumentException(
                    "The table has no column '" + name + "'. It has: " + String.join(", ", table.columnNames()) + ".");
        }
        return table.column(name);
    }

    ChartData withColors(String column) {
        return new ChartData(kind, table, x, y, column, logScale, logScaleX, title);
    }

    ChartData withLogScale() {
        return new ChartData(kind, table, x, y, by, true, logScaleX, title);
    }

    ChartData withLogScaleX() {
        if (!isNumeric(x)) {
            throw new IllegalArgumentException("Column '" + x + "' holds names, so it cannot have a log scale.");
        }
        return new ChartData(kind, table, x, y, by, logScale, true, title);
    }

    ChartData withTitle(String text) {
        return new ChartData(kind, table, x, y, by, logScale, logScaleX, text);
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
                    .add(place(row), ((Number) table.get(row, table.columnIndex(y))).doubleValue(), note(row));
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

    /** The puzzle of the row, if the table names puzzles. */
    private String note(int row) {
        return table.containsColumn(PUZZLE) ? PuzzleNote.of(table.column(PUZZLE).getString(row), x.equals(PUZZLE)) : "";
    }

    private Object place(int row) {
        Object place = table.get(row, table.columnIndex(x));
        return isNumeric(x) && place instanceof Number number ? number.doubleValue() : place.toString();
    }

    /** The strips, in the order of the table. */
    List<Strip> strips() {
        return kind != Kind.STRIPS
                ? List.of()
                : series().stream()
                        .map(series -> new Strip(series.name(), series.y()))
                        .toList();
    }

    /** Strips have names below them, so their dots stay dots. */
    Mark mark(int series) {
        return kind == Kind.STRIPS ? Mark.CIRCLE : Mark.of(series);
    }

    /** The axis of numbers. */
    Scale numbers() {
        List<Double> all = series().stream().flatMap(one -> one.y().stream()).toList();
        if (logScale) {
            return log(all);
        }
        return kind == Kind.STRIPS ? Scale.plainOfDots(all) : Scale.plain(all);
    }

    /** What the axis of numbers says: no dot of a log scale lies at 0, so where there is one it says where to look. */
    String numbersTitle() {
        boolean zeros = series().stream().anyMatch(one -> one.y().contains(0.0));
        String line = kind == Kind.STRIPS ? " (line: median)" : "";
        return y + line + (logScale && kind != Kind.BARS && zeros ? " (0 at the lower edge)" : "");
    }

    /** The other axis. */
    Scale places() {
        if (!isNumeric(x)) {
            return Scale.categories(categories());
        }
        List<Double> all = series().stream()
                .flatMap(one -> one.x().stream())
                .map(Double.class::cast)
                .toList();
        return logScaleX ? log(all) : Scale.plain(all);
    }

    private Scale log(List<Double> numbers) {
        return kind == Kind.DOTS || kind == Kind.STRIPS ? Scale.logOfDots(numbers) : Scale.log(numbers);
    }

    /** What is on the other axis when it has no numbers, in the order of the table. */
    List<String> categories() {
        return kind == Kind.STRIPS
                ? strips().stream().map(Strip::name).toList()
                : series().stream()
                        .flatMap(one -> one.x().stream())
                        .map(Object::toString)
                        .distinct()
                        .toList();
    }

    private boolean isNumeric(String name) {
        return (kind == Kind.LINES || kind == Kind.DOTS) && table.column(name) instanceof NumericColumn;
    }
}

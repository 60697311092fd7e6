package sudoku.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.picture.Showable;
import sudoku.picture.draw.Html;
import sudoku.picture.draw.Numbers;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/**
 * A table for people: numbers to the right and with separators, as HTML and as text.
 *
 * <p>A long table is cut, and says how many rows it has.
 */
public final class TableView implements Showable {
    private static final int MOST_ROWS = 60;

    private final Table table;
    private final int rows;

    public TableView(Table table) {
        this.table = table;
        this.rows = Math.min(table.rowCount(), MOST_ROWS);
    }

    private static boolean isNumeric(Column<?> column) {
        return column instanceof NumericColumn;
    }

    private static String cell(Column<?> column, int row) {
        if (column.isMissing(row)) {
            return "";
        }
        return column instanceof NumericColumn<?> numbers
                ? Numbers.text(numbers.getDouble(row))
                : column.getString(row);
    }

    private String note() {
        return rows == table.rowCount()
                ? ""
                : "… the first " + rows + " of " + Numbers.text(table.rowCount()) + " rows";
    }

    @Override
    public String html() {
        StringBuilder html = new StringBuilder("<table style=\"font-size:1.15em\"><thead><tr>");
        for (Column<?> column : table.columns()) {
            html.append("<th scope=\"col\"")
                    .append(align(column))
                    .append(Html.escape(column.name()))
                    .append("</th>");
        }
        html.append("</tr></thead><tbody>");
        for (int row = 0; row < rows; row++) {
            html.append("<tr>");
            for (Column<?> column : table.columns()) {
                html.append("<td")
                        .append(align(column))
                        .append(Html.escape(cell(column, row)))
                        .append("</td>");
            }
            html.append("</tr>");
        }
        return html.append("</tbody></table>").append(note()).toString();
    }

    private static String align(Column<?> column) {
        return " style=\"text-align:" + (isNumeric(column) ? "right" : "left") + "\">";
    }

    @Override
    public String text() {
        List<String> lines = new ArrayList<>();
        List<List<String>> columns = table.columns().stream().map(this::padded).toList();
        for (int line = 0; line <= rows; line++) {
            int at = line;
            lines.add(columns.stream()
                    .map(column -> column.get(at))
                    .collect(Collectors.joining("  "))
                    .stripTrailing());
        }
        if (!note().isEmpty()) {
            lines.add(note());
        }
        return String.join("\n", lines);
    }

    /** The column's name and its cells, all of one width. */
    private List<String> padded(Column<?> column) {
        List<String> cells = new ArrayList<>(List.of(column.name()));
        IntStream.range(0, rows).forEach(row -> cells.add(cell(column, row)));
        int width = cells.stream().mapToInt(String::length).max().orElse(0);
        cells.replaceAll(cell -> isNumeric(column)
                ? " ".repeat(width - cell.length()) + cell
                : cell + " ".repeat(width - cell.length()));
        return cells;
    }
}

package sudoku.exercise.manyhands;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/** What several hands do, side by side: a row for each hand, and a column for each turn or round. */
public record VisibleBoxes(List<String> rows, List<Column> columns) implements Picture {
    private static final double BOX = 92;
    private static final double HIGH = 34;
    private static final double LEFT = 100;
    private static final double TOP = 34;
    private static final int MOST = 16;

    /** A few words on a background. */
    public record Box(String words, String color) {}

    /** One box for each row, from the first on. */
    public record Column(String head, List<Box> boxes) {}

    /** The last columns, if there are more than can be read. */
    public VisibleBoxes {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns.subList(Math.max(0, columns.size() - MOST), columns.size()));
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int row = 0; row < rows.size(); row++) {
            svg.text(LEFT - 12, middle(row), 16, rows.get(row), Style.fill(Palette.INK), Style.END);
        }
        for (int i = 0; i < columns.size(); i++) {
            double left = LEFT + i * BOX;
            svg.text(left + BOX / 2, TOP / 2, 14, columns.get(i).head, Style.fill(Palette.GRAY));
            List<Box> boxes = columns.get(i).boxes;
            for (int row = 0; row < boxes.size(); row++) {
                Box box = boxes.get(row);
                double top = TOP + row * HIGH;
                if (!box.words.isEmpty()) {
                    svg.rect(left + 2, top + 2, BOX - 4, HIGH - 4, Style.fill(box.color), Style.stroke(Palette.GRAY));
                    svg.text(left + BOX / 2, middle(row), 15, box.words, Style.fill(Palette.INK));
                }
            }
        }
        return svg.image(LEFT + columns.size() * BOX + 16, TOP + rows.size() * HIGH + 10, alt());
    }

    private static double middle(int row) {
        return TOP + (row + 0.5) * HIGH;
    }

    @Override
    public String alt() {
        if (columns.isEmpty()) {
            return "nothing happens";
        }
        return columns.stream()
                .map(column -> column.head + ": "
                        + IntStream.range(0, column.boxes.size())
                                .filter(row -> !column.boxes.get(row).words.isEmpty())
                                .mapToObj(row -> rows.get(row) + " " + column.boxes.get(row).words)
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
    }

    @Override
    public String text() {
        return alt();
    }
}

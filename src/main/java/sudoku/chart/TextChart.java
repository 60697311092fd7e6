package sudoku.chart;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import sudoku.picture.draw.Numbers;

/**
 * A chart drawn with letters, for a terminal.
 *
 * <p><b>Idea.</b> What has names has a row for each, with the numbers from left to right: a bar with its number
 * after it, or the dots of a strip with its median. Points between two axes of numbers are in a field of rows and
 * columns.
 *
 * <p><b>Representation.</b> Lines of text, in the scales of the other drawings.
 */
final class TextChart {
    private static final int WIDTH = 56;
    private static final int HEIGHT = 16;
    private static final String EIGHTHS = "▏▎▍▌▋▊▉";
    private static final String MARKS = "●○▲△■□◆◇";
    private static final int A_FEW = 2;
    private static final int MANY = 5;

    private final ChartData chart;
    private final List<Series> series;
    private final Scale numbers;
    private final StringBuilder text = new StringBuilder();

    TextChart(ChartData chart) {
        this.chart = chart;
        this.series = chart.series();
        this.numbers = chart.numbers();
    }

    String drawn() {
        line(chart.title() + (chart.logScale() ? " (log scale)" : ""));
        boolean hasPlaces = series.stream().anyMatch(one -> one.x().get(0) instanceof Double);
        if (chart.kind() == ChartData.Kind.STRIPS) {
            strips();
        } else if (hasPlaces) {
            field();
        } else {
            rows();
        }
        return text.toString().stripTrailing();
    }

    private void line(String line) {
        text.append(line.stripTrailing()).append('\n');
    }

    private void rows() {
        int names = longest(chart.categories());
        int bys = chart.by() == null
                ? 0
                : longest(series.stream().map(Series::name).toList());
        for (String category : chart.categories()) {
            String name = category;
            for (Series one : series) {
                int at = one.x().indexOf(category);
                if (at >= 0) {
                    double number = one.y().get(at);
                    String by = bys == 0 ? "" : "  " + padded(one.name(), bys);
                    String drawn = chart.kind() == ChartData.Kind.BARS ? bar(number) : dot(number);
                    line("  " + padded(name, names) + by + "  " + drawn + " " + Numbers.text(number));
                    name = "";
                }
            }
        }
        axis(numbers, names + (bys == 0 ? 0 : bys + 2) + 4, chart.numbersTitle());
    }

    /** From 0, which on a log scale is where the scale begins, to the number; to an eighth of a letter. */
    private String bar(double number) {
        double zero = column(0, numbers, WIDTH);
        double end = column(number, numbers, WIDTH);
        int full = (int) (Math.abs(end - zero) + 1e-9);
        int eighths = end < zero ? 0 : (int) ((end - zero - full) * (EIGHTHS.length() + 1));
        return " ".repeat((int) Math.round(Math.min(zero, end)))
                + "█".repeat(full)
                + (eighths > 0 ? EIGHTHS.substring(eighths - 1, eighths) : "");
    }

    private String dot(double number) {
        return " ".repeat((int) Math.round(column(number, numbers, WIDTH))) + MARKS.charAt(0);
    }

    private void strips() {
        int names = longest(chart.categories());
        for (Strip strip : chart.strips()) {
            int[] dots = new int[WIDTH + 1];
            strip.numbers().forEach(number -> dots[(int) Math.round(column(number, numbers, WIDTH))]++);
            StringBuilder row = new StringBuilder();
            Arrays.stream(dots).forEach(here -> row.append(density(here)));
            row.setCharAt((int) Math.round(column(strip.median(), numbers, WIDTH)), '┃');
            line("  " + padded(strip.name(), names) + "  " + row + "  " + Numbers.text(strip.median()));
        }
        axis(numbers, names + 4, chart.numbersTitle());
        line("  · one, • a few, ● many; ┃ the median, which is the number after the strip");
    }

    private static char density(int dots) {
        if (dots < A_FEW) {
            return dots == 0 ? ' ' : '·';
        }
        return dots < MANY ? '•' : '●';
    }

    private void field() {
        char[][] field = new char[HEIGHT][WIDTH + 1];
        Arrays.stream(field).forEach(row -> Arrays.fill(row, ' '));
        Scale places = chart.places();
        for (int i = 0; i < series.size(); i++) {
            points(series.get(i), places, MARKS.charAt(i % MARKS.length()), field);
        }
        String[] labels = new String[HEIGHT];
        for (int tick = 0; tick < numbers.ticks().size(); tick++) {
            labels[row(numbers.ticks().get(tick))] = numbers.labels().get(tick);
        }
        int widest = longest(numbers.labels());
        line("  " + chart.numbersTitle());
        for (int row = 0; row < HEIGHT; row++) {
            String label = labels[row] == null ? "" : labels[row];
            line("  " + " ".repeat(widest - label.length()) + label + (label.isEmpty() ? "│" : "┤")
                    + new String(field[row]));
        }
        axis(places, widest + 2, chart.x());
        if (chart.by() != null) {
            line("  "
                    + series.stream()
                            .map(one -> MARKS.charAt(series.indexOf(one) % MARKS.length()) + " " + one.name())
                            .collect(Collectors.joining("   ")));
        }
    }

    private void points(Series one, Scale places, char mark, char[][] field) {
        for (int i = 0; i < one.y().size(); i++) {
            int column = (int) Math.round(column((Double) one.x().get(i), places, WIDTH));
            int row = row(one.y().get(i));
            if (i > 0 && chart.kind() == ChartData.Kind.LINES) {
                join(
                        (int) Math.round(column((Double) one.x().get(i - 1), places, WIDTH)),
                        row(one.y().get(i - 1)),
                        column,
                        row,
                        field);
            }
            field[row][column] = mark;
        }
    }

    private static void join(int fromColumn, int fromRow, int column, int row, char[][] field) {
        int steps = Math.max(Math.abs(column - fromColumn), Math.abs(row - fromRow));
        for (int step = 1; step < steps; step++) {
            int x = fromColumn + Math.round((float) (column - fromColumn) * step / steps);
            int y = fromRow + Math.round((float) (row - fromRow) * step / steps);
            field[y][x] = field[y][x] == ' ' ? '·' : field[y][x];
        }
    }

    private int row(double number) {
        return HEIGHT - 1 - (int) Math.round(column(number, numbers, HEIGHT - 1));
    }

    /** The line with its ticks, their labels as far as there is room, and what they count. */
    private void axis(Scale scale, int indent, String what) {
        StringBuilder line = new StringBuilder("└" + "─".repeat(WIDTH));
        StringBuilder labels = new StringBuilder();
        for (int tick = 0; tick < scale.ticks().size(); tick++) {
            int column = (int) Math.round(column(scale.ticks().get(tick), scale, WIDTH));
            String label = scale.labels().get(tick);
            int begin = Math.max(0, column - label.length() / 2);
            line.setCharAt(column, column == 0 ? '└' : '┴');
            if (labels.isEmpty() || begin > labels.length()) {
                labels.append(" ".repeat(begin - labels.length())).append(label);
            }
        }
        line(" ".repeat(indent) + line);
        line(" ".repeat(indent) + labels + "  " + what);
    }

    /** Where a number lies on a scale, from 0 to the width. */
    private static double column(double number, Scale scale, int width) {
        double length = scale.end() - scale.start();
        return length <= 0 ? 0 : Math.max(0, Math.min(1, (scale.place(number) - scale.start()) / length)) * width;
    }

    private static int longest(List<String> words) {
        return words.stream().mapToInt(String::length).max().orElse(0);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}

package sudoku.chart;

import java.util.stream.Collectors;
import sudoku.picture.draw.Numbers;

/** What a chart shows, in words. */
record ChartWords(ChartData chart) {
    /** For someone who cannot see it: in one line. */
    String alt() {
        return switch (chart.kind()) {
                    case BARS -> "Bar";
                    case LINES -> "Line";
                    case DOTS -> "Dot";
                    case STRIPS -> "Strip";
                } + " chart: " + lines().lines().map(String::strip).collect(Collectors.joining("; "));
    }

    /**
     * The title and every point, one a line; of a long line some of them; of a strip its least, its median and its
     * most.
     */
    String lines() {
        StringBuilder text = new StringBuilder(chart.title()).append(chart.logScale() ? " (log scale)" : "");
        for (Strip strip : chart.strips()) {
            text.append("\n  ")
                    .append(strip.name())
                    .append(", ")
                    .append(strip.numbers().size())
                    .append(" dots: ")
                    .append(Numbers.text(strip.least()))
                    .append(" to ")
                    .append(Numbers.text(strip.most()))
                    .append(", median ")
                    .append(Numbers.text(strip.median()));
        }
        if (chart.kind() == ChartData.Kind.STRIPS) {
            return text.toString();
        }
        for (Series series : chart.series()) {
            for (int i = 0; i < series.x().size(); i++) {
                if (chart.kind() == ChartData.Kind.LINES && !tells(series, i)) {
                    continue;
                }
                Object place = series.x().get(i);
                String name = chart.by() == null ? "" : series.name() + ", ";
                text.append("\n  ")
                        .append(name)
                        .append(place instanceof Double number ? Numbers.text(number) : place)
                        .append(": ")
                        .append(Numbers.text(series.y().get(i)));
            }
        }
        return text.toString();
    }

    /** Points of a long line that tell its course: the first, the last, and some between. */
    private static boolean tells(Series series, int point) {
        int some = Series.LONG / 4;
        return !series.isLong()
                || point % ((series.y().size() + some) / some) == 0
                || point == series.y().size() - 1;
    }
}

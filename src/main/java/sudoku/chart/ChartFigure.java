package sudoku.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sudoku.picture.draw.Html;
import sudoku.picture.draw.Numbers;
import sudoku.picture.draw.Palette;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.plotly.components.Axis;
import tech.tablesaw.plotly.components.Figure;
import tech.tablesaw.plotly.components.Layout;
import tech.tablesaw.plotly.components.Marker;
import tech.tablesaw.plotly.traces.BarTrace;
import tech.tablesaw.plotly.traces.ScatterTrace;
import tech.tablesaw.plotly.traces.Trace;

/**
 * Makes the interactive figure of a chart: a tablesaw figure, then what tablesaw has no
 * word for (numbers on bars, type large enough for a lecture hall, ticks at powers of ten).
 */
final class ChartFigure {
    private static final int TYPE = 17;
    private static final int FEW_BARS = 16;

    private final ChartData chart;
    private final List<Series> series;
    private final boolean isBars;
    private final List<Strip> strips;
    private final Scale numbers;

    ChartFigure(ChartData chart) {
        this.chart = chart;
        this.series = chart.series();
        this.isBars = chart.kind() == ChartData.Kind.BARS;
        this.strips = chart.strips();
        this.numbers = chart.numbers();
    }

    private Figure figure() {
        Axis numberAxis = axis(chart.numbersTitle(), chart.logScale());
        Axis placeAxis = axis(isBars || !strips.isEmpty() ? "" : chart.x(), chart.logScaleX());
        Axis across = isBars ? numberAxis : placeAxis;
        Axis up = isBars ? placeAxis : numberAxis;
        Layout layout = Layout.builder()
                .title(safe(chart.title()))
                .autosize(true)
                .height(height())
                .barMode(Layout.BarMode.GROUP)
                .showLegend(series.size() > 1 && strips.isEmpty())
                .xAxis(across)
                .yAxis(up)
                .build();
        Trace[] traces = new Trace[series.size()];
        for (int i = 0; i < traces.length; i++) {
            traces[i] = isBars ? barTrace(i) : scatterTrace(i);
        }
        return new Figure(layout, traces);
    }

    private static Axis axis(String title, boolean log) {
        return Axis.builder()
                .title(safe(title))
                .type(log ? Axis.Type.LOG : Axis.Type.DEFAULT)
                .build();
    }

    /**
     * Every bar as tall as its number, and room for the title, the axis and the gaps; many are lower, to fit a screen.
     */
    private int height() {
        if (!isBars) {
            return 520;
        }
        int bars = series.stream().mapToInt(one -> one.x().size()).sum();
        return 170 + (bars > FEW_BARS ? 26 : 36) * Math.max(bars, 2);
    }

    private Trace barTrace(int index) {
        Series one = series.get(index);
        return BarTrace.builder(labels(one), drawn(one))
                .orientation(BarTrace.Orientation.HORIZONTAL)
                .name(safe(one.name()))
                .marker(marker(index, 6).build())
                .build();
    }

    private Trace scatterTrace(int index) {
        Series one = series.get(index);
        return ScatterTrace.builder(StringColumn.create("x", labels(one)), DoubleColumn.create("y", drawn(one)))
                .mode(mode(one))
                .name(safe(one.name()))
                .marker(marker(index, chart.kind() == ChartData.Kind.LINES ? 10 : one.dot())
                        .symbol(chart.mark(index).inFigure)
                        .build())
                .build();
    }

    /** Where the points of a line stand close together, the line says enough. */
    private ScatterTrace.Mode mode(Series one) {
        if (chart.kind() != ChartData.Kind.LINES) {
            return ScatterTrace.Mode.MARKERS;
        }
        return one.isLong() ? ScatterTrace.Mode.LINE : ScatterTrace.Mode.LINE_AND_MARKERS;
    }

    private static Marker.MarkerBuilder marker(int index, int size) {
        return Marker.builder()
                .color(Palette.SERIES.get(index % Palette.SERIES.size()))
                .size(size);
    }

    /** Plotly reads labels as a kind of HTML. */
    private static String[] labels(Series one) {
        return one.x().stream().map(place -> Html.escape(place.toString())).toArray(String[]::new);
    }

    /** On a log scale a 0 lies where the scale begins. */
    private double[] drawn(Series one) {
        double least = numbers.isLog() ? Math.pow(10, numbers.start()) : Double.NEGATIVE_INFINITY;
        return one.y().stream().mapToDouble(y -> Math.max(y, least)).toArray();
    }

    /**
     * Tablesaw escapes names as HTML, but puts them between quotes without escaping a backslash; this one looks the
     * same.
     */
    private static String safe(String text) {
        return text.replace('\\', '\u29F5');
    }

    @SuppressWarnings("unchecked")
    Map<String, Object> json() {
        Map<String, Object> json = PlotlyJson.of(figure());
        List<Map<String, Object>> traces = (List<Map<String, Object>>) json.get("data");
        for (int i = 0; i < traces.size(); i++) {
            finish(traces.get(i), series.get(i));
        }
        finishLayout((Map<String, Object>) json.get("layout"));
        json.put("config", Map.of("responsive", true, "displayModeBar", false));
        return json;
    }

    private void finish(Map<String, Object> trace, Series one) {
        if (isBars) {
            trace.put("text", one.y().stream().map(y -> " " + Numbers.text(y)).toList());
            trace.put("textposition", "outside");
            trace.put("cliponaxis", false);
            trace.put("hovertemplate", "%{y}:%{text}%{customdata}");
        } else {
            if (one.x().stream().allMatch(Double.class::isInstance)) {
                trace.put("x", one.x());
            }
            trace.put("y", drawn(one));
            trace.put("text", one.y().stream().map(Numbers::text).toList());
            trace.put("line", Map.of("width", 3));
            trace.put("hovertemplate", (strips.isEmpty() ? "%{x}: %{text}" : "%{text}") + "%{customdata}");
        }
        trace.put("customdata", one.notes());
    }

    @SuppressWarnings("unchecked")
    private void finishLayout(Map<String, Object> layout) {
        layout.put("font", Map.of("size", TYPE, "color", Palette.INK));
        layout.put("title", Map.of("text", layout.get("title"), "font", Map.of("size", TYPE + 5)));
        layout.put("paper_bgcolor", Palette.PAPER);
        layout.put("plot_bgcolor", Palette.PAPER);
        layout.put("margin", Map.of("t", 70, "r", 40, "b", 70));
        layout.put("legend", Map.of("traceorder", "normal"));
        layout.put("hoverlabel", Map.of("align", "left", "font", Map.of("family", "monospace")));
        Map<String, Object> xAxis = (Map<String, Object>) layout.get("xaxis");
        Map<String, Object> yAxis = (Map<String, Object>) layout.get("yaxis");
        finishAxis(xAxis, isBars ? numbers : chart.places());
        finishAxis(yAxis, isBars ? Scale.categories(chart.categories()) : numbers);
        if (isBars) {
            // Said, because names such as "10 %" would be taken for numbers.
            yAxis.put("type", "category");
            yAxis.put("autorange", "reversed");
            yAxis.put("ticksuffix", "  ");
        }
        if (!strips.isEmpty()) {
            finishStrips(layout, xAxis);
        }
    }

    /** Names below the strips, and a line at each median with its number after it. */
    private void finishStrips(Map<String, Object> layout, Map<String, Object> names) {
        ticks(names, chart.places());
        names.put("zeroline", false);
        List<Map<String, Object>> lines = new ArrayList<>();
        List<Map<String, Object>> labels = new ArrayList<>();
        for (int i = 0; i < strips.size(); i++) {
            double median = strips.get(i).median();
            lines.add(Map.of(
                    "type",
                    "line",
                    "x0",
                    i - Strip.MEDIAN_REACH,
                    "x1",
                    i + Strip.MEDIAN_REACH,
                    "y0",
                    median,
                    "y1",
                    median,
                    "line",
                    Map.of("color", Palette.INK, "width", 4)));
            labels.add(Map.of(
                    "x",
                    i + Strip.MEDIAN_LABEL,
                    "y",
                    numbers.place(median),
                    "xanchor",
                    "left",
                    "yanchor",
                    strips.get(i).isLabeledBelow(strips) ? "top" : "bottom",
                    "showarrow",
                    false,
                    "text",
                    Numbers.text(median)));
        }
        layout.put("shapes", lines);
        layout.put("annotations", labels);
    }

    private static void ticks(Map<String, Object> axis, Scale scale) {
        axis.put("tickmode", "array");
        axis.put("tickvals", scale.ticks());
        axis.put("ticktext", scale.labels().stream().map(Html::escape).toList());
        axis.put("range", List.of(scale.start(), scale.end()));
    }

    private void finishAxis(Map<String, Object> axis, Scale scale) {
        // Close to its numbers: further down it would touch the edge of the picture.
        axis.put("title", Map.of("text", axis.get("title"), "standoff", 12));
        axis.put("automargin", true);
        axis.put("gridcolor", "#D0D4D9");
        if (scale.isLog()) {
            Scale wider = isBars
                    ? scale.withRoom(0, BarImage.ROOM_FOR_NUMBERS)
                    : scale.withRoom(PointImage.ROOM, PointImage.ROOM);
            ticks(axis, wider);
        } else if (scale.labels()
                .equals(scale.ticks().stream().map(Numbers::text).toList())) {
            axis.put("tickformat", ",");
            axis.put("rangemode", scale.start() > 0 ? "normal" : "tozero");
        }
    }
}

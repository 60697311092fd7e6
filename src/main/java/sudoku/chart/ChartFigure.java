package sudoku.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sudoku.picture.Numbers;
import sudoku.picture.Palette;
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
 * Makes the interactive figure of a {@link Chart}: a tablesaw figure, then what tablesaw has no
 * word for (numbers on bars, type large enough for a lecture hall, ticks at powers of ten).
 */
final class ChartFigure {
    private static final int FONT = 17;

    private final Chart chart;
    private final List<Chart.Series> series;

    ChartFigure(Chart chart) {
        this.chart = chart;
        this.series = chart.series();
    }

    Figure figure() {
        boolean bars = chart.kind == Chart.Kind.BARS;
        Axis numbers = Axis.builder().title(safe(chart.y))
                .type(chart.logScale ? Axis.Type.LOG : Axis.Type.LINEAR).build();
        Axis places = Axis.builder().title(bars ? "" : safe(chart.x)).build();
        Layout layout = Layout.builder()
                .title(safe(chart.title))
                .autosize(true)
                .height(height())
                .barMode(Layout.BarMode.GROUP)
                .showLegend(series.size() > 1)
                .xAxis(bars ? numbers : places)
                .yAxis(bars ? places : numbers)
                .build();
        Trace[] traces = new Trace[series.size()];
        for (int i = 0; i < traces.length; i++) {
            traces[i] = bars ? barTrace(i) : scatterTrace(i);
        }
        return new Figure(layout, traces);
    }

    /** Every bar as tall as its number, and room for the title and the axis. */
    private int height() {
        int bars = series.stream().mapToInt(one -> one.x().size()).sum();
        return chart.kind == Chart.Kind.BARS ? 170 + 36 * Math.max(bars, 2) : 520;
    }

    private Trace barTrace(int index) {
        Chart.Series one = series.get(index);
        return BarTrace.builder(one.x().toArray(), drawn(one))
                .orientation(BarTrace.Orientation.HORIZONTAL)
                .name(safe(one.name()))
                .marker(marker(index, 6))
                .build();
    }

    private Trace scatterTrace(int index) {
        Chart.Series one = series.get(index);
        boolean ofNumbers = one.x().stream().allMatch(Double.class::isInstance);
        ScatterTrace.ScatterBuilder builder = ofNumbers
                ? ScatterTrace.builder(one.x().stream().mapToDouble(x -> (Double) x).toArray(), drawn(one))
                : ScatterTrace.builder(StringColumn.create("x", one.x().stream().map(Object::toString).toList()),
                        DoubleColumn.create("y", drawn(one)));
        return builder.mode(chart.kind == Chart.Kind.LINES
                        ? ScatterTrace.Mode.LINE_AND_MARKERS : ScatterTrace.Mode.MARKERS)
                .name(safe(one.name()))
                .marker(marker(index, chart.kind == Chart.Kind.LINES ? 8 : 12))
                .build();
    }

    private static Marker marker(int index, int size) {
        return Marker.builder().color(Palette.SERIES.get(index % Palette.SERIES.size())).size(size).build();
    }

    private double[] drawn(Chart.Series one) {
        return one.y().stream().mapToDouble(y -> chart.logScale ? Math.max(y, chart.logFloor()) : y).toArray();
    }

    /** Tablesaw puts names between quotes without escaping a backslash; this one looks the same. */
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
        json.put("config", Map.of("responsive", true, "displaylogo", false));
        return json;
    }

    private void finish(Map<String, Object> trace, Chart.Series one) {
        List<String> numbers = one.y().stream().map(Numbers::text).toList();
        if (chart.kind == Chart.Kind.BARS) {
            trace.put("text", numbers);
            trace.put("textposition", "outside");
            trace.put("cliponaxis", false);
            trace.put("hovertemplate", "%{y}: %{text}");
        } else {
            trace.put("x", one.x());
            trace.put("y", drawn(one));
            trace.put("text", numbers);
            trace.put("hovertemplate", "%{x}: %{text}");
        }
    }

    @SuppressWarnings("unchecked")
    private void finishLayout(Map<String, Object> layout) {
        layout.put("font", Map.of("size", FONT, "color", Palette.INK));
        layout.put("title", Map.of("text", layout.get("title"), "font", Map.of("size", FONT + 5)));
        layout.put("paper_bgcolor", Palette.PAPER);
        layout.put("plot_bgcolor", Palette.PAPER);
        layout.put("margin", Map.of("t", 70, "r", 40, "b", 70));
        layout.put("legend", Map.of("traceorder", "normal"));
        boolean bars = chart.kind == Chart.Kind.BARS;
        for (String name : List.of("xaxis", "yaxis")) {
            Map<String, Object> axis = (Map<String, Object>) layout.get(name);
            axis.put("title", Map.of("text", axis.get("title")));
            axis.put("automargin", true);
            axis.put("gridcolor", "#D0D4D9");
            boolean ofNumbers = name.equals(bars ? "xaxis" : "yaxis");
            if (ofNumbers && chart.logScale) {
                logTicks(axis);
            } else if (!bars || ofNumbers) {
                axis.put("tickformat", ",");
            } else {
                axis.put("autorange", "reversed");
                axis.put("ticksuffix", "  ");
            }
        }
    }

    private void logTicks(Map<String, Object> axis) {
        List<Double> values = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        double top = chart.logTop();
        for (double power = Math.pow(10, Math.ceil(Math.log10(chart.logFloor()))); power <= top; power *= 10) {
            values.add(power);
            labels.add(Numbers.text(power));
        }
        double decades = Math.log10(top / chart.logFloor());
        double roomForNumbers = chart.kind == Chart.Kind.BARS ? 0.18 * decades : 0.2;
        axis.put("range", List.of(Math.log10(chart.logFloor()), Math.log10(top) + roomForNumbers));
        axis.put("tickmode", "array");
        axis.put("tickvals", values);
        axis.put("ticktext", labels);
    }
}

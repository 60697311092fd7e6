package sudoku.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.SeriesMarkers;
import sudoku.picture.draw.Numbers;

/** Dots: alone, joined by lines, or in strips with their medians. */
final class PointImage extends ChartImage {
    private static final int HEIGHT = 480;
    /** So that no dot is cut at the edge. */
    static final double ROOM = 0.04;

    private final List<Strip> strips;

    PointImage(ChartData chart) {
        super(chart);
        strips = chart.strips();
    }

    @Override
    Scale across() {
        return chart.places().withRoom(ROOM, ROOM);
    }

    @Override
    Scale up() {
        return chart.numbers().withRoom(ROOM, ROOM);
    }

    @Override
    int height() {
        return HEIGHT;
    }

    @Override
    String xTitle() {
        return strips.isEmpty() ? chart.x() : "";
    }

    @Override
    String yTitle() {
        return chart.numbersTitle();
    }

    @Override
    void draw(XYChart drawn) {
        List<String> names = chart.categories();
        for (int i = 0; i < series.size(); i++) {
            Series one = series.get(i);
            double[] x = one.x().stream()
                    .mapToDouble(place ->
                            across().place(place instanceof Double number ? number : names.indexOf(place.toString())))
                    .toArray();
            XYSeries points = drawn.addSeries(
                    one.name(), x, one.y().stream().mapToDouble(up()::place).toArray());
            points.setMarker(
                            chart.kind() == ChartData.Kind.LINES && one.isLong()
                                    ? SeriesMarkers.NONE
                                    : chart.mark(i).inImage)
                    .setMarkerColor(color(i));
            points.setLineColor(color(i)).setLineStyle(new BasicStroke(3));
            points.setShowInLegend(chart.kind() != ChartData.Kind.STRIPS);
            points.setXYSeriesRenderStyle(
                    chart.kind() == ChartData.Kind.LINES
                            ? XYSeries.XYSeriesRenderStyle.Line
                            : XYSeries.XYSeriesRenderStyle.Scatter);
        }
        for (int i = 0; i < strips.size(); i++) {
            double median = up().place(strips.get(i).median());
            stroke(drawn, i - Strip.MEDIAN_REACH, median, i + Strip.MEDIAN_REACH, median, Color.BLACK, 4);
        }
    }

    @Override
    void annotate(Graphics2D pen, XYChart drawn) {
        for (int i = 0; i < strips.size(); i++) {
            double median = strips.get(i).median();
            pen.drawString(
                    Numbers.text(median),
                    (int) drawn.getScreenXFromChart(i + Strip.MEDIAN_LABEL),
                    (int) drawn.getScreenYFromChart(up().place(median))
                            + (strips.get(i).isLabeledBelow(strips)
                                    ? 7 + pen.getFontMetrics().getAscent()
                                    : -7));
        }
    }
}

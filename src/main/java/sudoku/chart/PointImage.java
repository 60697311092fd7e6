package sudoku.chart;

import java.awt.BasicStroke;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Dots, alone or joined by lines. */
final class PointImage extends ChartImage {
    private static final int HEIGHT = 480;
    /** So that no dot is cut at the edge. */
    static final double ROOM = 0.04;

    PointImage(Chart chart) {
        super(chart);
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
        return chart.x;
    }

    @Override
    String yTitle() {
        return chart.y;
    }

    @Override
    void draw(XYChart drawn) {
        List<String> names = chart.categories();
        for (int i = 0; i < series.size(); i++) {
            Chart.Series one = series.get(i);
            double[] x = one.x().stream().mapToDouble(place -> across().place(
                    place instanceof Double number ? number : names.indexOf(place.toString()))).toArray();
            XYSeries points = drawn.addSeries(one.name(), x, one.y().stream().mapToDouble(up()::place).toArray());
            points.setMarker(SeriesMarkers.CIRCLE).setMarkerColor(colour(i));
            points.setLineColor(colour(i)).setLineStyle(new BasicStroke(3));
            points.setXYSeriesRenderStyle(chart.kind == Chart.Kind.LINES
                    ? XYSeries.XYSeriesRenderStyle.Line : XYSeries.XYSeriesRenderStyle.Scatter);
        }
    }
}

package sudoku.chart;

import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;
import tech.tablesaw.plotly.components.Symbol;

/** The shape of a series' points, the same in the figure and in the image: no series is told by its color alone. */
enum Mark {
    CIRCLE(Symbol.CIRCLE, SeriesMarkers.CIRCLE),
    SQUARE(Symbol.SQUARE, SeriesMarkers.SQUARE),
    DIAMOND(Symbol.DIAMOND, SeriesMarkers.DIAMOND),
    TRIANGLE(Symbol.TRIANGLE_UP, SeriesMarkers.TRIANGLE_UP),
    TRIANGLE_DOWN(Symbol.TRIANGLE_DOWN, SeriesMarkers.TRIANGLE_DOWN),
    CROSS(Symbol.X, SeriesMarkers.CROSS);

    final Symbol inFigure;
    final Marker inImage;

    Mark(Symbol inFigure, Marker inImage) {
        this.inFigure = inFigure;
        this.inImage = inImage;
    }

    static Mark of(int series) {
        return values()[series % values().length];
    }
}

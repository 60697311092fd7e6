package sudoku.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.knowm.xchart.XYChart;
import sudoku.picture.draw.Numbers;

/** Bars that lie, with their numbers at their ends. XChart has none, so each is a thick line. */
final class BarImage extends ChartImage {
    private static final int BAR = 28;
    private static final int SLOT = 40;
    private static final double GAP = 0.5;
    /** Above the first bar, so that the title is not on it; in slots. */
    private static final double ABOVE = 0.5;

    private static final int TITLE_HEIGHT = 60;
    static final double ROOM_FOR_NUMBERS = 0.2;

    /** One bar; {@code middle} counts slots downwards from 0. */
    private record Bar(int series, double number, double middle) {}

    private final List<Bar> bars = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final List<Double> middles = new ArrayList<>();
    private double slots;

    BarImage(ChartData chart) {
        super(chart);
        Set<Object> categories = new LinkedHashSet<>();
        series.forEach(one -> categories.addAll(one.x()));
        for (Object category : categories) {
            double first = slots;
            for (int i = 0; i < series.size(); i++) {
                int at = series.get(i).x().indexOf(category);
                if (at >= 0) {
                    bars.add(new Bar(i, series.get(i).y().get(at), -slots++ - 0.5));
                }
            }
            names.add(category.toString());
            middles.add(-(first + slots) / 2);
            slots += GAP;
        }
    }

    /** After the longest bar there is room for its number. */
    @Override
    Scale across() {
        return chart.numbers().withRoom(0, ROOM_FOR_NUMBERS);
    }

    @Override
    Scale up() {
        return new Scale(false, -slots, ABOVE, middles, names, n -> n);
    }

    @Override
    int height() {
        return TITLE_HEIGHT + (int) ((Math.max(slots, 2) + ABOVE) * SLOT);
    }

    @Override
    String xTitle() {
        return chart.y();
    }

    @Override
    String yTitle() {
        return "";
    }

    @Override
    void draw(XYChart drawn) {
        Set<Integer> inLegend = new LinkedHashSet<>();
        Scale scale = across();
        for (Bar bar : bars) {
            stroke(
                            drawn,
                            scale.place(0),
                            bar.middle(),
                            scale.place(bar.number()),
                            bar.middle(),
                            color(bar.series()),
                            BAR)
                    .setLabel(series.get(bar.series()).name())
                    .setShowInLegend(inLegend.add(bar.series()));
        }
    }

    @Override
    void annotate(Graphics2D pen, XYChart drawn) {
        FontMetrics type = pen.getFontMetrics();
        for (Bar bar : bars) {
            pen.drawString(
                    Numbers.text(bar.number()),
                    (int) drawn.getScreenXFromChart(across().place(bar.number())) + 8,
                    (int) drawn.getScreenYFromChart(bar.middle()) + type.getAscent() / 2 - 2);
        }
    }
}

package sudoku.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;
import sudoku.picture.Numbers;
import sudoku.picture.Palette;

/**
 * Draws a {@link Chart} as a PNG, for readers where no interactive figure lives: GitHub, print.
 *
 * <p>XChart has no bars that lie, and numbers and long names need them. So a bar is a thick line in
 * a chart of points, and what is written beside it is written afterwards.
 */
final class ChartImage {
    private static final int WIDTH = 1100;
    private static final int BAR = 24;
    private static final int SLOT = 34;
    private static final Font LARGE = new Font(Font.SANS_SERIF, Font.PLAIN, 18);
    private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 23);

    private record Bar(String category, int series, double number, double slot) {}

    private final Chart chart;
    private final List<Chart.Series> series;

    ChartImage(Chart chart) {
        this.chart = chart;
        this.series = chart.series();
    }

    byte[] png() {
        return encode(chart.kind == Chart.Kind.BARS ? bars() : points());
    }

    private static byte[] encode(BufferedImage image) {
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            ImageIO.write(image, "png", out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("The chart could not be drawn as an image.", e);
        }
    }

    private BufferedImage bars() {
        List<Bar> bars = layOut();
        double slots = bars.isEmpty() ? 1 : bars.get(bars.size() - 1).slot() + 1;
        int leftWidth = bars.stream().mapToInt(bar -> 10 * bar.category().length()).max().orElse(0) + 40;
        XYChart image = chart(150 + (int) (slots * SLOT), "");
        image.setXAxisTitle(chart.y);
        XYStyler styler = image.getStyler();
        styler.setxAxisTickLabelsFormattingFunction(this::tick)
                .setYAxisTicksVisible(false).setPlotGridHorizontalLinesVisible(false)
                .setYAxisMin(-slots).setYAxisMax(0.0)
                .setXAxisMin(start()).setXAxisMax(end(bars))
                .setYAxisLeftWidthHint(leftWidth);
        for (int i = 0; i < bars.size(); i++) {
            Bar bar = bars.get(i);
            boolean first = bars.stream().filter(other -> other.series() == bar.series()).findFirst().get() == bar;
            XYSeries line = image.addSeries(String.valueOf(i), new double[] {start(), drawn(bar.number())},
                    new double[] {middle(bar), middle(bar)});
            line.setLabel(series.get(bar.series()).name());
            line.setMarker(SeriesMarkers.NONE);
            line.setLineColor(colour(bar.series()));
            line.setLineStyle(new BasicStroke(BAR, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
            line.setShowInLegend(first);
        }
        BufferedImage drawn = BitmapEncoder.getBufferedImage(image);
        write(drawn, image, bars);
        return drawn;
    }

    private static double middle(Bar bar) {
        return -bar.slot() - 0.5;
    }

    /** Bars of one category touch; between categories there is a gap. */
    private List<Bar> layOut() {
        Set<Object> categories = new LinkedHashSet<>();
        series.forEach(one -> categories.addAll(one.x()));
        List<Bar> bars = new ArrayList<>();
        double slot = 0;
        for (Object category : categories) {
            for (int i = 0; i < series.size(); i++) {
                int at = series.get(i).x().indexOf(category);
                if (at >= 0) {
                    bars.add(new Bar(category.toString(), i, series.get(i).y().get(at), slot++));
                }
            }
            slot += 0.5;
        }
        return bars;
    }

    private void write(BufferedImage drawn, XYChart image, List<Bar> bars) {
        Graphics2D pen = drawn.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setColor(Color.decode(Palette.INK));
        pen.setFont(LARGE);
        int axis = (int) image.getScreenXFromChart(start());
        for (Bar bar : bars) {
            int baseline = (int) image.getScreenYFromChart(middle(bar)) + 6;
            int end = (int) image.getScreenXFromChart(drawn(bar.number()));
            pen.drawString(Numbers.text(bar.number()), end + 8, baseline);
        }
        for (Bar bar : bars) {
            double[] middles = bars.stream().filter(other -> other.category().equals(bar.category()))
                    .mapToDouble(ChartImage::middle).toArray();
            if (middle(bar) == middles[0]) {
                double middle = (middles[0] + middles[middles.length - 1]) / 2;
                int width = pen.getFontMetrics().stringWidth(bar.category());
                pen.drawString(bar.category(), axis - width - 10, (int) image.getScreenYFromChart(middle) + 6);
            }
        }
        pen.dispose();
    }

    private BufferedImage points() {
        XYChart image = chart(600, chart.y);
        image.setXAxisTitle(chart.x);
        XYStyler styler = image.getStyler();
        styler.setyAxisTickLabelsFormattingFunction(this::tick);
        if (chart.logScale) {
            styler.setYAxisMin(start());
        }
        List<Object> names = series.stream().flatMap(one -> one.x().stream()).distinct().toList();
        boolean ofNumbers = names.stream().allMatch(Double.class::isInstance);
        if (!ofNumbers) {
            styler.setxAxisTickLabelsFormattingFunction(at ->
                    at == Math.rint(at) && at >= 0 && at < names.size() ? names.get(at.intValue()).toString() : "");
        }
        for (int i = 0; i < series.size(); i++) {
            Chart.Series one = series.get(i);
            double[] x = one.x().stream().mapToDouble(at -> ofNumbers ? (Double) at : names.indexOf(at)).toArray();
            XYSeries line = image.addSeries(one.name(), x, one.y().stream().mapToDouble(this::drawn).toArray());
            line.setMarkerColor(colour(i)).setMarker(SeriesMarkers.CIRCLE);
            line.setLineColor(colour(i));
            line.setXYSeriesRenderStyle(chart.kind == Chart.Kind.LINES
                    ? XYSeries.XYSeriesRenderStyle.Line : XYSeries.XYSeriesRenderStyle.Scatter);
        }
        return BitmapEncoder.getBufferedImage(image);
    }

    private XYChart chart(int height, String yTitle) {
        XYChart image = new XYChartBuilder().width(WIDTH).height(height)
                .title(chart.title).yAxisTitle(yTitle).build();
        XYStyler styler = image.getStyler();
        styler.setxAxisTickLabelsFormattingFunction(Numbers::text)
                .setyAxisTickLabelsFormattingFunction(Numbers::text)
                .setAxisTickLabelsFont(LARGE).setAxisTitleFont(LARGE)
                .setPlotGridLinesColor(new Color(0xD0D4D9))
                .setChartTitleFont(TITLE).setLegendFont(LARGE)
                .setChartBackgroundColor(Color.decode(Palette.PAPER))
                .setChartFontColor(Color.decode(Palette.INK))
                .setPlotBorderVisible(false)
                .setLegendVisible(series.size() > 1)
                .setLegendPosition(Styler.LegendPosition.OutsideE)
                .setLegendBorderColor(Color.decode(Palette.PAPER))
                .setMarkerSize(12);
        return image;
    }

    private static Color colour(int index) {
        return Color.decode(Palette.SERIES.get(index % Palette.SERIES.size()));
    }

    /** XChart cannot label a log axis freely: logarithms are drawn on a plain axis and labelled as powers. */
    private String tick(double at) {
        if (!chart.logScale) {
            return Numbers.text(at);
        }
        return at == Math.rint(at) ? Numbers.text(Math.pow(10, at)) : "";
    }

    private double start() {
        return chart.logScale ? Math.log10(chart.logFloor()) : 0;
    }

    /** Leaves room behind the longest bar for its number. */
    private double end(List<Bar> bars) {
        double most = bars.stream().mapToDouble(Bar::number).max().orElse(1);
        double end = chart.logScale ? Math.log10(chart.logTop()) : Math.max(most, 1);
        return end + 0.18 * (end - start());
    }

    private double drawn(double number) {
        return chart.logScale ? Math.log10(Math.max(number, chart.logFloor())) : number;
    }
}

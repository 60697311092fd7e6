package sudoku.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;
import sudoku.picture.draw.Palette;

/**
 * A chart as a PNG, for readers where no interactive figure lives: GitHub, a web page.
 *
 * <p>XChart draws what lies between the axes. Its own ticks cannot be chosen, and looking for ticks
 * with labels of their own it may never end; so the ticks are those of {@link Scale}, and they are
 * written beside the finished drawing.
 */
abstract class ChartImage {
    static final int WIDTH = 1100;
    private static final int BELOW = 78;
    private static final Font TYPE = new Font(Font.SANS_SERIF, Font.PLAIN, 22);
    private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 26);
    private static final Color INK = Color.decode(Palette.INK);
    private static final Color PAPER = Color.decode(Palette.PAPER);
    private static final Color GRID = new Color(0xD0D4D9);

    final ChartData chart;
    final List<Series> series;

    ChartImage(ChartData chart) {
        this.chart = chart;
        this.series = chart.series();
    }

    abstract Scale across();

    abstract Scale up();

    /** How high the part between the axes is, with the title. */
    abstract int height();

    abstract String xTitle();

    abstract String yTitle();

    /** Adds the series to a chart that has its grid. */
    abstract void draw(XYChart drawn);

    /** Writes what belongs to single points. */
    void annotate(Graphics2D pen, XYChart drawn) {}

    final byte[] png() {
        BufferedImage image = image();
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            ImageIO.write(image, "png", out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("The chart could not be drawn as an image.", e);
        }
    }

    private BufferedImage image() {
        int left = leftMargin();
        XYChart drawn = plain(WIDTH - left);
        draw(drawn);
        BufferedImage image = new BufferedImage(WIDTH, height() + BELOW, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setColor(PAPER);
        pen.fillRect(0, 0, image.getWidth(), image.getHeight());
        pen.drawImage(BitmapEncoder.getBufferedImage(drawn), left, 0, null);
        pen.setColor(INK);
        pen.setFont(TYPE);
        pen.translate(left, 0);
        writeAxes(pen, drawn, left);
        annotate(pen, drawn);
        pen.dispose();
        return image;
    }

    /** Room for the longest label, and for the axis title on its side. */
    private int leftMargin() {
        Graphics2D ruler = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
        FontMetrics type = ruler.getFontMetrics(TYPE);
        int longest = up().labels().stream().mapToInt(type::stringWidth).max().orElse(0);
        ruler.dispose();
        return longest + (yTitle().isEmpty() ? 10 : 50);
    }

    private XYChart plain(int width) {
        XYChart made = new XYChartBuilder()
                .width(width)
                .height(height())
                .title(chart.title())
                .build();
        Scale across = across();
        Scale up = up();
        made.getStyler()
                .setAxisTicksVisible(false)
                .setAxisTitlesVisible(false)
                .setPlotGridLinesVisible(false)
                .setXAxisMin(across.start())
                .setXAxisMax(across.end())
                .setYAxisMin(up.start())
                .setYAxisMax(up.end())
                .setPlotMargin(0)
                .setChartTitleFont(TITLE)
                .setLegendFont(TYPE)
                .setChartBackgroundColor(PAPER)
                .setChartFontColor(INK)
                .setPlotBorderVisible(false)
                .setLegendVisible(series.size() > 1)
                .setLegendPosition(Styler.LegendPosition.OutsideE)
                .setLegendBorderColor(PAPER)
                .setPlotContentSize(1)
                .setMarkerSize(series.stream().mapToInt(Series::dot).min().orElse(12));
        across.ticks()
                .forEach(tick -> stroke(made, across.place(tick), up.start(), across.place(tick), up.end(), GRID, 1));
        if (!yTitle().isEmpty()) {
            up.ticks()
                    .forEach(tick ->
                            stroke(made, across.start(), up.place(tick), across.end(), up.place(tick), GRID, 1));
        }
        return made;
    }

    private void writeAxes(Graphics2D pen, XYChart drawn, int left) {
        FontMetrics type = pen.getFontMetrics();
        int below = (int) drawn.getScreenYFromChart(up().start()) + type.getAscent() + 8;
        for (int i = 0; i < across().ticks().size(); i++) {
            String label = across().labels().get(i);
            int x = (int)
                    drawn.getScreenXFromChart(across().place(across().ticks().get(i)));
            pen.drawString(label, x - type.stringWidth(label) / 2, below);
        }
        int axis = (int) drawn.getScreenXFromChart(across().start()) - 10;
        for (int i = 0; i < up().ticks().size(); i++) {
            String label = up().labels().get(i);
            int y = (int) drawn.getScreenYFromChart(up().place(up().ticks().get(i)));
            pen.drawString(label, axis - type.stringWidth(label), y + type.getAscent() / 2 - 2);
        }
        double middle = drawn.getScreenXFromChart((across().start() + across().end()) / 2);
        pen.drawString(xTitle(), (int) middle - type.stringWidth(xTitle()) / 2, below + type.getHeight() + 4);
        AffineTransform upright = pen.getTransform();
        pen.translate(type.getAscent() - left, drawn.getScreenYFromChart((up().start() + up().end()) / 2));
        pen.rotate(-Math.PI / 2);
        pen.drawString(yTitle(), -type.stringWidth(yTitle()) / 2, 0);
        pen.setTransform(upright);
    }

    /** A straight line that is not in the legend. */
    static XYSeries stroke(XYChart to, double x1, double y1, double x2, double y2, Color color, float width) {
        XYSeries line = to.addSeries("line " + to.getSeriesMap().size(), new double[] {x1, x2}, new double[] {y1, y2});
        line.setMarker(SeriesMarkers.NONE);
        line.setLineColor(color);
        line.setLineStyle(new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        line.setShowInLegend(false);
        return line;
    }

    static Color color(int index) {
        return Color.decode(Palette.SERIES.get(index % Palette.SERIES.size()));
    }
}

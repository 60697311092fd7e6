package sudoku.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sudoku.picture.draw.Palette;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

@Timeout(60)
class ChartTests {
    private static final Table RUNS = Table.create(
            "runs",
            StringColumn.create("puzzle", "easy", "trap", "easy", "trap"),
            StringColumn.create("solver", "naive", "naive", "singles", "singles"),
            LongColumn.create("nodes", 4208, 69175316, 0, 0),
            DoubleColumn.create("millis", 0.3, 2900, 0.2, 0.1));

    private static JsonNode json(Chart chart) {
        return new ObjectMapper().valueToTree(chart.plotly());
    }

    private static BufferedImage image(Chart chart) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(chart.png()));
    }

    private static Set<Integer> colors(BufferedImage image) {
        Set<Integer> colors = new TreeSet<>();
        for (int x = 0; x < image.getWidth(); x++) {
            for (int y = 0; y < image.getHeight(); y++) {
                colors.add(image.getRGB(x, y));
            }
        }
        return colors;
    }

    @Test
    void numbersKeptByNameAreBarsInTheirOrder() {
        Map<String, Double> kept = new LinkedHashMap<>();
        kept.put("slow", 3.0);
        kept.put("fast", 400.0);
        assertThat(new ChartWords(Chart.bars(kept, "solver", "puzzles a second").data()).lines())
                .isEqualTo("puzzles a second by solver\n  slow: 3\n  fast: 400");
    }

    @Test
    void theFigureHoldsTheDataOfEachSeries() {
        JsonNode data = json(Chart.bars(RUNS, "puzzle", "nodes").by("solver")).get("data");
        assertThat(data).hasSize(2);
        assertThat(data.get(0).get("name").asText()).isEqualTo("naive");
        assertThat(data.get(0).get("type").asText()).isEqualTo("bar");
        assertThat(data.get(0).get("x")).extracting(JsonNode::asLong).containsExactly(4208L, 69175316L);
        assertThat(data.get(0).get("y")).extracting(JsonNode::asText).containsExactly("easy", "trap");
        assertThat(data.get(0).get("text")).extracting(JsonNode::asText).containsExactly(" 4,208", " 69,175,316");
    }

    /** The board of a puzzle that has a name; of any other the name, where the chart doesn't say it. */
    @Test
    void wherePointedAtThePuzzleIsNamedAndDrawn() {
        Table table = Table.create(
                "runs",
                StringColumn.create("puzzle", "escargot", "dress <3>"),
                StringColumn.create("solver", "naive", "naive"),
                LongColumn.create("nodes", 8969, 4208));
        JsonNode bars = json(Chart.bars(table, "puzzle", "nodes")).path("data").path(0);
        assertThat(bars.path("hovertemplate").asText()).isEqualTo("%{y}:%{text}%{customdata}");
        assertThat(bars.path("customdata").path(0).asText().split("<br>"))
                .hasSize(12)
                .contains("\u00A01\u00A0.\u00A0.\u00A0|\u00A0.\u00A0.\u00A07\u00A0|\u00A0.\u00A09\u00A0.");
        assertThat(bars.path("customdata").path(1).asText()).isEmpty();
        JsonNode strip =
                json(Chart.strips(table, "solver", "nodes")).path("data").path(0);
        assertThat(strip.path("hovertemplate").asText()).isEqualTo("%{text}%{customdata}");
        assertThat(strip.path("customdata").path(0).asText().split("<br>"))
                .hasSize(13)
                .contains("escargot");
        assertThat(strip.path("customdata").path(1).asText()).isEqualTo("<br>dress &lt;3&gt;");
    }

    @Test
    void titlesHaveTheFormThatPlotlyWants() {
        JsonNode layout = json(Chart.bars(RUNS, "puzzle", "nodes").by("solver").title("How many?"))
                .get("layout");
        assertThat(layout.get("title").get("text").asText()).isEqualTo("How many?");
        assertThat(layout.get("xaxis").get("title").get("text").asText()).isEqualTo("nodes");
    }

    @Test
    void namesThatLookLikeNumbersStayNames() {
        Table rates =
                Table.create("rates", StringColumn.create("rate", "1 %", "15 %"), LongColumn.create("solved", 0, 8));
        JsonNode figure = json(Chart.bars(rates, "rate", "solved"));
        assertThat(figure.get("layout").get("yaxis").get("type").asText()).isEqualTo("category");
        assertThat(figure.get("data").get(0).get("y"))
                .extracting(JsonNode::asText)
                .containsExactly("1 %", "15 %");
    }

    @Test
    void aLogScaleHasPowersOfTenAndRoomForZero() {
        JsonNode figure = json(Chart.bars(RUNS, "puzzle", "nodes").by("solver").logScale());
        JsonNode axis = figure.get("layout").get("xaxis");
        assertThat(axis.get("type").asText()).isEqualTo("log");
        assertThat(axis.get("ticktext"))
                .extracting(JsonNode::asText)
                .contains("1", "10", "100", "1 k", "10 k", "1 M")
                .doesNotContain("");
        double start = Math.pow(10, axis.get("range").get(0).asDouble());
        JsonNode zeros = figure.get("data").get(1);
        assertThat(zeros.get("x").get(0).asDouble()).isCloseTo(start, offset(1e-9));
        assertThat(zeros.get("text").get(0).asText()).isEqualTo(" 0");
    }

    @Test
    void whereDotsAtZeroLieOnALogScaleIsSaid() {
        assertThat(numbersTitle(Chart.dots(RUNS, "millis", "nodes").logScale()))
                .isEqualTo("nodes (0 at the lower edge)");
        assertThat(numbersTitle(Chart.dots(RUNS, "nodes", "millis").logScale())).isEqualTo("millis");
        assertThat(numbersTitle(Chart.dots(RUNS, "millis", "nodes"))).isEqualTo("nodes");
    }

    @Test
    void logScalesOfDotsBeginAtThePowerOfTenBelowTheLeast() {
        Table far = Table.create(DoubleColumn.create("x", 300, 90_000), DoubleColumn.create("y", 20, 70));
        Chart chart = Chart.dots(far, "x", "y").logScale().logScaleX();
        assertThat(chart.data().places().ticks()).startsWith(100.0);
        assertThat(chart.data().numbers().ticks()).startsWith(10.0);
    }

    private static String numbersTitle(Chart chart) {
        return json(chart).get("layout").get("yaxis").get("title").get("text").asText();
    }

    @Test
    void evenTwentyFiveBarsFitAScreen() {
        Map<String, Double> many = new LinkedHashMap<>();
        for (int i = 1; i <= 25; i++) {
            many.put("solver " + i, (double) i);
        }
        JsonNode layout = json(Chart.bars(many, "solver", "nodes")).get("layout");
        assertThat(layout.get("height").asInt()).isLessThan(900);
    }

    @Test
    void namesFromOutsideStayNames() {
        String nasty = "O'Brien's \"</script>\\ \n<b>&\u2028";
        Table table = Table.create(
                "t", StringColumn.create("p", nasty), StringColumn.create("s", nasty), LongColumn.create("n'\\", 5L));
        JsonNode figure = json(Chart.bars(table, "p", "n'\\").by("s").title(nasty));
        assertThat(figure.get("data").get(0).get("y").get(0).asText())
                .contains("O&#39;Brien")
                .contains("&lt;b&gt;&amp;")
                .doesNotContain("<b>");
        assertThat(figure.get("layout").get("title").get("text").asText()).doesNotContain("<b>");
        assertThat(figure.get("data").get(0).get("name").asText()).doesNotContain("<b>");
    }

    @Test
    void theImageIsOfTheSameData() throws IOException {
        BufferedImage image =
                image(Chart.bars(RUNS, "puzzle", "nodes").by("solver").logScale());
        assertThat(image.getWidth()).isEqualTo(1100);
        assertThat(colors(image)).contains(Color.decode(Palette.SERIES.get(0)).getRGB());
        BufferedImage dots = image(
                Chart.dots(RUNS, "nodes", "millis").by("solver").logScale().logScaleX());
        assertThat(colors(dots))
                .contains(
                        Color.decode(Palette.SERIES.get(0)).getRGB(),
                        Color.decode(Palette.SERIES.get(1)).getRGB());
    }

    @Test
    void pointsAreToldApartByTheirShapeAsWell() throws IOException {
        Table six = Table.create(
                "t",
                DoubleColumn.create("x", 1, 2, 3, 4, 5, 6),
                DoubleColumn.create("y", 1, 1, 1, 1, 1, 1),
                StringColumn.create("s", "a", "b", "c", "d", "e", "f"));
        for (Chart chart : new Chart[] {
            Chart.dots(six, "x", "y").by("s"), Chart.lines(six, "x", "y").by("s")
        }) {
            assertThat(json(chart).get("data").findValuesAsText("symbol"))
                    .hasSize(6)
                    .doesNotHaveDuplicates();
        }
        assertThat(json(Chart.strips(six, "s", "y")).get("data").findValuesAsText("symbol"))
                .containsOnly("circle");
        BufferedImage image = image(Chart.dots(six, "x", "y").by("s"));
        assertThat(Palette.SERIES.subList(0, 3))
                .extracting(color -> drawnIn(image, color))
                .as("pixels of a circle, a square and a diamond")
                .doesNotHaveDuplicates();
    }

    private static long drawnIn(BufferedImage image, String color) {
        int wanted = Color.decode(color).getRGB();
        return Arrays.stream(image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
                .filter(pixel -> pixel == wanted)
                .count();
    }

    @Test
    void everyKindCanBeDrawnOfFewAndOfEqualNumbers() throws IOException {
        Table one = Table.create(
                "t",
                StringColumn.create("p", "only"),
                DoubleColumn.create("x", 100.25),
                DoubleColumn.create("n", 100.3));
        Table equal = Table.create(
                "t",
                StringColumn.create("p", "a", "b"),
                DoubleColumn.create("x", 100.2, 100.4),
                DoubleColumn.create("n", 0, 0));
        for (Table table : new Table[] {one, equal, one.emptyCopy()}) {
            for (Chart chart : new Chart[] {
                Chart.bars(table, "p", "n"),
                Chart.lines(table, "x", "n"),
                Chart.dots(table, "p", "n"),
                Chart.lines(table, "x", "n").logScaleX()
            }) {
                assertThat(image(chart)).isNotNull();
                assertThat(image(chart.logScale())).isNotNull();
                assertThat(json(chart.logScale()).get("data")).isNotNull();
            }
        }
    }

    @Test
    void linesKeepNumbersAsNumbers() {
        JsonNode line = json(Chart.lines(RUNS, "nodes", "millis")).get("data").get(0);
        assertThat(line.get("x").get(1).isNumber()).isTrue();
        assertThat(line.get("mode").asText()).isEqualTo("lines+markers");
    }

    @Test
    void rowsWithoutANumberAreLeftOut() {
        Table table = Table.create("t", StringColumn.create("p", "a", "b"), DoubleColumn.create("n", 1, Double.NaN));
        assertThat(new ChartWords(Chart.bars(table, "p", "n").data()).lines()).isEqualTo("n by p\n  a: 1");
    }

    @Test
    void theTextHoldsEveryNumber() {
        Chart chart = Chart.bars(RUNS, "puzzle", "nodes").by("solver").logScale();
        assertThat(new ChartWords(chart.data()).lines())
                .isEqualTo(
                        """
                nodes by puzzle (log scale)
                  naive, easy: 4,208
                  naive, trap: 69,175,316
                  singles, easy: 0
                  singles, trap: 0""");
        assertThat(chart.alt()).startsWith("Bar chart: nodes by puzzle").contains("69,175,316");
    }

    @Test
    void whatCannotBeChartedIsSaid() {
        assertThatThrownBy(() -> Chart.bars(RUNS, "puzzle", "node"))
                .hasMessage("The table has no column 'node'. It has: puzzle, solver, nodes, millis.");
        assertThatThrownBy(() -> Chart.bars(RUNS, "puzzle", "solver")).hasMessageContaining("holds no numbers");
        assertThatThrownBy(() -> Chart.bars(RUNS, "puzzle", "nodes").text())
                .hasMessageContaining("several rows for 'easy'")
                .hasMessageContaining(".by(");
        assertThatThrownBy(() -> Chart.dots(RUNS, "puzzle", "nodes").logScaleX())
                .hasMessageContaining("holds names");
    }

    @Test
    void aLongLineHasNoMarkersAndIsToldByADozenPointsWithItsLast() throws IOException {
        LongColumn x = LongColumn.create("generation");
        LongColumn y = LongColumn.create("errors");
        for (int i = 0; i < 200; i++) {
            x.append(i);
            y.append(400 - i);
        }
        Chart chart = Chart.lines(Table.create("course", x, y), "generation", "errors");
        assertThat(json(chart).get("data").get(0).get("mode").asText()).isEqualTo("lines");
        assertThat(json(chart).get("data").get(0).get("y")).hasSize(200);
        assertThat(new ChartWords(chart.data()).lines().lines().toList())
                .hasSizeBetween(10, 14)
                .contains("  0: 400")
                .endsWith("  199: 201");
        assertThat(colors(image(chart)))
                .contains(Color.decode(Palette.SERIES.get(0)).getRGB());
    }
}

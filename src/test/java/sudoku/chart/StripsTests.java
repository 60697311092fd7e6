package sudoku.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class StripsTests {
    private static final Chart CHART = Chart.strips(
                    Table.create(
                            "runs",
                            StringColumn.create("solver", "slow", "quick", "slow", "quick", "slow"),
                            LongColumn.create("nodes", 900, 20, 4000, 30, 5000)),
                    "solver",
                    "nodes")
            .logScale();

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> in(Map<String, Object> json, String key) {
        return (List<Map<String, Object>>) json.get(key);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> layout() {
        return (Map<String, Object>) CHART.plotly().get("layout");
    }

    @Test
    void theTextSaysLeastMostAndMedianOfEachStrip() {
        assertThat(new ChartWords(CHART.data()).lines())
                .isEqualTo(
                        """
                nodes by solver (log scale)
                  slow, 3 dots: 900 to 5,000, median 4,000
                  quick, 2 dots: 20 to 30, median 20""");
        assertThat(CHART.alt()).startsWith("Strip chart: nodes by solver");
    }

    /** A thousand large ones would be one blot. */
    @Test
    void hundredsOfDotsAreDrawnSmall() {
        assertThat(dotsOf(50)).isGreaterThan(2 * dotsOf(1000));
    }

    private static double dotsOf(int many) {
        Chart chart = Chart.strips(Map.of("walks", new double[many]), "tree", "nodes");
        return (double) ((Map<?, ?>) in(chart.plotly(), "data").get(0).get("marker")).get("size");
    }

    @Test
    void arraysByNameAreStripsInTheirOrder() {
        Map<String, double[]> named = new LinkedHashMap<>();
        named.put("slow", new double[] {900, 4000, 5000});
        named.put("quick", new double[] {20, 30});
        named.put("none", new double[0]);
        assertThat(new ChartWords(Chart.strips(named, "solver", "nodes")
                                .logScale()
                                .data())
                        .lines())
                .isEqualTo(new ChartWords(CHART.data()).lines());
    }

    @Test
    @SuppressWarnings("unchecked")
    void eachRowIsADotBesideTheMiddleOfItsStrip() {
        List<Map<String, Object>> traces = in(CHART.plotly(), "data");
        assertThat(traces).hasSize(2);
        assertThat((List<Double>) traces.get(1).get("x"))
                .hasSize(2)
                .allMatch(x -> Math.abs(x - 1) < 0.3)
                .doesNotHaveDuplicates();
    }

    @Test
    void aLineLiesAtEachMedian() {
        assertThat(in(layout(), "shapes")).extracting(line -> line.get("y0")).containsExactly(4000.0, 20.0);
        assertThat(in(layout(), "annotations"))
                .extracting(label -> label.get("text"))
                .containsExactly("4,000", "20");
        assertThat(in(layout(), "annotations"))
                .extracting(label -> label.get("y"))
                .containsExactly(Math.log10(4000), Math.log10(20));
    }

    @Test
    void dotsThatLieCloseTogetherFarFromZeroFillTheChart() {
        assertThat(beginOf(0.93, 1.08)).isBetween(0.85, 0.93);
        assertThat(beginOf(0.2, 1.08)).as("0 is near").isZero();
        assertThat(beginOf(3, 3)).as("one number").isZero();
        assertThat(beginOf(-3, 2)).isBetween(-4.0, -3.0);
    }

    @SuppressWarnings("unchecked")
    private static double beginOf(double... dots) {
        Chart chart = Chart.strips(Map.of("race", dots), "runs", "ratio");
        double begin = chart.data().numbers().start();
        Map<String, Object> layout = (Map<String, Object>) chart.plotly().get("layout");
        assertThat(((Map<String, Object>) layout.get("yaxis")).get("rangemode"))
                .isEqualTo(begin > 0 ? "normal" : "tozero");
        return begin;
    }

    @Test
    void theScaleBeginsAtThePowerOfTenBelowTheLeastDot() {
        assertThat(CHART.data().numbers().ticks()).containsExactly(10.0, 100.0, 1000.0);
    }

    @Test
    void theSameDataIsAnImage() throws Exception {
        assertThat(ImageIO.read(new ByteArrayInputStream(CHART.png())).getWidth())
                .isEqualTo(ChartImage.WIDTH);
    }
}

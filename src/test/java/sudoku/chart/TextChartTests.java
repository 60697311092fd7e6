package sudoku.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** Charts in a terminal. */
class TextChartTests {
    private static final Table RUNS = Table.create(
            "runs",
            StringColumn.create("puzzle", "easy", "easy", "trap", "trap"),
            StringColumn.create("solver", "naive", "mrv", "naive", "mrv"),
            LongColumn.create("nodes", 25, 0, 200, 1),
            DoubleColumn.create("millis", 1, 2, 3, 4));

    private static List<String> lines(Chart chart) {
        return chart.text().lines().toList();
    }

    @Test
    void aBarIsAsLongAsItsNumberAndHasItAtItsEnd() {
        assertThat(lines(Chart.bars(RUNS, "puzzle", "nodes").by("solver").title("Nodes")))
                .containsExactly(
                        "Nodes",
                        "  easy  naive  ███████ 25",
                        "        mrv     0",
                        "  trap  naive  " + "█".repeat(56) + " 200",
                        "        mrv    ▎ 1",
                        "               └─────────────┴─────────────┴─────────────┴─────────────┴",
                        "               0            50            100           150           200  nodes");
    }

    /** From one power of ten to the next it is as far as to the one after, and 1 can be seen. */
    @Test
    void aLogScaleHasBarsByTheirPowers() {
        Table powers =
                Table.create("t", StringColumn.create("p", "a", "b", "c", "d"), LongColumn.create("n", 1, 10, 100, 0));
        List<Integer> bars = lines(Chart.bars(powers, "p", "n").logScale()).stream()
                .skip(1)
                .limit(4)
                .map(line -> (int) line.chars().filter(letter -> letter == '█').count())
                .toList();
        assertThat(bars.get(0)).isPositive();
        assertThat(bars.get(2)).isEqualTo(56);
        assertThat(bars.get(2) - bars.get(1))
                .isCloseTo(bars.get(1) - bars.get(0), org.assertj.core.data.Offset.offset(1));
        assertThat(bars.get(3)).isZero();
        assertThat(lines(Chart.bars(powers, "p", "n").logScale())).first().isEqualTo("n by p (log scale)");
    }

    @Test
    void dotsOfNamesHaveRowsAndDotsOfNumbersAField() {
        assertThat(lines(Chart.dots(RUNS, "puzzle", "nodes").by("solver")))
                .hasSize(7)
                .element(3)
                .isEqualTo("  trap  naive  " + " ".repeat(56) + "● 200");
        List<String> field = lines(Chart.dots(RUNS, "millis", "nodes").by("solver"));
        assertThat(field).hasSize(1 + 1 + 16 + 2 + 1).last().isEqualTo("  ● naive   ○ mrv");
        assertThat(field.get(2)).startsWith("  200┤").endsWith("●");
        assertThat(field.get(17)).startsWith("    0┤").endsWith("○");
    }

    @Test
    void theLineBetweenTwoPointsHasNoGap() {
        Table steep = Table.create("t", DoubleColumn.create("x", 0, 10), DoubleColumn.create("y", 0, 10));
        List<String> field = lines(Chart.lines(steep, "x", "y")).subList(2, 18);
        assertThat(field).allMatch(line -> line.contains("·") || line.contains("●"));
        assertThat(lines(Chart.dots(steep, "x", "y")).stream().filter(line -> line.contains("·")))
                .isEmpty();
    }

    @Test
    void aStripHasItsDotsAndItsMedian() {
        Table draws = Table.create(
                "t", StringColumn.create("k", "a", "a", "a", "a", "b"), DoubleColumn.create("n", 0, 0, 50, 100, 30));
        assertThat(lines(Chart.strips(draws, "k", "n")))
                .element(1)
                .asString()
                .startsWith("  a  ┃")
                .endsWith("·  0");
        assertThat(lines(Chart.strips(draws, "k", "n")))
                .element(2)
                .asString()
                .contains("┃")
                .endsWith("  30");
        assertThat(lines(Chart.strips(draws, "k", "n"))).last().asString().contains("the median");
    }

    @Test
    void fewAndEqualAndNegativeAndNoNumbersAreDrawn() {
        Table odd = Table.create(
                "t",
                StringColumn.create("p", "a", "b", "c"),
                DoubleColumn.create("x", 7, 7, 7),
                DoubleColumn.create("n", -3, 0, 5));
        for (Table table : new Table[] {odd, odd.first(1), odd.emptyCopy()}) {
            for (Chart chart : new Chart[] {
                Chart.bars(table, "p", "n"),
                Chart.dots(table, "p", "n"),
                Chart.lines(table, "x", "n"),
                Chart.strips(table, "p", "n"),
                Chart.dots(table, "x", "n").logScaleX()
            }) {
                assertThat(lines(chart)).hasSizeGreaterThan(1).allMatch(line -> line.length() <= 96);
            }
        }
        assertThat(lines(Chart.bars(odd, "p", "n"))).element(1).asString().matches("  a +█+ -3");
    }
}

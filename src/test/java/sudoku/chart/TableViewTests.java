package sudoku.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.measure.Experiment;
import sudoku.measure.Machine;
import sudoku.measure.Run;
import sudoku.measure.Times;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.Backtracking;
import sudoku.solve.TightestCell;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class TableViewTests {
    @Test
    void numbersStandToTheRightWithSeparators() {
        Table table =
                Table.create("t", StringColumn.create("puzzle", "a", "empty"), IntColumn.create("nodes", 4208, 1));
        assertThat(new TableView(table).text())
                .isEqualTo(
                        """
                puzzle  nodes
                a       4,208
                empty       1""");
    }

    @Test
    void htmlIsEscaped() {
        Table table = Table.create("t", StringColumn.create("<b>", "<script>"));
        assertThat(new TableView(table).html())
                .contains("&lt;b&gt;", "&lt;script&gt;")
                .doesNotContain("<script>");
    }

    @Test
    void whatIsMissingIsBlank() {
        Table table = Table.create("t", StringColumn.create("p", "a"), DoubleColumn.create("n", Double.NaN));
        assertThat(new TableView(table).text()).isEqualTo("p  n\na");
    }

    @Test
    void aLongTableIsCutAndSaysSo() {
        Table table =
                Table.create("t", IntColumn.create("n", IntStream.range(0, 1000).toArray()));
        assertThat(new TableView(table).text()).endsWith("… the first 60 of 1,000 rows");
        assertThat(new TableView(table).html()).contains("the first 60 of 1,000 rows");
    }

    @Test
    void runsBecomeRows() {
        List<Run> runs = Experiment.of(new Backtracking())
                .on("small", Grid.parse("1....2....3....4"))
                .run();
        Table table = RunTable.of(runs);
        assertThat(table.columnNames())
                .containsExactly(
                        "puzzle",
                        "solver",
                        "outcome",
                        "solutions",
                        "nodes",
                        "guesses",
                        "backtracks",
                        "max_depth",
                        "millis",
                        "p95_millis",
                        "bytes",
                        "machine");
        assertThat(table.rowCount()).isEqualTo(1);
        assertThat(table.longColumn("nodes").get(0)).isEqualTo(14);
        assertThat(table.intColumn("max_depth").get(0)).isEqualTo(12);
        assertThat(table.stringColumn("outcome").get(0)).isEqualTo("solved");
        assertThat(table.longColumn("bytes").get(0)).isPositive();
        assertThat(table.stringColumn("machine").get(0))
                .isEqualTo(Machine.here().toString());
    }

    @Test
    void solversStandBesideEachOtherAndALimitLeavesABlank() {
        List<Run> runs = Experiment.of(new Backtracking(), new TightestCell())
                .on("small", Grid.parse("1....2....3....4"))
                .on("empty", Grid.empty(9))
                .limit(SearchLimit.first().withNodes(100))
                .run();
        assertThat(new TableView(RunTable.nodes(runs)).text())
                .isEqualTo(
                        """
                puzzle  naive  mrv
                small      14   12
                empty           81""");
    }

    @Test
    void timesAreMultiplesOfOneSolversOnTheSamePuzzle() {
        SearchResult result = new Backtracking().solve(Grid.parse("1....2....3....4"));
        List<Run> runs = List.of(
                new Run("a", "x", result, Times.of(Duration.ofMillis(2)), 0),
                new Run("a", "y", result, Times.of(Duration.ofMillis(5)), 0),
                new Run("b", "x", result, Times.of(Duration.ofMillis(8)), 0));
        assertThat(new TableView(RunTable.timesOf("x", runs)).text())
                .isEqualTo(
                        """
                puzzle  x    y
                a       1  2.5
                b       1""");
        assertThatThrownBy(() -> RunTable.timesOf("z", runs))
                .hasMessage("There is no run by 'z', so nothing can be compared with it.");
    }
}

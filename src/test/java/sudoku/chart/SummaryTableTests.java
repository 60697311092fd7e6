package sudoku.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.measure.Allocated;
import sudoku.measure.BatchRun;
import sudoku.measure.Summary;
import sudoku.measure.Times;

class SummaryTableTests {
    private static final Times TIMES = Times.of(Duration.ofMillis(2), Duration.ofMillis(6), Duration.ofMillis(4));

    @Test
    void aRowForEachSolver() {
        List<Summary> summaries = List.of(
                new Summary("x", 3, 51, TIMES, 1, 52_000), new Summary("y", 2, 4208, TIMES, 2.5, Allocated.UNKNOWN));
        assertThat(new TableView(SummaryTable.of(summaries)).text())
                .isEqualTo(
                        """
                solver  puzzles  solved  nodes  millis  p95_millis  ratio  puzzles_per_s  kilobytes
                x             3       3     51       4           6      1            250         52
                y             3       2  4,208       4           6    2.5            250""");
    }

    @Test
    void aRowForEachBatch() {
        assertThat(new TableView(SummaryTable.ofBatches(List.of(new BatchRun("x", 2, 3, Duration.ofMillis(8), TIMES))))
                        .text())
                .isEqualTo(
                        """
                solver  threads  puzzles  puzzles_per_s  millis  p95_millis  in_work
                x             2        3            375       4           6      1.5""");
    }
}

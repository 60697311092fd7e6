package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.Backtracking;

class SummaryTests {
    private static final SearchResult SOLVED = new Backtracking().solve(Grid.parse("1....2....3....4"));
    private static final SearchResult STOPPED =
            new Backtracking().solve(Grid.empty(9), SearchLimit.first().withNodes(5));

    private final List<Run> runs = new ArrayList<>();

    private void run(String puzzle, String solver, SearchResult result, long bytes, long... millis) {
        List<Duration> times =
                LongStream.of(millis).mapToObj(Duration::ofMillis).toList();
        runs.add(new Run(puzzle, solver, result, Times.of(times), bytes));
    }

    @Test
    void eachSolverHasItsMediansAndItsRatioToTheOneThatIsTheMeasure() {
        run("a", "x", SOLVED, 100, 2, 90, 1);
        run("a", "y", SOLVED, 10, 6);
        run("b", "x", STOPPED, 200, 3);
        run("b", "y", SOLVED, 20, 4);
        List<Summary> summaries = Summary.of(runs, "x");
        assertThat(summaries).extracting(Summary::solver).containsExactly("x", "y");
        assertThat(summaries).extracting(Summary::solved).containsExactly(1L, 2L);
        assertThat(summaries).extracting(Summary::medianNodes).containsExactly(5L, 14L);
        assertThat(summaries).extracting(Summary::medianAllocated).containsExactly(100L, 10L);
        assertThat(summaries).extracting(Summary::ratio).containsExactly(1.0, 2.0);
        assertThat(summaries).extracting(Summary::puzzlesPerSecond).containsExactly(400.0, 200.0);
        assertThat(summaries.get(1).times().median()).hasMillis(4);
    }

    @Test
    void aPuzzleThatNotAllSolversWereRunOnDoesNotCount() {
        run("a", "x", SOLVED, 0, 2);
        run("a", "y", SOLVED, 0, 3);
        run("b", "x", SOLVED, 0, 50);
        assertThat(Summary.of(runs, "x")).extracting(Summary::ratio).containsExactly(1.0, 1.5);
        assertThat(Summary.of(runs, "x")).extracting(Summary::puzzles).containsExactly(1, 1);
    }

    @Test
    void aSolverThatDidNotRunIsNoMeasure() {
        run("a", "x", SOLVED, 0, 2);
        assertThatThrownBy(() -> Summary.of(runs, "dlx"))
                .hasMessage("There is no run by 'dlx', so nothing can be compared with it. Solvers: x.");
    }
}

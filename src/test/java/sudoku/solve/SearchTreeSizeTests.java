package sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.Solvers;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.search.SearchStats;
import sudoku.search.Trace;

/** The sizes of the search trees, exactly: they are what the course teaches. */
class SearchTreeSizeTests {

    @ParameterizedTest(name = "{1} places {2} nodes on {0}")
    @CsvFileSource(resources = "/sudoku/counts.csv", numLinesToSkip = 1)
    void toTheFirstSolution(String puzzle, String solver, long nodes) {
        NamedPuzzle named = NamedPuzzles.get(puzzle);
        SearchResult result = Solvers.named(solver).solve(named.grid());
        assertThat(result.nodes()).as("%s on %s", solver, named.grid().toLine()).isEqualTo(nodes);
        if (List.of("naive", "bitmask", "stack").contains(solver)) {
            assertThat(result.stats().backtracks())
                    .isEqualTo(nodes - named.grid().blanks());
            assertThat(result.stats().maxDepth()).isEqualTo(named.grid().blanks());
        }
    }

    /** Of these the ledger counts one in the ordinary build. */
    @Tag("thorough")
    @ParameterizedTest(name = "{1} places {2} nodes on {0}")
    @CsvFileSource(resources = "/sudoku/counts-of-large-trees.csv", numLinesToSkip = 1)
    void toTheFirstSolutionOfALargeTree(String puzzle, String solver, long nodes) {
        toTheFirstSolution(puzzle, solver, nodes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wikipedia", "escargot", "two-solutions", "wrong-digit", "empty"})
    void theFirstThreeSolversTakeTheSameSteps(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        SearchLimit limit = SearchLimit.solutions(3).withNodes(50_000);
        Trace expected = new Trace(Integer.MAX_VALUE);
        SearchStats stats = new Backtracking().solve(puzzle, limit, expected).stats();
        for (Solver solver : List.of(new BitmaskBacktracking(), new StackEnumerator())) {
            Trace trace = new Trace(Integer.MAX_VALUE);
            assertThat(solver.solve(puzzle, limit, trace).stats())
                    .as(solver.name())
                    .isEqualTo(stats);
            assertThat(trace.steps()).as(solver.name()).isEqualTo(expected.steps());
        }
    }
}

package sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.search.Trace;

class RandomOrderTests {
    private static final Grid ESCARGOT = NamedPuzzles.get("escargot").grid();

    @Test
    void theSameSeedTakesTheSameSteps() {
        Trace first = new Trace(Integer.MAX_VALUE);
        Trace second = new Trace(Integer.MAX_VALUE);
        Solver solver = new RandomOrder(7);
        solver.solve(ESCARGOT, SearchLimit.none(), first);
        solver.solve(ESCARGOT, SearchLimit.none(), second);
        assertThat(second.steps()).isEqualTo(first.steps());
    }

    @Test
    void theSameSeedIsTheSameOnEveryMachine() {
        assertThat(new RandomOrder(1).solve(ESCARGOT).nodes()).isEqualTo(1090);
        assertThat(RandomOrder.withRestarts(1, 100).solve(ESCARGOT).nodes()).isEqualTo(852);
    }

    @Test
    void anotherSeedIsAnotherSearch() {
        assertThat(LongStream.range(0, 20)
                        .map(seed -> new RandomOrder(seed).solve(ESCARGOT).nodes())
                        .distinct())
                .hasSizeGreaterThan(15);
    }

    @Test
    void aRestartTakesEverythingBackAndBeginsAgain() {
        Trace trace = new Trace(Integer.MAX_VALUE);
        SearchResult result = RandomOrder.withRestarts(3, 5).solve(ESCARGOT, SearchLimit.first(), trace);
        int depth = 0;
        int restarts = 0;
        for (Trace.Step step : trace.steps()) {
            depth += step.kind() == Trace.Kind.PLACED ? 1 : step.kind() == Trace.Kind.UNDONE ? -1 : 0;
            restarts += depth == 0 ? 1 : 0;
        }
        assertThat(restarts).as("5 nodes, then 10, 20 … are too few at first").isGreaterThan(2);
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
    }

    @Test
    void restartsNeitherMissNorRepeatASolution() {
        List<Grid> all =
                new TightestCell().solutions(NamedPuzzles.get("demo-160").grid(), SearchLimit.none());
        Set<Grid> expected = new HashSet<>(all);
        for (long seed = 0; seed < 10; seed++) {
            List<Grid> found = RandomOrder.withRestarts(seed, 1)
                    .solutions(NamedPuzzles.get("demo-160").grid(), SearchLimit.none());
            assertThat(found).hasSize(160);
            assertThat(new HashSet<>(found)).isEqualTo(expected);
        }
    }

    @Test
    void restartsEndWithAProofWhenThereIsNoSolution() {
        SearchResult result = RandomOrder.withRestarts(1, 1)
                .solve(NamedPuzzles.get("wrong-digit").grid());
        assertThat(result.outcome()).isEqualTo(Outcome.UNSATISFIABLE);
        assertThat(result.stats().backtracks()).isEqualTo(result.nodes());
    }

    @Test
    void aRunOfNoNodesIsRefused() {
        assertThatThrownBy(() -> RandomOrder.withRestarts(1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A run needs at least one node before it is given up, not 0.");
    }
}

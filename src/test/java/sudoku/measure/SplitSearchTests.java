package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.Propagation;
import sudoku.solve.racer.Racer;

class SplitSearchTests {
    @ParameterizedTest(name = "{0} on {1} threads")
    @CsvSource({"escargot, 1", "escargot, 3", "demo-160, 2", "two-solutions, 2", "ai-broken-brick, 2", "solved, 2",
        "dead-cell, 2"})
    void thePartsHaveAllSolutionsTogether(String key, int threads) {
        NamedPuzzle named = NamedPuzzles.get(key);
        SearchResult result = new SplitSearch(new Racer(), threads).solve(named.grid(), SearchLimit.none());
        assertThat(result.solutions()).as(key).isEqualTo(named.solutions().getAsLong());
        assertThat(result.exhausted()).as(key).isTrue();
        assertThat(result.outcome()).as(key)
                .isEqualTo(result.solutions() == 0 ? Outcome.UNSATISFIABLE : Outcome.SOLVED);
        assertThat(result.firstSolution().stream()).as(key).allMatch(solution -> Rules.solves(solution, named.grid()));
    }

    @Test
    void theCutLosesNoSolutionAndFindsNoneTwice() {
        Grid puzzle = NamedPuzzles.get("demo-160").grid();
        List<Grid> parts = SplitSearch.parts(puzzle, 32);
        List<Grid> found = new ArrayList<>();
        parts.forEach(part -> found.addAll(new Propagation().solutions(part, SearchLimit.none())));
        assertThat(parts).hasSizeGreaterThanOrEqualTo(32);
        assertThat(found).doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(new Propagation().solutions(puzzle, SearchLimit.none()));
    }

    @Test
    void stopsWhenThereAreEnough() {
        SearchResult result = new SplitSearch(new Racer(), 2).solve(Grid.empty(9), SearchLimit.solutions(1_000));
        assertThat(result.solutions()).isEqualTo(1_000);
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(result.exhausted()).isFalse();
    }

    @Test
    void whoeverIsInterruptedIsTold() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> new SplitSearch(new Racer(), 2).solve(Grid.empty(9), SearchLimit.none()))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }
}

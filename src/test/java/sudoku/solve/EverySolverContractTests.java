package sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Conflict;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.Solvers;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;

/** What every solver promises, whether or not it may miss solutions. */
class EverySolverContractTests {
    private static final Grid WIKIPEDIA = NamedPuzzles.get("wikipedia").grid();

    static Stream<Solver> solvers() {
        return Stream.of(Solvers.complete(), Solvers.incomplete()).flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void contradictingCluesAreReportedAndNotSearched(Solver solver) {
        for (String key : List.of("swapped", "double-five", "double-in-box")) {
            SearchResult result = solver.solve(NamedPuzzles.get(key).grid(), SearchLimit.none());
            assertThat(result.outcome()).as(key).isEqualTo(Outcome.INVALID);
            assertThat(result.solutions()).as(key).isZero();
            assertThat(result.nodes()).as(key).isZero();
            assertThat(result.conflicts())
                    .as(key)
                    .isNotEmpty()
                    .extracting(Conflict::message)
                    .allMatch(message -> message.contains("is twice in"));
        }
    }

    /** For one that may miss solutions a node is a board that it weighs. */
    @ParameterizedTest
    @MethodSource("solvers")
    void placesNoNodeMoreThanItMay(Solver solver) {
        long needed = solver.solve(WIKIPEDIA).nodes();
        assertThat(solver.solve(WIKIPEDIA, SearchLimit.first().withNodes(needed))
                        .outcome())
                .as("%d nodes are enough", needed)
                .isEqualTo(Outcome.SOLVED);
        if (needed > 0) {
            SearchResult cut = solver.solve(WIKIPEDIA, SearchLimit.first().withNodes(needed - 1));
            assertThat(cut.outcome()).as("%d nodes are too few", needed - 1).isEqualTo(Outcome.LIMIT);
            assertThat(cut.nodes()).isEqualTo(needed - 1);
        }
    }

    @ParameterizedTest
    @MethodSource("solvers")
    @Timeout(60)
    void stopsWhenItsThreadIsInterruptedAndLeavesTheFlagOn(Solver solver) {
        Thread.currentThread().interrupt();
        SearchResult result = solver.solve(Grid.empty(9), SearchLimit.none());
        assertThat(Thread.interrupted())
                .as("the interruption is still to be seen")
                .isTrue();
        assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
    }
}

package sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.needs.Thorough;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.Solvers;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/** What a solver promises that may miss solutions: less than the others, and never more than is true. */
class IncompleteSolverContractTests {
    private static final Grid WIKIPEDIA = NamedPuzzles.get("wikipedia").grid();
    private static final SearchLimit A_MOMENT = SearchLimit.none().withNodes(200_000);

    static List<Solver> solvers() {
        return Solvers.incomplete();
    }

    static Stream<Arguments> solversAndPuzzles() {
        Stream<Grid> puzzles = Stream.of(
                Grid.empty(4),
                Grid.parse(".4........1..2.4"),
                Grid.empty(9),
                WIKIPEDIA,
                NamedPuzzles.get("euler-01").grid(),
                NamedPuzzles.get("solved").grid(),
                NamedPuzzles.get("deadly-rectangle").grid());
        return puzzles.flatMap(puzzle -> solvers().stream().map(solver -> Arguments.of(solver.name(), puzzle)));
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("solversAndPuzzles")
    void whatItFindsIsASolution(String solver, Grid puzzle) {
        List<Grid> told = new ArrayList<>();
        SearchResult result = Solvers.named(solver).solve(puzzle, SearchLimit.first(), new SearchListener() {
            @Override
            public void solved(Grid solution) {
                told.add(solution);
            }
        });
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(Rules.solves(result.solution(), puzzle)).isTrue();
        assertThat(told).containsExactly(result.solution());
        assertThat(result.nodes()).isPositive();
        assertThat(result.exhausted()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void withoutASolutionItGivesUpAndClaimsNothing(Solver solver) {
        Grid small = Grid.parse("123....4........");
        Grid large = NamedPuzzles.get("wrong-digit").grid();
        for (Grid puzzle : Thorough.isOn() ? List.of(small, large) : List.of(small)) {
            SearchResult result = solver.solve(puzzle);
            assertThat(result.outcome()).as(puzzle.toLine()).isEqualTo(Outcome.GAVE_UP);
            assertThat(result.exhausted()).as(puzzle.toLine()).isFalse();
            assertThat(result.toString())
                    .as(puzzle.toLine())
                    .startsWith("Gave up after ")
                    .endsWith(" with 0 solutions found; there may be more.");
        }
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void oneSolutionIsNotTwoEvenWhereThereAreNoMore(Solver solver) {
        SearchResult result = solver.solve(WIKIPEDIA, SearchLimit.solutions(2));
        assertThat(result.outcome()).isEqualTo(Outcome.GAVE_UP);
        assertThat(result.solutions()).isEqualTo(1);
        assertThat(result.isUnique()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("solvers")
    @Timeout(60)
    void stopsWhenTheTimeIsUp(Solver solver) {
        SearchResult result = solver.solve(
                NamedPuzzles.get("norvig-impossible").grid(),
                SearchLimit.first().withTime(Duration.ofMillis(5)));
        assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void oneSolverServesManyThreadsAndEachSearchIsTheSame(Solver solver) {
        SearchResult once = solver.solve(WIKIPEDIA, A_MOMENT);
        assertThat(IntStream.range(0, 8)
                        .parallel()
                        .mapToObj(i -> solver.solve(WIKIPEDIA, A_MOMENT))
                        .map(result -> result.stats() + " " + result.firstSolution())
                        .distinct())
                .containsExactly(once.stats() + " " + once.firstSolution());
    }
}

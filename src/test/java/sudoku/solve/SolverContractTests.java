package sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.Solvers;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.search.Trace;

/** What every complete solver of the course promises, whatever its algorithm. */
public class SolverContractTests {
    private static final Grid WIKIPEDIA = NamedPuzzles.get("wikipedia").grid();
    private static final Grid DEMO = NamedPuzzles.get("demo-160").grid();

    static List<Solver> solvers() {
        return Solvers.complete();
    }

    static Stream<Arguments> solversAndEasyPuzzles() {
        List<String> keys = List.of(
                "wikipedia",
                "euler-01",
                "escargot",
                "cheese",
                "solved",
                "two-solutions",
                "deadly-rectangle",
                "demo-160",
                "dead-cell",
                "wrong-digit",
                "ai-broken-brick");
        return solvers().stream().flatMap(solver -> keys.stream().map(key -> Arguments.of(solver.name(), key)));
    }

    static Stream<Arguments> solversAndSizes() {
        return solvers().stream().flatMap(solver -> Stream.of(4, 9, 16)
                .filter(size -> size == 4 || fillsEmptyBoards(solver))
                .map(size -> Arguments.of(solver.name(), size)));
    }

    /** Deepening searches all there is above the first solution, and on an empty board that is everything. */
    private static boolean fillsEmptyBoards(Solver solver) {
        return !(solver instanceof IterativeDeepening);
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("solversAndEasyPuzzles")
    void findsEverySolutionOnceAndNothingElse(String solver, String key) {
        NamedPuzzle puzzle = NamedPuzzles.get(key);
        List<Grid> found = Solvers.named(solver).solutions(puzzle.grid(), SearchLimit.none());
        assertThat(found)
                .as("solutions of %s", key)
                .hasSize((int) puzzle.solutions().getAsLong())
                .allSatisfy(solution ->
                        assertThat(Rules.solves(solution, puzzle.grid())).isTrue());
        assertThat(new HashSet<>(found)).as("distinct solutions of %s", key).hasSameSizeAs(found);
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("solversAndEasyPuzzles")
    void saysSolvedOrUnsatisfiableAndWhetherThatIsAll(String solver, String key) {
        NamedPuzzle puzzle = NamedPuzzles.get(key);
        SearchResult result = Solvers.named(solver).solve(puzzle.grid(), SearchLimit.none());
        long solutions = puzzle.solutions().getAsLong();
        assertThat(result.outcome()).as(key).isEqualTo(solutions == 0 ? Outcome.UNSATISFIABLE : Outcome.SOLVED);
        assertThat(result.solutions()).as(key).isEqualTo(solutions);
        assertThat(result.exhausted()).as(key).isTrue();
        assertThat(result.isUnique()).as(key).isEqualTo(solutions == 1);
        assertThat(result.stats().backtracks())
                .as("all nodes of %s are undone", key)
                .isEqualTo(result.nodes());
    }

    @ParameterizedTest(name = "{0} on an empty board of size {1}")
    @MethodSource("solversAndSizes")
    void fillsEmptyBoardsOfEverySize(String solver, int size) {
        SearchResult result = Solvers.named(solver).solve(Grid.empty(size));
        assertThat(Rules.isSolved(result.solution())).isTrue();
    }

    @ParameterizedTest
    @MethodSource("solvers")
    @Timeout(60)
    void saysInOneSentenceWhyThereIsNoSolution(Solver solver) {
        for (String key : List.of("dead-cell", "wrong-digit")) {
            SearchResult result = solver.solve(NamedPuzzles.get(key).grid());
            assertThat(result)
                    .as(key)
                    .hasToString(String.format(
                            Locale.ROOT, "No solution exists; this was proved after %,d nodes.", result.nodes()));
            assertThatThrownBy(result::solution).as(key).hasMessage(result.toString());
        }
        assertThat(solver.solve(NamedPuzzles.get("double-five").grid()))
                .asString()
                .startsWith("The clues contradict each other: 5 is twice in row 1: at r1c1 and r1c2");
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void stopsAtTheNumberOfSolutionsWanted(Solver solver) {
        SearchResult result = solver.solve(DEMO, SearchLimit.solutions(7));
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(result.solutions()).isEqualTo(7);
        assertThat(result.exhausted()).isFalse();
        assertThat(result.isUnique()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("solvers")
    @Timeout(60)
    void stopsWhenTheTimeIsUp(Solver solver) {
        SearchResult result = solver.solve(Grid.empty(9), SearchLimit.none().withTime(Duration.ofMillis(50)));
        assertThat(result.outcome()).isEqualTo(Outcome.LIMIT);
        if (fillsEmptyBoards(solver)) {
            assertThat(result.solutions())
                    .as("an empty board has solutions at once")
                    .isPositive();
        }
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void leavesThePuzzleAlone(Solver solver) {
        String before = DEMO.toLine();
        solver.solve(DEMO, SearchLimit.none());
        assertThat(DEMO.toLine()).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void doesTheSameWhetherSomeoneListensOrNot(Solver solver) {
        Trace trace = new Trace(Integer.MAX_VALUE);
        SearchResult heard = solver.solve(WIKIPEDIA, SearchLimit.none(), trace);
        SearchResult unheard = solver.solve(WIKIPEDIA, SearchLimit.none());
        assertThat(heard.stats()).isEqualTo(unheard.stats());
        assertThat(count(trace, Trace.Kind.PLACED)).isEqualTo(heard.nodes());
        assertThat(count(trace, Trace.Kind.UNDONE)).isEqualTo(heard.stats().backtracks());
        assertThat(count(trace, Trace.Kind.SOLVED)).isEqualTo(heard.solutions());
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void undoesWhatItPlacedLastFirst(Solver solver) {
        Trace trace = new Trace(Integer.MAX_VALUE);
        solver.solve(NamedPuzzles.get("two-solutions").grid(), SearchLimit.none(), trace);
        ArrayDeque<Trace.Step> standing = new ArrayDeque<>();
        Set<Integer> cells = new HashSet<>();
        for (Trace.Step step : trace.steps()) {
            if (step.kind() == Trace.Kind.PLACED) {
                assertThat(cells.add(step.cell())).as("an empty cell: %s", step).isTrue();
                standing.push(step);
            } else if (step.kind() == Trace.Kind.UNDONE) {
                Trace.Step last = standing.pop();
                assertThat(List.of(step.cell(), step.digit())).isEqualTo(List.of(last.cell(), last.digit()));
                cells.remove(step.cell());
            }
        }
        assertThat(standing).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void oneSolverServesManyThreads(Solver solver) {
        long nodes = solver.solve(WIKIPEDIA).nodes();
        assertThat(IntStream.range(0, 32)
                        .parallel()
                        .mapToLong(i -> solver.solve(WIKIPEDIA, SearchLimit.first(), SearchListener.NONE)
                                .nodes())
                        .distinct()
                        .toArray())
                .containsExactly(nodes);
    }

    private static long count(Trace trace, Trace.Kind kind) {
        return trace.steps().stream().filter(step -> step.kind() == kind).count();
    }
}

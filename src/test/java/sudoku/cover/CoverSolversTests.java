package sudoku.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;

/** What every way of finding exact covers promises. */
class CoverSolversTests {
    private static final int[] QUEENS = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724};

    static Stream<Arguments> solvers() {
        return Stream.of(
                Arguments.of("sets", new AlgorithmX()),
                Arguments.of("links", new DancingLinks()),
                Arguments.of("links, leftmost item", new DancingLinks(ItemChoice.LEFTMOST)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("solvers")
    void coversEveryPrimaryItemOnceAndEverySecondaryOneAtMost(String name, CoverSolver solver) {
        assertThat(solver.solutions(ExactCoverTests.tiny(), SearchLimit.none()).stream()
                        .map(HashSet::new))
                .containsExactlyInAnyOrder(
                        new HashSet<>(List.of("ab", "cd")), new HashSet<>(List.of("a only", "bc", "d only")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("solvers")
    void countsTheQueensRight(String name, CoverSolver solver) {
        for (int side = 1; side <= QUEENS.length; side++) {
            CoverResult result = solver.solve(Queens.cover(side), SearchLimit.none());
            assertThat(result.solutions()).as("%d queens", side).isEqualTo(QUEENS[side - 1]);
            assertThat(result.search().outcome())
                    .isEqualTo(QUEENS[side - 1] > 0 ? Outcome.SOLVED : Outcome.UNSATISFIABLE);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("solvers")
    void findsWhatTryingAllSubsetsFinds(String name, CoverSolver solver) {
        for (int seed = 0; seed < 200; seed++) {
            ExactCover cover = randomCover(new Random(seed));
            Set<Set<String>> found = new HashSet<>();
            for (List<String> solution : solver.solutions(cover, SearchLimit.none())) {
                assertThat(found.add(new HashSet<>(solution)))
                        .as("seed %d, only once: %s", seed, solution)
                        .isTrue();
            }
            assertThat(found).as("seed %d", seed).isEqualTo(bySubsets(cover));
        }
    }

    private static ExactCover randomCover(Random random) {
        ExactCover.Builder builder = ExactCover.items("a", "b", "c", "d", "e").secondary("s", "t");
        List<String> items = new ArrayList<>(List.of("a", "b", "c", "d", "e", "s", "t"));
        Set<Set<String>> used = new HashSet<>();
        for (int option = 0; option < 12; option++) {
            Collections.shuffle(items, random);
            List<String> some = items.subList(0, 1 + random.nextInt(3));
            if (!Set.of("s", "t").containsAll(some) && used.add(new HashSet<>(some))) {
                builder.option("o" + option, some.toArray(String[]::new));
            }
        }
        return builder.build();
    }

    private static Set<Set<String>> bySubsets(ExactCover cover) {
        Set<Set<String>> solutions = new HashSet<>();
        for (int subset = 0; subset < 1 << cover.optionCount(); subset++) {
            int chosen = subset;
            int[] times = new int[cover.itemCount()];
            IntStream.range(0, cover.optionCount())
                    .filter(option -> (chosen & 1 << option) != 0)
                    .flatMap(option -> IntStream.of(cover.itemsOf(option)))
                    .forEach(item -> times[item]++);
            if (IntStream.range(0, times.length)
                    .allMatch(item -> item < cover.primaryCount() ? times[item] == 1 : times[item] <= 1)) {
                solutions.add(new HashSet<>(IntStream.range(0, cover.optionCount())
                        .filter(option -> (chosen & 1 << option) != 0)
                        .mapToObj(cover::option)
                        .toList()));
            }
        }
        return solutions;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("solvers")
    @Timeout(60)
    void anItemNoOptionCoversIsTheAnswerAndNothingIsSearched(String name, CoverSolver solver) {
        ExactCover.Builder builder =
                ExactCover.items(IntStream.range(0, 60).mapToObj(i -> "i" + i).toArray(String[]::new));
        for (int item = 0; item < 59; item++) {
            builder.option("x" + item, "i" + item).option("y" + item, "i" + item, "i" + (item + 1) % 59);
        }
        CoverResult result = solver.solve(builder.build(), SearchLimit.none());
        assertThat(result).hasToString("No solution exists: no option covers i59.");
        assertThat(result.search().outcome()).isEqualTo(Outcome.UNSATISFIABLE);
        assertThat(result.nodes()).isZero();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("solvers")
    void stopsAtItsLimits(String name, CoverSolver solver) {
        ExactCover queens = Queens.cover(10);
        assertThat(solver.solve(queens, SearchLimit.solutions(3)).search())
                .matches(
                        result -> result.outcome() == Outcome.SOLVED && result.solutions() == 3 && !result.exhausted());
        assertThat(solver.solve(queens, SearchLimit.none().withNodes(50)).search())
                .matches(result -> result.outcome() == Outcome.LIMIT && result.nodes() == 50);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("solvers")
    @Timeout(60)
    void stopsWhenTheTimeIsUpOrItsThreadIsInterrupted(String name, CoverSolver solver) {
        ExactCover empty = SudokuCover.of(9).cover();
        SearchLimit brief = SearchLimit.none().withTime(Duration.ofMillis(20));
        assertThat(solver.solve(empty, brief).search().outcome()).isEqualTo(Outcome.LIMIT);
        Thread.currentThread().interrupt();
        assertThat(solver.solve(empty, SearchLimit.none()).search().outcome()).isEqualTo(Outcome.LIMIT);
        assertThat(Thread.interrupted()).isTrue();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("solvers")
    void theListenerHearsTheNodesTheSolutionsAndEachItemGoAndComeBack(String name, CoverSolver solver) {
        CoverTrace trace = new CoverTrace(Integer.MAX_VALUE);
        CoverResult result = solver.solve(Queens.cover(6), SearchLimit.none(), trace);
        assertThat(count(trace, CoverTrace.Kind.SELECTED)).isEqualTo(result.nodes());
        assertThat(count(trace, CoverTrace.Kind.DESELECTED))
                .isEqualTo(result.search().stats().backtracks());
        assertThat(count(trace, CoverTrace.Kind.SOLVED)).isEqualTo(4);
        assertThat(count(trace, CoverTrace.Kind.DEAD_END)).isPositive();
        List<Integer> away = new ArrayList<>();
        for (CoverTrace.Step step : trace.steps()) {
            if (step.kind() == CoverTrace.Kind.COVERED) {
                assertThat(away).doesNotContain(step.item());
                away.add(step.item());
            } else if (step.kind() == CoverTrace.Kind.UNCOVERED) {
                assertThat(away.remove(away.size() - 1))
                        .as("last out, first in")
                        .isEqualTo(step.item());
            }
        }
        assertThat(away).isEmpty();
    }

    private static long count(CoverTrace trace, CoverTrace.Kind kind) {
        return trace.steps().stream().filter(step -> step.kind() == kind).count();
    }

    @Test
    void setsAndLinksTakeTheSameSteps() {
        List<ExactCover> covers = new ArrayList<>(List.of(
                ExactCoverTests.tiny(),
                Queens.cover(7),
                Pentominoes.cover(5, 4),
                SudokuCover.of(4).cover()));
        IntStream.range(0, 50).forEach(seed -> covers.add(randomCover(new Random(seed))));
        for (ExactCover cover : covers) {
            assertThat(searchSteps(new DancingLinks(), cover))
                    .as("%s", cover)
                    .isEqualTo(searchSteps(new AlgorithmX(), cover));
        }
    }

    private static List<CoverTrace.Step> searchSteps(CoverSolver solver, ExactCover cover) {
        CoverTrace trace = new CoverTrace(1_000_000);
        solver.solve(cover, SearchLimit.none(), trace);
        return trace.steps().stream()
                .filter(step -> step.kind() != CoverTrace.Kind.COVERED && step.kind() != CoverTrace.Kind.UNCOVERED)
                .toList();
    }

    @Test
    void theChoiceOfTheScarcestItemIsWhatKeepsTheTreeSmall() {
        ExactCover box = Pentominoes.cover(5, 5);
        CoverResult fewest = new DancingLinks().solve(box, SearchLimit.none());
        CoverResult leftmost = new DancingLinks(ItemChoice.LEFTMOST).solve(box, SearchLimit.none());
        assertThat(leftmost.solutions()).isEqualTo(fewest.solutions());
        assertThat(leftmost.nodes()).isGreaterThan(fewest.nodes());
    }

    @Test
    void aTraceKeepsOnlyTheBeginning() {
        CoverTrace trace = new CoverTrace(3);
        new DancingLinks().solve(Queens.cover(6), SearchLimit.none(), trace);
        assertThat(trace.steps()).hasSize(3);
        assertThat(trace.isComplete()).isFalse();
        assertThat(trace.length()).isGreaterThan(3);
    }
}

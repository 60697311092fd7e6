package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.needs.Thorough;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.Solvers;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;

/** An estimate is right when its expectation is the very size of the tree, and when its draws are fair. */
class TreeEstimateTests {
    /** So many of its spreads off is a seeded mean at most: a fair one is once in 16,000. */
    private static final double MOST_SPREADS = 4;

    /** A puzzle, a branching, the solver with that tree, and which it is. */
    record Tree(String puzzle, Branching branching, String solver) {
        Grid grid() {
            return puzzle.contains(".")
                    ? Grid.parse(puzzle)
                    : NamedPuzzles.get(puzzle).grid();
        }

        SearchResult searched() {
            return Solvers.named(solver).solve(grid(), SearchLimit.none());
        }
    }

    static List<Tree> trees() {
        List<Tree> trees = new ArrayList<>();
        for (String puzzle : List.of(
                ".4........1..2.4", "1....2....3....4", "................", "11..............", "12..34..........")) {
            trees.add(new Tree(puzzle, Branching.ROW_BY_ROW, "naive"));
            trees.add(new Tree(puzzle, Branching.TIGHTEST_CELL, "mrv"));
            trees.add(new Tree(puzzle, Branching.THINKING_AHEAD, "propagation"));
        }
        for (String puzzle : List.of("wikipedia", "two-solutions", "wrong-digit", "escargot", "inkala-2012")) {
            trees.add(new Tree(puzzle, Branching.TIGHTEST_CELL, "mrv"));
            trees.add(new Tree(puzzle, Branching.THINKING_AHEAD, "propagation"));
        }
        trees.add(new Tree("wikipedia", Branching.ROW_BY_ROW, "naive"));
        return trees;
    }

    /** Every way down, made by the probe itself: its draws are dictated, like the digits of a number that counts up. */
    private static <T> List<Probe<T>> allWays(T top, Function<T, List<T>> branches) {
        List<Probe<T>> ways = new ArrayList<>();
        List<int[]> draws = new ArrayList<>(); // what was drawn, of how many
        do {
            int[] depth = {0};
            ways.add(Probe.down(top, branches, bound -> {
                if (depth[0] == draws.size()) {
                    draws.add(new int[] {0, bound});
                }
                return draws.get(depth[0]++)[0];
            }));
            while (!draws.isEmpty() && ++draws.get(draws.size() - 1)[0] == draws.get(draws.size() - 1)[1]) {
                draws.remove(draws.size() - 1);
            }
        } while (!draws.isEmpty());
        return ways;
    }

    /** A way with chances of one in so many happens in one probe of so many. */
    private static <T> double expected(List<Probe<T>> ways, ToDoubleFunction<Probe<T>> guess) {
        return ways.stream()
                .mapToDouble(way -> guess.applyAsDouble(way) / way.chances())
                .sum();
    }

    @ParameterizedTest
    @MethodSource("trees")
    void overAllWaysTheGuessesAverageToTheSizeOfTheTree(Tree tree) {
        SearchResult searched = tree.searched();
        List<Probe<Grid>> ways = allWays(tree.grid(), tree.branching());
        assertThat(expected(ways, way -> 1)).as("the chances of all ways").isCloseTo(1, within(1e-9));
        double nodes = expected(ways, Probe::nodes);
        assertThat(nodes).isCloseTo(searched.nodes(), within(1e-9 * (1 + nodes)));
    }

    @ParameterizedTest
    @MethodSource("trees")
    void overAllWaysTheGuessesAverageToTheNumberOfSolutions(Tree tree) {
        if (tree.branching() != Branching.THINKING_AHEAD) { // its last board is not yet filled in
            double solutions = expected(
                    allWays(tree.grid(), tree.branching()), way -> way.end().isFull() ? way.chances() : 0);
            assertThat(solutions).isCloseTo(tree.searched().solutions(), within(1e-6));
        }
    }

    /** The error that a mean of so many probes has on average, exactly: from all ways with their chances. */
    private static <T> double trueSpread(List<Probe<T>> ways, int probes) {
        double mean = expected(ways, Probe::nodes);
        return Math.sqrt(expected(ways, way -> (way.nodes() - mean) * (way.nodes() - mean)) / probes);
    }

    @ParameterizedTest
    @CsvSource({
        ".4........1..2.4, ROW_BY_ROW",
        "................, TIGHTEST_CELL",
        "wikipedia, ROW_BY_ROW",
        "escargot, TIGHTEST_CELL",
        "escargot, THINKING_AHEAD",
        "inkala-2012, THINKING_AHEAD"
    })
    void aSeededMeanIsAsFarOffAsChanceAllows(String puzzle, Branching branching) {
        int probes = 3_000;
        Grid grid = new Tree(puzzle, branching, "").grid();
        List<Probe<Grid>> ways = allWays(grid, branching);
        double size = expected(ways, Probe::nodes);
        double spread = trueSpread(ways, probes);
        for (long seed = 1; seed <= (Thorough.isOn() ? 8 : 2); seed++) {
            TreeEstimate estimate = TreeEstimate.of(grid, branching, probes, seed);
            assertThat(estimate.mean())
                    .as("seed %d, a true spread of %s", seed, spread)
                    .isCloseTo(size, within(MOST_SPREADS * spread + 1e-9));
        }
    }

    @Test
    void itsOwnSpreadIsTheTrueOneWhereNoBranchIsRare() {
        Grid grid = Grid.parse("12..34..........");
        double spread = trueSpread(allWays(grid, Branching.ROW_BY_ROW), 10_000);
        assertThat(spread).isPositive();
        for (long seed = 1; seed <= 5; seed++) {
            assertThat(TreeEstimate.of(grid, Branching.ROW_BY_ROW, 10_000, seed).spread())
                    .isCloseTo(spread, within(spread / 10));
        }
    }

    /** Ten branches, of which the last alone goes on: a draw that never reaches the last, or the first, is seen. */
    @Test
    void everyBranchIsDrawnAsOftenAsTheOthers() {
        for (int wanted = 0; wanted < 10; wanted++) {
            int only = wanted;
            TreeEstimate estimate = TreeEstimate.ofEnds(
                    -1,
                    place -> place == -1 ? List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) : List.<Integer>of(),
                    end -> end == only,
                    20_000,
                    7);
            assertThat(estimate.mean()).isCloseTo(1, within(MOST_SPREADS * 3 / Math.sqrt(20_000)));
        }
    }

    @Test
    void theSameSeedMakesTheSameEstimate() {
        Grid grid = NamedPuzzles.get("wikipedia").grid();
        TreeEstimate one = TreeEstimate.of(grid, Branching.ROW_BY_ROW, 500, 3);
        assertThat(TreeEstimate.of(grid, Branching.ROW_BY_ROW, 500, 3).meansOf(500))
                .isEqualTo(one.meansOf(500));
        assertThat(TreeEstimate.of(grid, Branching.ROW_BY_ROW, 500, 4).mean()).isNotEqualTo(one.mean());
    }

    @Test
    void partsOfEqualLengthAverageToTheWhole() {
        TreeEstimate estimate = TreeEstimate.of(NamedPuzzles.get("wikipedia").grid(), Branching.ROW_BY_ROW, 1_000, 3);
        double[] parts = estimate.meansOf(20);
        assertThat(parts).hasSize(20).doesNotHaveDuplicates();
        assertThat(Arrays.stream(parts).average().orElseThrow()).isCloseTo(estimate.mean(), within(1e-6));
        assertThat(estimate.meansOf(3)).hasSize(3);
    }

    @Test
    void aTreeOfNothingButItsTopHasNoNodes() {
        TreeEstimate full = TreeEstimate.of(Grid.parse("1234341221434321"), Branching.ROW_BY_ROW, 10, 1);
        assertThat(full.mean()).isZero();
        assertThat(full.spread()).isZero();
        assertThat(TreeEstimate.ofEnds("solved", place -> List.<String>of(), end -> true, 10, 1)
                        .mean())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1})
    void tooFewProbesAreRefused(int probes) {
        assertThatThrownBy(() -> TreeEstimate.of(Grid.empty(4), Branching.ROW_BY_ROW, probes, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least two probes")
                .hasMessageContaining("" + probes);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 11})
    void partsThatNoProbeFallsIntoAreRefused(int parts) {
        TreeEstimate estimate = TreeEstimate.of(Grid.empty(4), Branching.ROW_BY_ROW, 10, 1);
        assertThatThrownBy(() -> estimate.meansOf(parts))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("10 probes can be split into 1 to 10 parts, not into " + parts + ".");
    }
}

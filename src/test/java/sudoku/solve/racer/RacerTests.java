package sudoku.solve.racer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.PuzzleSet;
import sudoku.puzzles.Variation;
import sudoku.search.Outcome;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.solve.GeneratedPuzzles;
import sudoku.solve.SolverContractTests;

/** The racer on characters; as a solver among others it is in {@link SolverContractTests}. */
class RacerTests {
    private static final int MANY = 100;

    private static byte[] characters(Grid puzzle) {
        return puzzle.toLine().getBytes(StandardCharsets.US_ASCII);
    }

    static Stream<NamedPuzzle> nineByNine() {
        return NamedPuzzles.all().stream()
                .filter(named -> named.grid().size() == 9
                        && Rules.conflicts(named.grid()).isEmpty()
                        && named.solutions().isPresent()
                        && named.solutions().getAsLong() <= MANY);
    }

    @ParameterizedTest
    @MethodSource("nineByNine")
    void countsTheSolutionsOfEveryNamedPuzzle(NamedPuzzle named) {
        assertThat(new Race().count(characters(named.grid()), MANY + 1))
                .as(named.key())
                .isEqualTo(named.solutions().getAsLong());
    }

    @Test
    void countsWhatDancingLinksCountOnPuzzlesWithNoneOneAndManySolutions() {
        DancingLinksSolver links = new DancingLinksSolver();
        Race race = new Race();
        int[] kinds = new int[3];
        for (int seed = 1; seed <= 300; seed++) {
            int clues = 22 + seed % 24;
            for (Grid puzzle :
                    new Grid[] {GeneratedPuzzles.solvable(9, clues, seed), GeneratedPuzzles.doubtful(9, clues, seed)}) {
                long expected = links.solve(puzzle, SearchLimit.solutions(MANY)).solutions();
                assertThat(race.count(characters(puzzle), MANY))
                        .as(puzzle.toLine())
                        .isEqualTo(expected);
                kinds[(int) Math.min(2, expected)]++;
            }
        }
        assertThat(Arrays.stream(kinds))
                .as("puzzles with none, one and more solutions")
                .allMatch(count -> count > 20);
    }

    /** A bet that is won says two; two found in the same place, or one that was none, would be too many. */
    @Test
    void whereTwoSolutionsAreSoughtAsManyAreFoundAsThereAre() {
        DancingLinksSolver links = new DancingLinksSolver();
        Race race = new Race();
        int[] counts = new int[3];
        for (Grid puzzle : ofAllKinds()) {
            int expected = (int) links.solve(puzzle, SearchLimit.solutions(2)).solutions();
            assertThat(race.count(characters(puzzle), 2)).as(puzzle.toLine()).isEqualTo(expected);
            counts[expected]++;
        }
        assertThat(Arrays.stream(counts))
                .as("puzzles with none, one and more solutions")
                .allMatch(count -> count > 10);
        assertThat(race.count(characters(Grid.empty(9)), 2)).isEqualTo(2);
    }

    /** Hard puzzles and puzzles with few clues, as they are and with clues lost or misread. */
    private static List<Grid> ofAllKinds() {
        List<Grid> all = new ArrayList<>();
        for (String set : new String[] {"fewest", "hard"}) {
            List<Grid> puzzles = PuzzleSet.shipped(set).subList(0, 60);
            all.addAll(puzzles);
            for (Variation variation : Variation.values()) {
                all.addAll(variation.of(puzzles, 1));
            }
        }
        return all;
    }

    @Test
    void aBetSavesMostGuessesWhereThereAreManySolutionsAndNoneIsMadeForACount() {
        Race bets = new Race();
        Race counts = new Race();
        for (Grid puzzle : Variation.LESS_FIVE.of(PuzzleSet.shipped("fewest"), 1)) {
            assertThat(bets.count(characters(puzzle), 2)).isEqualTo(2);
            assertThat(counts.count(characters(puzzle), 3)).isEqualTo(3);
        }
        assertThat(bets.guesses()).isLessThan(counts.guesses() / 4);
    }

    @Test
    void hundredsOfSolutionsAreCountedWithFewerGuessesThanItTakesToFindEach() {
        int counted = 0;
        for (int seed = 1; seed <= 60; seed++) {
            Grid puzzle = GeneratedPuzzles.solvable(9, 24 + seed % 6, seed);
            long expected = new DancingLinksSolver()
                    .solve(puzzle, SearchLimit.solutions(5_000))
                    .solutions();
            if (expected >= 100 && expected < 5_000) {
                Race counts = new Race();
                assertThat(counts.count(characters(puzzle), Long.MAX_VALUE))
                        .as(puzzle.toLine())
                        .isEqualTo(expected);
                assertThat(counts.count(characters(puzzle), 50))
                        .as("up to 50 of " + puzzle.toLine())
                        .isEqualTo(50);
                Race finds = new Race();
                Search.run(
                        puzzle,
                        SearchLimit.solutions(Long.MAX_VALUE),
                        SearchListener.NONE,
                        search -> finds.run(characters(puzzle), search));
                assertThat(counts.guesses()).as(puzzle.toLine()).isLessThan(finds.guesses());
                counted++;
            }
        }
        assertThat(counted).isGreaterThan(10);
    }

    @Test
    void writesTheSolutionAndLeavesThePuzzleAlone() {
        Grid puzzle = NamedPuzzles.get("escargot").grid();
        byte[] characters = characters(puzzle);
        byte[] solution = new byte[81];
        assertThat(new Race().solve(characters, solution)).isTrue();
        assertThat(Rules.solves(Grid.parse(new String(solution, StandardCharsets.US_ASCII)), puzzle))
                .isTrue();
        assertThat(characters).isEqualTo(characters(puzzle));
    }

    /** A bet that is won writes what it has found. */
    @Test
    void theFirstSolutionIsOneHoweverManyThereAre() {
        Race race = new Race();
        byte[] solution = new byte[81];
        for (Grid puzzle : ofAllKinds()) {
            boolean solved = race.solve(characters(puzzle), solution);
            assertThat(solved).as(puzzle.toLine()).isEqualTo(race.count(characters(puzzle), 3) > 0);
            assertThat(race.count(characters(puzzle), 1)).isEqualTo(solved ? 1 : 0);
            if (solved) {
                assertThat(Rules.solves(Grid.parse(new String(solution, StandardCharsets.US_ASCII)), puzzle))
                        .as(puzzle.toLine())
                        .isTrue();
            }
        }
    }

    @Test
    void everySolutionIsHandedOverOnceUpToTheLimit() {
        Race race = new Race();
        int several = 0;
        for (int seed = 1; seed <= 60; seed++) {
            Grid puzzle = GeneratedPuzzles.solvable(9, 26 + seed % 8, seed);
            long expected = new DancingLinksSolver()
                    .solve(puzzle, SearchLimit.solutions(2_000))
                    .solutions();
            for (long most : new long[] {0, 1, 2, 3, 37, 2_000}) {
                List<String> found = new ArrayList<>();
                Set<Object> arrays = Collections.newSetFromMap(new IdentityHashMap<>());
                long count = race.enumerate(characters(puzzle), most, solution -> {
                    found.add(new String(solution, StandardCharsets.US_ASCII));
                    arrays.add(solution);
                });
                assertThat(count)
                        .as(most + " of " + puzzle.toLine())
                        .isEqualTo(Math.min(most, expected))
                        .isEqualTo(found.size());
                assertThat(arrays).hasSize(most == 0 ? 0 : 1);
                assertThat(found)
                        .doesNotHaveDuplicates()
                        .allMatch(solution -> Rules.solves(Grid.parse(solution), puzzle), puzzle.toLine());
            }
            several += expected > 37 ? 1 : 0;
        }
        assertThat(several).isGreaterThan(10);
    }

    @Test
    void writesNothingWithoutASolution() {
        byte[] solution = new byte[81];
        assertThat(new Race().solve(characters(NamedPuzzles.get("dead-cell").grid()), solution))
                .isFalse();
        assertThat(solution).containsOnly(0);
    }

    @Test
    void cluesThatContradictEachOtherHaveNoSolution() {
        for (String key : new String[] {"swapped", "double-five", "double-in-box"}) {
            assertThat(new Race().count(characters(NamedPuzzles.get(key).grid()), 2))
                    .as(key)
                    .isZero();
        }
    }

    @Test
    void anInterruptedThreadIsToldByAnException() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> new Race().count(characters(Grid.empty(9)), Long.MAX_VALUE))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void allocatesNothingForThePuzzlesAfterTheFirst() {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Race race = new Race();
        byte[] puzzle = characters(NamedPuzzles.get("escargot").grid());
        byte[] solution = new byte[81];
        race.solve(puzzle, solution);
        race.count(puzzle, 2);
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 1_000; i++) {
            race.solve(puzzle, solution);
            race.count(puzzle, 2);
        }
        assertThat(threads.getCurrentThreadAllocatedBytes() - before)
                .as("bytes for 2,000 searches")
                .isLessThan(2_000);
    }

    @Test
    void whatOnePuzzleTaughtIsForgottenBeforeTheNext() {
        byte[] puzzle = characters(NamedPuzzles.get("inkala-2012").grid());
        Race fresh = new Race();
        fresh.count(puzzle, 2);
        Race experienced = new Race();
        experienced.count(characters(NamedPuzzles.get("escargot").grid()), 2);
        experienced.count(characters(NamedPuzzles.get("golden-nugget").grid()), 2);
        long before = experienced.guesses();
        experienced.count(puzzle, 2);
        assertThat(experienced.guesses() - before)
                .as("guesses")
                .isEqualTo(fresh.guesses())
                .isPositive();
    }

    @Test
    void whatIsUniqueIsSaidForEverySize() {
        Racer racer = new Racer();
        NamedPuzzles.all().stream()
                .filter(named -> named.solutions().isPresent()
                        && named.grid().size() <= 16
                        && named.solutions().getAsLong() <= MANY)
                .forEach(named -> assertThat(racer.isUnique(named.grid()))
                        .as(named.key())
                        .isEqualTo(named.solutions().getAsLong() == 1));
        assertThat(racer.isUnique(Grid.empty(9))).isFalse();
        assertThat(racer.isUnique(Grid.empty(4))).isFalse();
    }

    @Test
    void otherSizesAreSolvedAsWell() {
        assertThat(new Racer().solve(Grid.empty(16)).outcome()).isEqualTo(Outcome.SOLVED);
    }
}

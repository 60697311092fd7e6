package sudoku.genetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.NamedPuzzles;

/** What holds for every evolution, and what its parts promise. */
class EvolutionTests {
    private static final Grid WIKIPEDIA = NamedPuzzles.get("wikipedia").grid();
    private static final Grid ESCARGOT = NamedPuzzles.get("escargot").grid();
    private static final Grid SMALL = Grid.parse(".4........1..2.4");

    private static final GeneticAlgorithm PLAIN =
            new GeneticAlgorithm().population(40).elite(1).mutation(Mutation.swap(), Rate.fixed(0.8));

    private static final Map<String, Evolution> EVOLUTIONS = evolutions();

    private static Map<String, Evolution> evolutions() {
        Map<String, Evolution> all = new LinkedHashMap<>();
        all.put("plain", PLAIN);
        all.put(
                "roulette, cut, inversion",
                PLAIN.selection(Selection.roulette())
                        .crossover(Crossover.cut())
                        .mutation(Mutation.inversion(), Rate.adaptive(0.1, 1, 20)));
        all.put(
                "rank, cells, each box, restarts",
                PLAIN.selection(Selection.rank())
                        .crossover(Crossover.cells())
                        .mutation(Mutation.swapInEachBox(), Rate.fixed(0.1))
                        .restartAfter(20));
        all.put("swarm", PLAIN.selection(Selection.anyone(), Selection.best()).crossover(Crossover.towards(0.3)));
        all.put("hybrid with annealing", PLAIN.localSearch(LocalSearch.annealing(0.3, 20)));
        all.put("hybrid with tabu", PLAIN.localSearch(LocalSearch.tabu(5, 2)));
        all.put("islands", new Islands(PLAIN.population(10), 4, 5));
        all.put("cellular grid", new CellularGrid(6, Crossover.boxes(), Mutation.swap(), Rate.fixed(0.8)));
        all.put("annealing", new Annealing(0.6, 0.2, 20, 100));
        all.put("tabu", new Tabu());
        return all;
    }

    static Set<String> names() {
        return EVOLUTIONS.keySet();
    }

    private static List<String> course(Evolution evolution, Grid puzzle, long seed, int generations) {
        return evolution.stream(puzzle, seed)
                .limit(generations)
                .map(g -> g.number() + " " + g.weighed() + " " + g.meanErrors() + " "
                        + g.best().grid().toLine())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void theSameSeedTakesTheSameCourseAndAnotherAnother(String name) {
        Evolution evolution = EVOLUTIONS.get(name);
        List<String> course = course(evolution, ESCARGOT, 7, 60);
        assertThat(course)
                .hasSize(60)
                .isEqualTo(course(evolution, ESCARGOT, 7, 60))
                .isNotEqualTo(course(evolution, ESCARGOT, 8, 60));
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyGenerationIsCountedAndHoldsCandidatesOfThePuzzle(String name) {
        List<Generation> course =
                EVOLUTIONS.get(name).stream(WIKIPEDIA, 3).limit(60).toList();
        for (int i = 1; i < course.size(); i++) {
            assertThat(course.get(i).number()).isGreaterThan(course.get(i - 1).number());
            assertThat(course.get(i).weighed())
                    .as("weighed in generation %d", i)
                    .isGreaterThan(course.get(i - 1).weighed());
        }
        for (Candidate candidate : course.get(course.size() - 1).population()) {
            assertThat(Fitness.errors(candidate.grid())).isEqualTo(candidate.errors());
            for (int cell = 0; cell < 81; cell++) {
                assertThat(WIKIPEDIA.isBlank(cell) || candidate.digit(cell) == WIKIPEDIA.get(cell))
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void aSmallPuzzleIsSolvedAndThereTheStreamEnds(String name) {
        List<Generation> course =
                EVOLUTIONS.get(name).stream(SMALL, 1).limit(2_000).toList();
        assertThat(course.subList(0, course.size() - 1)).noneMatch(Generation::isSolved);
        Generation last = course.get(course.size() - 1);
        assertThat(Rules.solves(last.champion().grid(), SMALL))
                .as("%s after %d generations", name, course.size())
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aGenerationIsMadeOnlyWhenItIsAskedFor(String name) {
        List<Integer> seen = new ArrayList<>();
        EVOLUTIONS.get(name).stream(ESCARGOT, 1)
                .peek(g -> seen.add(g.number()))
                .limit(3)
                .forEach(g -> {});
        assertThat(seen).hasSize(3);
    }

    @ParameterizedTest
    @MethodSource("names")
    void anInterruptionEndsTheStream(String name) {
        Thread.currentThread().interrupt();
        long generations = EVOLUTIONS.get(name).stream(ESCARGOT, 1).count();
        assertThat(Thread.interrupted())
                .as("the interruption is still to be seen")
                .isTrue();
        assertThat(generations).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("names")
    void cluesThatContradictEachOtherAreRefused(String name) {
        assertThatThrownBy(() -> EVOLUTIONS.get(name).stream(
                        NamedPuzzles.get("double-five").grid(), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "Nothing can evolve from clues that contradict each other: 5 is twice in" + " row 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            plain                        | 12 | 1951
            roulette, cut, inversion     | 18 | 1951
            rank, cells, each box, restarts | 12 | 1951
            swarm                        | 10 | 1951
            hybrid with annealing        | 0  | 24590
            hybrid with tabu             | 0  | 130339
            islands                      | 10 | 8860
            cellular grid                | 8  | 1800
            annealing                    | 11 | 4901
            tabu                         | 8  | 6273
            """)
    void theSameSeedIsTheSameOnEveryMachine(String name, int errors, long weighed) {
        Generation last = EVOLUTIONS.get(name).stream(WIKIPEDIA, 1)
                .limit(50)
                .reduce((a, b) -> b)
                .orElseThrow();
        assertThat(last.best().errors()).isEqualTo(errors);
        assertThat(last.weighed()).isEqualTo(weighed);
    }

    @Test
    void islandsTakeTheSameCourseOnOneThreadAndOnMany() throws Exception {
        Islands islands = new Islands(PLAIN.population(10), 8, 5);
        ForkJoinPool one = new ForkJoinPool(1);
        ForkJoinPool many = new ForkJoinPool(8);
        try {
            List<String> alone =
                    one.submit(() -> course(islands, ESCARGOT, 3, 40)).get();
            assertThat(many.submit(() -> course(islands, ESCARGOT, 3, 40)).get())
                    .isEqualTo(alone);
        } finally {
            one.shutdown();
            many.shutdown();
        }
    }

    @Test
    void theBestOfEachIslandIsFoundOnTheNextAfterTheShipsHaveLeft() {
        List<List<Generation>> epochs = new Islands(PLAIN.population(10).elite(2), 3, 1)
                .epochs(ESCARGOT, 5)
                .limit(20)
                .toList();
        for (int epoch = 1; epoch < epochs.size(); epoch++) {
            for (int i = 0; i < 3; i++) {
                int sent = epochs.get(epoch - 1).get((i + 2) % 3).best().errors();
                assertThat(epochs.get(epoch).get(i).best().errors())
                        .as("epoch %d, island %d", epoch, i)
                        .isLessThanOrEqualTo(sent);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void elitismNeverLosesTheBest(long seed) {
        List<Generation> course = PLAIN.stream(ESCARGOT, seed).limit(300).toList();
        for (int i = 1; i < course.size(); i++) {
            assertThat(course.get(i).best().errors())
                    .as("generation %d", i)
                    .isLessThanOrEqualTo(course.get(i - 1).best().errors());
        }
    }

    @Test
    void withoutAnEliteTheBestIsLostNowAndThenAndRememberedAsChampion() {
        List<Generation> course = PLAIN.elite(0).stream(ESCARGOT, 1).limit(300).toList();
        int least = Integer.MAX_VALUE;
        int lost = 0;
        for (Generation generation : course) {
            lost += generation.best().errors() > least ? 1 : 0;
            least = Math.min(least, generation.best().errors());
            assertThat(generation.champion().errors()).isEqualTo(least);
        }
        assertThat(lost).isPositive();
    }

    @Test
    void stagnationBringsARestartAndNothingElseDoes() {
        List<Generation> course =
                PLAIN.restartAfter(25).stream(ESCARGOT, 1).limit(500).toList();
        for (int i = 1; i < course.size(); i++) {
            boolean restarted = course.get(i).restarts() > course.get(i - 1).restarts();
            assertThat(restarted)
                    .as("generation %d", i)
                    .isEqualTo(course.get(i - 1).stagnation() >= 25);
        }
        assertThat(course.get(course.size() - 1).restarts()).isPositive();
    }

    @Test
    void anAdaptiveRateRisesWithStagnationAndFallsBackWithABetterChampion() {
        Rate rate = Rate.adaptive(0.2, 0.8, 10);
        List<Generation> course = PLAIN.stream(ESCARGOT, 1).limit(200).toList();
        for (Generation generation : course) {
            double expected = 0.2 + 0.6 * Math.min(10, generation.stagnation()) / 10;
            assertThat(rate.in(generation)).isCloseTo(expected, within(1e-9));
        }
        assertThat(course).anyMatch(generation -> generation.stagnation() > 10);
    }

    @Test
    void onAMapNoPlaceGetsWorse() {
        CellularGrid grid = new CellularGrid(5, Crossover.boxes(), Mutation.swap(), Rate.fixed(0.8));
        List<Generation> course = grid.stream(ESCARGOT, 1).limit(100).toList();
        for (int i = 1; i < course.size(); i++) {
            for (int place = 0; place < 25; place++) {
                assertThat(course.get(i).population().get(place).errors())
                        .isLessThanOrEqualTo(
                                course.get(i - 1).population().get(place).errors());
            }
        }
    }

    @Test
    void diversityIsZeroForTwinsAndShrinksWhenAllBecomeAlike() {
        Candidate one = Encoding.of(ESCARGOT).random(new Random(1));
        assertThat(Generation.first(List.of(one, one, one)).diversity()).isZero();
        List<Generation> course = PLAIN.stream(ESCARGOT, 1).limit(200).toList();
        assertThat(course.get(199).diversity()).isBetween(0.0, course.get(0).diversity() / 2);
    }

    @Test
    void aLocalSearchIsPaidForInBoards() {
        long plain = PLAIN.stream(ESCARGOT, 1)
                .limit(10)
                .reduce((a, b) -> b)
                .orElseThrow()
                .weighed();
        long hybrid = PLAIN.localSearch(LocalSearch.annealing(0.3, 20)).stream(ESCARGOT, 1)
                .limit(10)
                .reduce((a, b) -> b)
                .orElseThrow()
                .weighed();
        assertThat(hybrid - 40)
                .as("each child after the first 40 costs itself and 20 steps")
                .isEqualTo(21 * (plain - 40));
    }

    /** What the articles advise, and what annealing makes of it; ten seeds, two hundred thousand boards each. */
    @Tag("thorough")
    @Test
    void theArticlesAdviceFailsWhereRestartsAndAnnealingDoNot() {
        Evolution advised = new GeneticAlgorithm()
                .population(510)
                .elite(0)
                .selection(Selection.roulette())
                .crossover(Crossover.cut())
                .mutation(Mutation.swapInEachBox(), Rate.fixed(0.01));
        assertThat(solved(advised)).as("as advised").isLessThanOrEqualTo(2);
        assertThat(solved(new Annealing())).as("annealing").isEqualTo(10);
    }

    /** What is kept forever is where everything ends: the same work, ten seeds. */
    @Tag("thorough")
    @Test
    void keepingTheBestSolvesFewer() {
        GeneticAlgorithm hundred = PLAIN.population(100);
        assertThat(solved(hundred.elite(0))).as("no elite").isGreaterThanOrEqualTo(7);
        assertThat(solved(hundred.elite(1))).as("an elite of one").isLessThanOrEqualTo(4);
    }

    private static long solved(Evolution evolution) {
        return LongStream.rangeClosed(1, 10)
                .filter(seed -> evolution.stream(WIKIPEDIA, seed)
                        .takeWhile(generation -> generation.weighed() <= 200_000)
                        .anyMatch(Generation::isSolved))
                .count();
    }

    @Test
    void whatMakesNoSenseIsRefusedInASentence() {
        assertThatThrownBy(() -> PLAIN.population(1))
                .hasMessageStartingWith("A population needs at least two candidates");
        assertThatThrownBy(() -> PLAIN.elite(40)).hasMessageStartingWith("A population needs at least two candidates");
        assertThatThrownBy(() -> Rate.fixed(80)).hasMessage("A rate lies between 0 and 1, so it cannot be 80.0.");
        assertThatThrownBy(() -> new Islands(PLAIN, 0, 5)).hasMessageStartingWith("There must be at least one island");
        assertThatThrownBy(() -> new CellularGrid(1, Crossover.boxes(), Mutation.swap(), Rate.fixed(1)))
                .hasMessageStartingWith("A map needs at least two places a side");
        assertThatThrownBy(() -> new Annealing(0.2, 0.6, 100, 100))
                .hasMessageStartingWith("Annealing goes from hot to cold");
        assertThatThrownBy(() -> new Tabu(0)).hasMessageStartingWith("A tabu lasts for at least one move");
    }
}

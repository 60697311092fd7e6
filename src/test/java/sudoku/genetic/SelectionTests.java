package sudoku.genetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;

/** Chances, counted: a hundred thousand draws come near to what each selection promises. */
class SelectionTests {
    private static final int DRAWS = 100_000;
    private static final int[] ERRORS = {10, 9, 7, 2};
    private static final List<Candidate> POPULATION = IntStream.of(ERRORS)
            .mapToObj(errors -> new Candidate(Grid.empty(4).toArray(), 4, errors, 1))
            .toList();

    private static double[] shares(Selection selection) {
        Supplier<Candidate> parents = selection.from(POPULATION, new Random(1));
        double[] shares = new double[ERRORS.length];
        for (int i = 0; i < DRAWS; i++) {
            shares[POPULATION.indexOf(parents.get())] += 1.0 / DRAWS;
        }
        return shares;
    }

    private static void assertShares(Selection selection, double... expected) {
        assertThat(shares(selection)).usingComparatorWithPrecision(0.01).containsExactly(expected);
    }

    @Test
    void theRouletteWeighsEachByHowMuchBetterItIsThanTheWorst() {
        assertShares(Selection.roulette(), 1 / 16.0, 2 / 16.0, 4 / 16.0, 9 / 16.0);
    }

    @Test
    void rankWeighsPlacesWhateverTheErrors() {
        assertShares(Selection.rank(), 0.1, 0.2, 0.3, 0.4);
    }

    @Test
    void aTournamentOfTwoIsWonByTheBetter() {
        assertShares(Selection.tournament(2), 1 / 16.0, 3 / 16.0, 5 / 16.0, 7 / 16.0);
    }

    @Test
    void anyoneMeansAnyone() {
        assertShares(Selection.anyone(), 0.25, 0.25, 0.25, 0.25);
    }

    @Test
    void theBestIsAlwaysTheBest() {
        assertShares(Selection.best(), 0, 0, 0, 1);
    }

    @Test
    void inAPopulationOfEqualsTheRouletteDrawsAllOfThem() {
        List<Candidate> equals = IntStream.range(0, 5)
                .mapToObj(i -> new Candidate(Grid.empty(4).toArray(), 4, 7, 1))
                .toList();
        Supplier<Candidate> parents = Selection.roulette().from(equals, new Random(1));
        assertThat(IntStream.range(0, 200)
                        .mapToObj(i -> equals.indexOf(parents.get()))
                        .distinct())
                .hasSize(5);
    }

    @Test
    void aTournamentOfNobodyIsRefused() {
        assertThatThrownBy(() -> Selection.tournament(0))
                .hasMessage("A tournament needs at least one candidate, not 0.");
    }
}

package sudoku.piece.genetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sudoku.genetic.GeneticAlgorithm;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.judge.Judgment;
import sudoku.puzzles.NamedPuzzles;

/** What a student is told of the loop of lesson 9, and what its runs are measured by. */
class GeneticPiecesTests {
    private static final Breed LIBRARY = Breed.PIECE.library();
    private static final Parent TOURNAMENT = Parent.PIECE.library();
    private static final Child CHILD = Child.PIECE.library();
    private static final Grid PUZZLE = NamedPuzzles.get("wikipedia").grid();

    /** One array for all generations, the father first, and a mutation of each box in its turn. */
    private static int[][] inPlace(Trial trial, int[][] crowd, int[][] free, Random random) {
        for (int[] wrong = trial.weigh(crowd); !trial.isDone(wrong); wrong = trial.weigh(crowd)) {
            int[] now = wrong;
            int[][] born = IntStream.range(0, crowd.length)
                    .mapToObj(i -> child(trial, crowd, now, free, random))
                    .toArray(int[][]::new);
            System.arraycopy(born, 0, crowd, 0, born.length);
        }
        return crowd;
    }

    private static int[] child(Trial trial, int[][] crowd, int[] wrong, int[][] free, Random random) {
        int[] father = crowd[trial.selection().parent(wrong, random)];
        int[] child = CHILD.child(crowd[trial.selection().parent(wrong, random)], father, free, random);
        for (int[] cells : free) {
            if (cells.length > 1 && random.nextDouble() < trial.rate()) {
                int kept = child[cells[0]];
                child[cells[0]] = child[cells[1]];
                child[cells[1]] = kept;
            }
        }
        return child;
    }

    @Test
    void aLoopThatKeepsOneArrayIsRight() {
        assertThat(verdict(Breed.class, GeneticPiecesTests::inPlace).kind()).isEqualTo(Judgment.Kind.RIGHT);
    }

    @Test
    void aLoopThatAsksTooLateWhetherItIsDoneOrGivesAnotherCrowdIsToldSo() {
        assertWrong(
                Breed.class,
                (trial, crowd, free, random) -> {
                    int[] wrong = trial.weigh(crowd);
                    int[][] born = IntStream.range(0, crowd.length)
                            .mapToObj(i -> child(trial, crowd, wrong, free, random))
                            .toArray(int[][]::new);
                    return inPlace(trial, born, free, random);
                },
                "goes on after done(wrong) has become true");
        assertWrong(
                Breed.class,
                (trial, crowd, free, random) -> {
                    int[][] first = Arrays.stream(crowd).map(int[]::clone).toArray(int[][]::new);
                    inPlace(trial, crowd, free, random);
                    return first;
                },
                "returns a different crowd from the one that it weighed last");
    }

    @Test
    void aLoopThatNeverWeighsDoesNotHang() {
        assertWrong(
                Breed.class,
                (trial, crowd, free, random) -> {
                    int[] wrong = trial.weigh(crowd);
                    while (!trial.isDone(wrong)) {
                        trial.selection().parent(wrong, random);
                    }
                    return crowd;
                },
                "goes on choosing parents and weighs nobody");
    }

    @Test
    void aRunEndsWithASolutionOrAtItsLimitAndIsTheSameForTheSameSeed() {
        for (int seed = 1; seed <= 4; seed++) {
            Trial run = LIBRARY.run(Trial.of(PUZZLE, TOURNAMENT).most(30_000), seed);
            assertThat(run.left() == 0).isEqualTo(Rules.solves(run.champion(), PUZZLE));
            assertThat(run.left() == 0 || run.weighed() == 30_000).isTrue();
            assertThat(run.bests()).hasSize(run.weighed() / 100);
            assertThat(LIBRARY.run(Trial.of(PUZZLE, TOURNAMENT).most(30_000), seed)
                            .errors())
                    .containsExactly(run.errors());
        }
    }

    @Test
    void anEliteLosesNothing() {
        Trial run = LIBRARY.run(
                Trial.of(PUZZLE, TOURNAMENT).most(20_000).elite((children, champion) -> children[0] = champion), 1);
        double[] bests = run.bests();
        double[] falling = bests.clone();
        for (int i = 1; i < falling.length; i++) {
            falling[i] = Math.min(falling[i - 1], falling[i]);
        }
        assertThat(bests).containsExactly(falling);
    }

    @Test
    void seedsThatGiveUpAreCounted() {
        Seeds seeds = Seeds.upTo(1_000).run("even", seed -> seed % 2 == 0 ? 10 * seed : 1_000);
        assertThat(seeds.solved("even")).isEqualTo(10);
        assertThat(seeds.text().strip()).isEqualTo("even: 10 of 20 solved; middle ten 120 to 1,000");
    }

    /** The proposition's d / (2σ), worked out pair by pair. */
    @Test
    void thePressureOfATournamentIsHalfTheMeanDistanceInStandardDeviations() {
        Pressure.crowds().forEach((name, wrong) -> {
            double mean = Arrays.stream(wrong).average().orElseThrow();
            double distance = 0;
            double squares = 0;
            for (int one : wrong) {
                squares += (one - mean) * (one - mean) / wrong.length;
                for (int other : wrong) {
                    distance += Math.abs(one - other) / (double) (wrong.length * wrong.length);
                }
            }
            assertThat(Pressure.of(TOURNAMENT, wrong))
                    .as(name)
                    .isCloseTo(distance / 2 / Math.sqrt(squares), offset(0.01));
        });
    }

    @Test
    void thePictureEndsWithTheSolvedBoard() {
        BestBoards boards = BestBoards.of(PUZZLE, new GeneticAlgorithm(), 2, List.of(0, 50));
        assertThat(boards.boards()).hasSize(3);
        assertThat(boards.alt()).contains("generation 0: ").endsWith("0 errors.");
        assertThat(boards.svg()).startsWith("<svg");
    }
}

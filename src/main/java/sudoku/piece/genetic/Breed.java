package sudoku.piece.genetic;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;

/**
 * Breeds crowd after crowd, until the trial is done: as many children as the crowd has boards, each of a mother and a
 * father that are selected, crossed and mutated, and then the children are the crowd.
 *
 * <p>It gives the crowd that was weighed last. No board is changed after it was weighed.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Breed {
    int[][] breed(Trial trial, int[][] crowd, int[][] free, Random random);

    /** A run of this trial, from a hundred guesses on; all chance comes from the seed. */
    default Trial run(Trial trial, int seed) {
        Trial run = trial.fresh();
        Random random = new Random(seed);
        breed(run, run.guesses(random), run.free(), random);
        return run;
    }

    /** How many boards the run of a seed weighs. */
    default IntUnaryOperator runs(Trial trial) {
        return seed -> run(trial, seed).weighed();
    }

    PieceKind<Breed> PIECE = PieceKind.of(Breed.class)
            .library(Cases::breed)
            .stub("gives the crowd as it was", (trial, crowd, free, random) -> {
                trial.weigh(crowd);
                return crowd;
            })
            .cases(Cases::all);

    /** Tries it on small crowds, with parents that are known and with rates of 0 and 1. */
    final class Cases {
        private static final Child CHILD = Child.PIECE.library();
        private static final Grid PUZZLE = Grid.parse(".4........1..2.4");
        private static final int[] SOLVED = Grid.parse("3421214343121234").toArray();
        private static final int[][] GUESSES = Stream.of(
                        "3421124343131224", "1442233141123234", "1413232414133224", "2442133114133224")
                .map(guess -> Grid.parse(guess).toArray())
                .toArray(int[][]::new);

        private static int[][] breed(Trial trial, int[][] crowd, int[][] free, Random random) {
            int[][] living = crowd;
            int[] wrong = trial.weigh(living);
            while (!trial.isDone(wrong)) {
                int[][] children = new int[living.length][];
                for (int i = 0; i < children.length; i++) {
                    int[] mother = living[trial.selection().parent(wrong, random)];
                    int[] father = living[trial.selection().parent(wrong, random)];
                    children[i] = CHILD.child(mother, father, free, random);
                    mutate(children[i], free, trial.rate(), random);
                }
                living = children;
                wrong = trial.weigh(living);
            }
            return living;
        }

        private static void mutate(int[] board, int[][] free, double rate, Random random) {
            for (int[] cells : free) {
                if (cells.length > 0 && random.nextDouble() < rate) {
                    int one = cells[random.nextInt(cells.length)];
                    int other = cells[random.nextInt(cells.length)];
                    int kept = board[one];
                    board[one] = board[other];
                    board[other] = kept;
                }
            }
        }

        private static List<Case<Breed, ?>> all() {
            return List.of(
                    of(new int[][] {GUESSES[0], SOLVED}, time -> 0, 0, 4),
                    of(crowd(2), time -> 1, 0, 4),
                    of(crowd(4), time -> 3, 0, 12),
                    of(crowd(12), time -> time % 2, 0, 24),
                    of(crowd(12), time -> time % 2, 1, 24),
                    of(crowd(5), time -> time * 7 % 5, 0.2, 200));
        }

        private static int[][] crowd(int boards) {
            int[][] crowd = new int[boards][];
            Arrays.setAll(crowd, i -> GUESSES[i % GUESSES.length]);
            return crowd;
        }

        /** The parent that is asked for at a time is the one at this place. */
        private static Case<Breed, WatchedTrial.Seen> of(
                int[][] crowd, IntUnaryOperator parents, double rate, int most) {
            GridPicture picture =
                    GridPicture.of(Grid.of(crowd[0]), PUZZLE).conflicts().caption("the first of " + crowd.length);
            return new Case<>(
                    picture,
                    piece -> {
                        WatchedTrial trial = new WatchedTrial(PUZZLE, parents);
                        trial.limits(rate, most);
                        int[][] mine = Arrays.stream(crowd).map(int[]::clone).toArray(int[][]::new);
                        return trial.seen(piece.breed(trial, mine, Often.free(PUZZLE), new Random(1)));
                    },
                    seen -> seen.complaint(PUZZLE, rate).map(sentence -> new Fault(sentence, picture)));
        }
    }
}

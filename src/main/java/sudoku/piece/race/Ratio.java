package sudoku.piece.race;

import java.util.List;
import java.util.stream.IntStream;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.draw.Numbers;
import sudoku.piece.NumbersPicture;

/**
 * Says how many times as long the one takes as the other: for each pair of runs their quotient, and of all quotients
 * the one in the middle; of an even number, the second of the two there.
 *
 * <p><b>Lesson.</b> 10-race.
 */
@FunctionalInterface
public interface Ratio {
    double ratio(double[] mine, double[] theirs);

    PieceKind<Ratio> PIECE = PieceKind.of(Ratio.class)
            .library((mine, theirs) -> Cases.quotients(mine, theirs)[mine.length / 2])
            .stub("says 0 for every race", (mine, theirs) -> 0)
            .cases(Cases::all);

    /** Tries it on one pair, and on some where neither the medians nor the sums have that quotient. */
    final class Cases {
        private static final double ROUNDING = 1e-9;

        private static double[] quotients(double[] mine, double[] theirs) {
            return IntStream.range(0, mine.length)
                    .mapToDouble(i -> mine[i] / theirs[i])
                    .sorted()
                    .toArray();
        }

        private static List<Case<Ratio, ?>> all() {
            return List.of(
                    race(new double[] {6}, new double[] {3}),
                    race(new double[] {1}, new double[] {4}),
                    race(new double[] {1, 6}, new double[] {2, 2}),
                    race(new double[] {2, 30, 2}, new double[] {1, 10, 1}),
                    race(new double[] {8, 2, 900}, new double[] {2, 1, 300}),
                    race(new double[] {3, 10, 4, 5, 12}, new double[] {1, 5, 16, 20, 2}));
        }

        private static Case<Ratio, Answered<Double>> race(double[] mine, double[] theirs) {
            double right = PIECE.library().ratio(mine, theirs);
            NumbersPicture picture = NumbersPicture.of("mine", mine).and("theirs", theirs);
            return Case.lending(
                    picture,
                    (piece, loan) -> piece.ratio(loan.of(mine), loan.of(theirs)),
                    answer -> Math.abs(answer.says() - right) > ROUNDING
                            ? Fault.found(
                                    "Your ratio says " + Numbers.text(answer.says())
                                            + ". The picture shows the quotients of the pairs, sorted, and "
                                            + (mine.length % 2 == 1 ? "the middle one" : "the second of the middle two")
                                            + " is "
                                            + Numbers.text(right)
                                            + ".",
                                    NumbersPicture.of("mine / theirs, sorted", quotients(mine, theirs))
                                            .mark(mine.length / 2))
                            : answer.leftAloneOr(
                                    "Your ratio has changed the times that it was given. Each pair ran at the same"
                                            + " moment, and has to stay together.",
                                    picture));
        }
    }
}

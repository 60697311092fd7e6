package sudoku.piece.treesize;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.draw.Numbers;
import sudoku.piece.NumbersPicture;

/**
 * Says the standard error of the mean of some numbers: s divided by the root of n, where s² is the sum of the squared
 * distances from the mean, divided by n − 1.
 *
 * <p>The array, of two numbers or more, is to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 05-tree-size.
 */
@FunctionalInterface
public interface StandardError {
    double error(double[] numbers);

    PieceKind<StandardError> PIECE = PieceKind.of(StandardError.class)
            .library(numbers -> Math.sqrt(Cases.squares(numbers) / (numbers.length - 1) / numbers.length))
            .stub("says 0 to everything", numbers -> 0)
            .cases(Cases::all);

    /** Tries it on numbers where each step of the formula shows, on some that are alike, and on some that are not. */
    final class Cases {
        private static final double NEAR = 1e-9;

        private static double squares(double[] numbers) {
            double mean = Arrays.stream(numbers).average().orElse(0);
            return Arrays.stream(numbers)
                    .map(number -> (number - mean) * (number - mean))
                    .sum();
        }

        private static List<Case<StandardError, ?>> all() {
            return Stream.of(
                            new double[] {1, 3, 5, 7},
                            new double[] {4, 8},
                            new double[] {5, 5, 5},
                            new double[] {1, 2, 3},
                            new double[] {0, 1, 1, 0, 1},
                            new double[] {2, 2, 2, 2, 2, 2, 2, 2, 20})
                    .<Case<StandardError, ?>>map(Cases::of)
                    .toList();
        }

        private static Case<StandardError, Answered<Double>> of(double[] numbers) {
            double right = PIECE.library().error(numbers);
            NumbersPicture picture = NumbersPicture.of("numbers", numbers);
            return Case.lending(
                    picture,
                    (piece, loan) -> piece.error(loan.of(numbers)),
                    answer -> Math.abs(answer.says() - right) <= NEAR * (1 + right)
                            ? answer.leftAloneOr(
                                    "Your method error has changed the numbers that it was given.", picture)
                            : Fault.found(
                                    "Your method error says " + Numbers.text(answer.says()) + " for these numbers,"
                                            + " but the standard error is "
                                            + Numbers.text(right) + ": " + derived(numbers),
                                    picture));
        }

        private static String derived(double[] numbers) {
            int n = numbers.length;
            return "the squared distances from the mean add up to " + Numbers.text(squares(numbers))
                    + ". Divided by n −"
                    + " 1 = " + (n - 1) + " that is s² = " + Numbers.text(squares(numbers) / (n - 1))
                    + "; its root, divided by the root of " + n + ", is the standard error.";
        }
    }
}

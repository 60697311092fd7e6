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
 * Says which number is in the middle once they are sorted; of an even number of them, halfway between the two.
 *
 * <p>The array, of one number or more, is to be left in its order.
 *
 * <p><b>Lesson.</b> 05-tree-size.
 */
@FunctionalInterface
public interface Median {
    double median(double[] numbers);

    PieceKind<Median> PIECE = PieceKind.of(Median.class)
            .library(numbers -> {
                double[] sorted = Arrays.stream(numbers).sorted().toArray();
                return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
            })
            .stub("says 0 to everything", numbers -> 0)
            .cases(Cases::all);

    /** Tries it on one number, on three, on some out of order, on even numbers of them, and on parts of a number. */
    final class Cases {
        private static List<Case<Median, ?>> all() {
            return Stream.of(
                            new double[] {7},
                            new double[] {1, 2, 900},
                            new double[] {5, 9, 4},
                            new double[] {8, 3, 3, 1, 6},
                            new double[] {2, 3},
                            new double[] {40, 10, 30, 20},
                            new double[] {6, 1, 5, 2, 800, 3, 4},
                            new double[] {9, 10.5, 100})
                    .<Case<Median, ?>>map(Cases::of)
                    .toList();
        }

        private static Case<Median, Answered<Double>> of(double[] numbers) {
            double right = PIECE.library().median(numbers);
            double[] sorted = Arrays.stream(numbers).sorted().toArray();
            NumbersPicture picture = NumbersPicture.of("numbers", numbers);
            return Case.lending(picture, (piece, loan) -> piece.median(loan.of(numbers)), answer -> {
                if (answer.says() != right) {
                    return Fault.found(
                            "Your median says " + Numbers.text(answer.says())
                                    + ". The picture shows these numbers sorted. The middle is"
                                    + " " + Numbers.text(right)
                                    + (numbers.length % 2 == 0 ? ", halfway between the two there." : "."),
                            NumbersPicture.of("sorted", sorted).mark((sorted.length - 1) / 2, sorted.length / 2));
                }
                return answer.leftAloneOr(
                        "Your median is right, but it has changed the order of the numbers that it was given, and"
                                + " somebody may still need the old order. Sort a copy: numbers.clone().",
                        picture);
            });
        }
    }
}

package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.NumbersPicture;

/**
 * Says whether a cage can still come to its sum; 0 stands for a digit that is not known yet.
 *
 * <p>Whether it knows that the digits of a cage differ is left open: it must see what the smallest and the largest
 * digit allow, and refuse nothing that can be filled.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
@FunctionalInterface
public interface CageSum {
    boolean fits(int[] digits, int sum, int largest);

    PieceKind<CageSum> PIECE = PieceKind.of(CageSum.class)
            .library((digits, sum, largest) -> {
                int blanks =
                        (int) Arrays.stream(digits).filter(digit -> digit == 0).count();
                int known = Arrays.stream(digits).sum();
                return known + blanks <= sum && sum <= known + blanks * largest;
            })
            .stub("says true to everything", (digits, sum, largest) -> true)
            .cases(Cases::all);

    /** Tries it on full cages, then on those with blanks. */
    final class Cases {
        private static List<Case<CageSum, ?>> all() {
            List<Case<CageSum, ?>> cases = new ArrayList<>();
            for (int[] digits :
                    new int[][] {{3}, {1, 2}, {0}, {2, 0}, {0, 3}, {0, 0}, {1, 0, 0}, {0, 4, 3}, {0, 2, 0, 1}}) {
                for (int sum = 1; sum <= 4 * digits.length; sum++) {
                    cases.add(asked(sum, 4, digits));
                }
            }
            cases.add(asked(9, 9, 0));
            cases.add(asked(17, 9, 8, 0));
            cases.add(asked(18, 9, 8, 0));
            return cases;
        }

        private static Case<CageSum, Boolean> asked(int sum, int largest, int... digits) {
            boolean bound = PIECE.library().fits(digits, sum, largest);
            boolean fillable = fillable(digits.clone(), sum, largest);
            double[] numbers = Arrays.stream(digits).asDoubleStream().toArray();
            NumbersPicture drawn = NumbersPicture.of("cage of " + sum, numbers);
            return new Case<>(
                    drawn,
                    piece -> piece.fits(digits.clone(), sum, largest),
                    says -> says
                            ? bound
                                    ? Optional.empty()
                                    : fault("true, but with digits from 1 to " + largest + " it can't be", sum, drawn)
                            : fillable ? fault("false, but it can be", sum, drawn) : Optional.empty());
        }

        private static Optional<Fault> fault(String says, int sum, NumbersPicture drawn) {
            return Fault.found(
                    "Can this cage come to " + sum + "? Your fits says " + says + ". (0 is a blank.)", drawn);
        }

        private static boolean fillable(int[] digits, int sum, int largest) {
            for (int i = 0; i < digits.length; i++) {
                if (digits[i] == 0) {
                    for (int digit = 1; digit <= largest; digit++) {
                        int[] more = digits.clone();
                        more[i] = digit;
                        if (fillable(more, sum, largest)) {
                            return true;
                        }
                    }
                    return false;
                }
            }
            return Arrays.stream(digits).sum() == sum
                    && Arrays.stream(digits).distinct().count() == digits.length;
        }
    }
}

package sudoku.piece.bitmask;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudoku.grid.Digits;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.DigitsPicture;

/**
 * Says whether a digit is in a set of the digits 1 to 9: whether bit {@code digit} of the number {@code set} is on.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
@FunctionalInterface
public interface Contains {
    boolean contains(int set, int digit);

    PieceKind<Contains> PIECE = PieceKind.of(Contains.class)
            .library(Digits::contains)
            .stub("says false to everything", (set, digit) -> false)
            .cases(Cases::all);

    /** Tries it on every question there is, small sets first. */
    final class Cases {
        private static final int LARGEST = 9;
        private static final List<Integer> SETS = IntStream.rangeClosed(0, Digits.all(LARGEST) / 2)
                .mapToObj(half -> 2 * half)
                .sorted(Comparator.comparing(Digits::count).thenComparing(set -> set))
                .toList();

        private static List<Case<Contains, ?>> all() {
            return List.of(new Case<>(DigitsPicture.of("the set", SETS.get(1)), Cases::asked, Cases::fault));
        }

        private static List<Boolean> asked(Contains piece) {
            List<Boolean> says = new ArrayList<>();
            for (int set : SETS) {
                for (int digit = 1; digit <= LARGEST; digit++) {
                    says.add(piece.contains(set, digit));
                }
            }
            return says;
        }

        private static Optional<Fault> fault(List<Boolean> says) {
            int question = 0;
            for (int set : SETS) {
                for (int digit = 1; digit <= LARGEST; digit++) {
                    boolean said = says.get(question++);
                    if (said != Digits.contains(set, digit)) {
                        return Fault.found(
                                "Your contains says " + said + " when it is asked about " + digit
                                        + " in " + Digits.toString(set) + ", which is the number " + set
                                        + ". The one bit to look at is bit " + digit + ".",
                                DigitsPicture.of("the set", set).and("bit " + digit + " alone", Digits.of(digit)));
                    }
                }
            }
            return Optional.empty();
        }
    }
}

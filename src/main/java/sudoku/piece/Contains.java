package sudoku.piece;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudoku.grid.Digits;
import sudoku.picture.DigitsPicture;

/**
 * Says whether a digit is in a set of the digits 1 to 9: whether bit {@code digit} of the number {@code set} is on.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
@TriedBy(Contains.Tried.class)
@FunctionalInterface
public interface Contains {
    boolean contains(int set, int digit);

    /** Tries it on every question there is, small sets first. */
    final class Tried extends Trial<Contains> {
        private static final int LARGEST = 9;
        private static final List<Integer> SETS = IntStream.rangeClosed(0, Digits.all(LARGEST) / 2)
                .mapToObj(half -> 2 * half)
                .sorted(Comparator.comparing(Digits::count).thenComparing(set -> set)).toList();

        @Override
        public Contains library() {
            return Digits::contains;
        }

        @Override
        protected Contains stub() {
            return (set, digit) -> false;
        }

        @Override
        protected String stubInWords() {
            return "says false to everything";
        }

        @Override
        protected List<Case<Contains, ?>> cases() {
            return List.of(new Case<>(DigitsPicture.of("the set", SETS.get(1)), Tried::asked, Tried::fault));
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
                        return Optional.of(new Fault("Your contains says " + said + " when it is asked for " + digit
                                + " in " + Digits.toString(set) + ", the number " + set + ". The one bit to look at is"
                                + " bit " + digit + ".",
                                DigitsPicture.of("the set", set).and("bit " + digit + " alone", Digits.of(digit))));
                    }
                }
            }
            return Optional.empty();
        }
    }
}

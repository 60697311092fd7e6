package sudoku.piece.race;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.piece.Case;
import sudoku.piece.Fault;
import sudoku.piece.NumbersPicture;
import sudoku.piece.Trial;
import sudoku.piece.TriedBy;

/**
 * Says how many runs at the beginning are too slow to count: all before the first that takes at most one and a
 * half times as long as the fastest of all.
 *
 * <p><b>Lesson.</b> 10-the-race.
 */
@TriedBy(Warm.Tried.class)
@FunctionalInterface
public interface Warm {
    int warm(double[] millis);

    /** Tries it on one run, on runs that are warm from the start, and on some that grow fast and have a hiccup. */
    final class Tried extends Trial<Warm> {
        private record Says(int runs, List<Double> after) {}

        @Override
        public Warm library() {
            return millis -> {
                double fastest = Arrays.stream(millis).min().orElseThrow();
                int run = 0;
                while (millis[run] > 1.5 * fastest) {
                    run++;
                }
                return run;
            };
        }

        @Override
        protected Warm stub() {
            return millis -> 0;
        }

        @Override
        protected String stubInWords() {
            return "says 0 to everything";
        }

        @Override
        protected List<Case<Warm, ?>> cases() {
            return Stream.of(new double[] {4}, new double[] {9, 4}, new double[] {6, 4}, new double[] {4, 9, 4},
                            new double[] {9, 7, 5},
                            new double[] {40, 22, 12, 5, 9, 4, 4, 5}, new double[] {7, 7, 7, 2, 2},
                            new double[] {0.9, 0.5, 0.31, 0.2, 0.21})
                    .<Case<Warm, ?>>map(this::of).toList();
        }

        private Case<Warm, Says> of(double[] millis) {
            int right = library().warm(millis);
            NumbersPicture picture = NumbersPicture.of("milliseconds", millis);
            return new Case<>(picture, piece -> {
                double[] lent = millis.clone();
                return new Says(piece.warm(lent), Arrays.stream(lent).boxed().toList());
            }, says -> says.runs != right
                    ? Optional.of(new Fault("Your warm leaves out " + says.runs + " of these runs. The first that takes"
                    + " at most 1.5 times as long as the fastest is marked, so it is " + right + ".",
                    picture.mark(right)))
                    : says.after.equals(Arrays.stream(millis).boxed().toList()) ? Optional.empty()
                    : Optional.of(new Fault("Your warm has changed the times that it was lent.", picture)));
        }
    }
}

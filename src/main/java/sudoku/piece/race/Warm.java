package sudoku.piece.race;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.NumbersPicture;

/**
 * Says how many runs at the beginning are too slow to count: all before the first that takes at most one and a
 * half times as long as the fastest of all.
 *
 * <p><b>Lesson.</b> 10-race.
 */
@FunctionalInterface
public interface Warm {
    int warm(double[] millis);

    PieceKind<Warm> PIECE = PieceKind.of(Warm.class)
            .library(millis -> {
                double fastest = Arrays.stream(millis).min().orElseThrow();
                int run = 0;
                while (millis[run] > 1.5 * fastest) {
                    run++;
                }
                return run;
            })
            .stub("says 0 to everything", millis -> 0)
            .cases(Cases::all);

    /** Tries it on one run, on runs that are warm from the start, and on some that grow fast and have a hiccup. */
    final class Cases {
        private static List<Case<Warm, ?>> all() {
            return Stream.of(
                            new double[] {4},
                            new double[] {9, 4},
                            new double[] {6, 4},
                            new double[] {4, 9, 4},
                            new double[] {9, 7, 5},
                            new double[] {40, 22, 12, 5, 9, 4, 4, 5},
                            new double[] {7, 7, 7, 2, 2},
                            new double[] {0.9, 0.5, 0.31, 0.2, 0.21})
                    .<Case<Warm, ?>>map(Cases::of)
                    .toList();
        }

        private static Case<Warm, Answered<Integer>> of(double[] millis) {
            int right = PIECE.library().warm(millis);
            NumbersPicture picture = NumbersPicture.of("milliseconds", millis);
            return Case.lending(
                    picture,
                    (piece, loan) -> piece.warm(loan.of(millis)),
                    answer -> answer.says() != right
                            ? Fault.found(
                                    "Your warm leaves out " + answer.says() + " of these runs. The mark is on the"
                                            + " first that takes at most 1.5 times as long as the fastest, so the"
                                            + " right answer is " + right
                                            + ".",
                                    picture.mark(right))
                            : answer.leftAloneOr("Your warm has changed the times that it was given.", picture));
        }
    }
}

package sudoku.piece.genetic;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.NumbersPicture;

/**
 * Draws two of a crowd, and gives the number of the one with fewer errors.
 *
 * <p>Whether the two may be the same one is left open.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Parent {
    int parent(int[] wrong, Random random);

    PieceKind<Parent> PIECE = PieceKind.of(Parent.class)
            .library((wrong, random) -> {
                int one = random.nextInt(wrong.length);
                int other = random.nextInt(wrong.length);
                return wrong[one] <= wrong[other] ? one : other;
            })
            .stub("always says 0", (wrong, random) -> 0)
            .cases(Cases::all);

    /** Tries it many times on small crowds whose errors all differ, and on one where they don't. */
    final class Cases {
        /** How often each was chosen; the last one stands for numbers outside the crowd. */
        private record Chosen(List<Integer> times, List<Integer> errorsAfter) {}

        private static List<Case<Parent, ?>> all() {
            return Stream.<Case<Parent, ?>>of(
                            asked(7, 2),
                            asked(2, 7),
                            Often.repeatable("parent", asked(5, 0, 9, 30)),
                            Often.repeatable("parent", asked(30, 20, 10, 0, 40, 15)),
                            asked(12, 13, 14, 15, 16, 17, 18, 19))
                    .toList();
        }

        private static Case<Parent, Chosen> asked(int... wrong) {
            return new Case<>(
                    drawn(wrong),
                    piece -> {
                        Random random = new Random(1);
                        int[] given = wrong.clone();
                        int[] times = new int[wrong.length + 1];
                        for (int i = 0; i < Often.CALLS; i++) {
                            int chosen = piece.parent(given, random);
                            times[chosen < 0 || chosen >= wrong.length ? wrong.length : chosen]++;
                        }
                        return new Chosen(
                                Arrays.stream(times).boxed().toList(),
                                Arrays.stream(given).boxed().toList());
                    },
                    chosen -> fault(wrong, chosen));
        }

        private static Optional<Fault> fault(int[] wrong, Chosen chosen) {
            int many = wrong.length;
            if (!Arrays.stream(wrong).boxed().toList().equals(chosen.errorsAfter)) {
                return told(
                        wrong, chosen, "Your parent has changed the crowd. It should only look, and return a number.");
            }
            if (chosen.times.get(many) > 0) {
                return told(
                        wrong,
                        chosen,
                        "Your parent returns a number that nobody in this crowd has: the numbers go from 0 to "
                                + (many - 1) + ".");
            }
            for (int i = 0; i < many; i++) {
                int mine = wrong[i];
                double worse = IntStream.of(wrong).filter(other -> other > mine).count();
                double withMyself = (2 * worse + 1) / (many * many);
                double withAnother = 2 * worse / (many * (many - 1));
                if (!Often.fits(
                        chosen.times.get(i), Math.min(withMyself, withAnother), Math.max(withMyself, withAnother))) {
                    return told(
                            wrong,
                            chosen,
                            "Your parent chooses the one with " + mine + " errors "
                                    + Often.said(chosen.times.get(i))
                                    + " times. If two are drawn and the better one wins, it should be "
                                    + Often.said(Often.CALLS * withMyself) + " times.");
                }
            }
            return Optional.empty();
        }

        private static NumbersPicture drawn(int[] wrong) {
            return NumbersPicture.of(
                    "errors", Arrays.stream(wrong).asDoubleStream().toArray());
        }

        private static Optional<Fault> told(int[] wrong, Chosen chosen, String sentence) {
            return Fault.found(
                    sentence,
                    drawn(wrong)
                            .and(
                                    "times of 100",
                                    chosen.times.stream()
                                            .limit(wrong.length)
                                            .mapToDouble(times -> Math.round(100.0 * times / Often.CALLS))
                                            .toArray()));
        }
    }
}

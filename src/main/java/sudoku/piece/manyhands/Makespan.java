package sudoku.piece.manyhands;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.draw.Numbers;
import sudoku.piece.NumbersPicture;

/**
 * Says when the last of some hands stops: jobs are taken in the order of the array, and each by the hand that is free
 * first.
 *
 * <p>Times are in nodes: a job of 7 keeps a hand busy for 7. The array is to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
@FunctionalInterface
public interface Makespan {
    long makespan(long[] works, int hands);

    PieceKind<Makespan> PIECE = PieceKind.of(Makespan.class)
            .library((works, hands) -> Schedule.of(0, works, hands).ends())
            .stub("says 0 for all jobs", (works, hands) -> 0)
            .cases(Cases::all);

    /** Tries it on one hand, on two, on more hands than jobs, and on large numbers. */
    final class Cases {
        /** When each hand stops. */
        private static long[] busy(long[] works, int hands) {
            Schedule schedule = Schedule.of(0, works, hands);
            return IntStream.range(0, hands).mapToLong(schedule::ends).toArray();
        }

        private static List<Case<Makespan, ?>> all() {
            return List.of(
                    asked(1, 5),
                    asked(1, 3, 4),
                    asked(2, 3, 4),
                    asked(2, 5, 1, 1, 1),
                    asked(2, 1, 1, 5),
                    asked(3, 2, 2),
                    asked(2, 1, 2, 3, 4, 5),
                    asked(3, 4, 4, 4, 1, 1, 1, 9),
                    asked(2, 6, 0, 0, 6, 1),
                    asked(4),
                    asked(3, 9, 1, 1, 1, 1, 1, 1, 1, 1),
                    asked(2, 2_000_000_000, 3_000_000_000L, 1, 1));
        }

        private static Case<Makespan, Answered<Long>> asked(int hands, long... works) {
            long right = PIECE.library().makespan(works, hands);
            NumbersPicture picture = NumbersPicture.of("jobs", numbers(works));
            return Case.lending(picture, (piece, loan) -> piece.makespan(loan.of(works), hands), answer -> {
                if (answer.says() != right) {
                    return Fault.found(
                            complaint(answer.says(), works, hands, right),
                            picture.and("hands stop at", numbers(busy(works, hands))));
                }
                return answer.leftAloneOr(
                        "Your makespan has changed the jobs that it was given. Keep the totals of the hands in a"
                                + " new array.",
                        picture);
            });
        }

        /** When the last one stops if somebody has sorted the jobs. */
        private static long largestFirst(long[] works, int hands) {
            long[] sorted = LongStream.of(works)
                    .map(work -> -work)
                    .sorted()
                    .map(work -> -work)
                    .toArray();
            return LongStream.of(busy(sorted, hands)).max().orElse(0);
        }

        private static double[] numbers(long[] numbers) {
            return LongStream.of(numbers).asDoubleStream().toArray();
        }

        private static String complaint(long said, long[] works, int hands, long right) {
            long sum = LongStream.of(works).sum();
            String why = "";
            if (hands > 1 && said == sum) {
                why = " That is all the jobs one after the other: keep one total for each hand.";
            } else if (said < right
                    && said == LongStream.of(busy(works, hands)).min().orElse(0)) {
                why = " That is when the first one stops: wait for the last.";
            } else if (said < right && (said == sum / hands || said == (sum + hands - 1) / hands)) {
                why = " Jobs can't be cut, so work can't be spread evenly.";
            } else if (said == LongStream.of(works).max().orElse(0) && said != largestFirst(works, hands)) {
                why = " The hand with the largest job may have other jobs to do as well.";
            } else if (hands > 1) {
                why = " Each job goes, in the order of the array, to the hand that has the least to do so far.";
            }
            return "Your makespan says " + Numbers.text(said) + ", but with " + hands
                    + (hands == 1 ? " hand" : " hands") + " the last one stops at " + Numbers.text(right) + "." + why;
        }
    }
}

package sudoku.piece.manyhands;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.Boards;
import sudoku.piece.NumbersPicture;

/**
 * Says which jobs are taken, in which order, when hands take turns step by step at a counter they share.
 *
 * <p>A hand that takes a job does two steps. First it looks, and keeps the number it sees; then it writes that number
 * plus one into the counter, and takes the job with the number it has seen. The counter begins at 0. {@code turns}
 * names the hand that does its next step; each has an even number of turns, so nobody stops between two steps.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
@FunctionalInterface
public interface Taken {
    int[] taken(int[] turns, int hands);

    PieceKind<Taken> PIECE = PieceKind.of(Taken.class)
            .library((turns, hands) -> {
                List<Integer> jobs = new ArrayList<>();
                Integer[] seen = new Integer[hands];
                int counter = 0;
                for (int hand : turns) {
                    if (seen[hand] == null) {
                        seen[hand] = counter;
                    } else {
                        jobs.add(seen[hand]);
                        counter = seen[hand] + 1;
                        seen[hand] = null;
                    }
                }
                return jobs.stream().mapToInt(job -> job).toArray();
            })
            .stub("says that job 0 is taken each time", (turns, hands) -> new int[turns.length / 2])
            .cases(Cases::all);

    /** Tries it on a hand alone, on two, one after the other and mixed, and on three. */
    final class Cases {
        private static List<Case<Taken, ?>> all() {
            return List.of(
                    asked(1, 0, 0),
                    asked(1, 0, 0, 0, 0),
                    asked(2, 0, 0, 1, 1),
                    asked(2, 1, 1, 1, 1, 0, 0),
                    asked(2, 0, 1, 0, 1),
                    asked(2, 0, 1, 1, 0),
                    asked(2, 0, 1, 0, 1, 0, 0),
                    asked(2, 0, 0, 0, 1, 0, 1),
                    asked(2, 0, 1, 1, 1, 1, 0, 1, 1),
                    asked(3, 2, 0, 1, 1, 0, 2, 2, 2),
                    asked(3, 0, 0, 1, 1, 2, 0, 0, 1, 2, 1),
                    asked(1));
        }

        private static Case<Taken, Answered<List<Integer>>> asked(int hands, int... turns) {
            int[] right = PIECE.library().taken(turns, hands);
            NumbersPicture picture =
                    NumbersPicture.of("turns of hand", numbers(turns)).and("jobs taken", numbers(right));
            return Case.lending(
                    NumbersPicture.of("turns of hand", numbers(turns)),
                    (piece, loan) -> {
                        int[] jobs = piece.taken(loan.of(turns), hands);
                        return jobs == null ? List.of(-1) : Boards.list(jobs);
                    },
                    answer -> {
                        if (!answer.says().equals(Boards.list(right))) {
                            return Fault.found(complaint(answer.says(), turns, hands, right), picture);
                        }
                        return answer.leftAloneOr("Your taken has changed the turns that it was lent.", picture);
                    });
        }

        private static double[] numbers(int[] numbers) {
            return IntStream.of(numbers).asDoubleStream().toArray();
        }

        private static String complaint(List<Integer> jobs, int[] turns, int hands, int[] right) {
            String said = "When the turns are those of the picture, your taken says "
                    + (jobs.isEmpty() ? "nothing" : jobs.toString()) + " where the jobs taken are "
                    + Boards.list(right) + ".";
            if (jobs.size() != right.length) {
                return said + " Each second turn of a hand takes one job.";
            }
            if (hands == 1) {
                return said + " Nobody disturbs this hand: it looks, takes the job it has seen, and looks anew.";
            }
            return said + " A hand takes the number that it has seen itself, and writes that number plus one, whatever"
                    + " the counter says by then.";
        }
    }
}

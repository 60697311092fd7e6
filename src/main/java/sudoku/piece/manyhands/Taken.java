package sudoku.piece.manyhands;

import java.util.List;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;

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
    List<Integer> takenBy(int[] turns, int hands);

    PieceKind<Taken> PIECE = PieceKind.of(Taken.class)
            .library((turns, hands) -> CounterTurns.of(turns, hands).jobs())
            .stub("says that no job is taken", (turns, hands) -> List.of())
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
            CounterTurns picture = CounterTurns.of(turns, hands);
            return Case.lending(
                    picture,
                    (piece, loan) -> {
                        List<Integer> jobs = piece.takenBy(loan.of(turns), hands);
                        return jobs == null ? List.of(-1) : List.copyOf(jobs);
                    },
                    answer -> {
                        if (!answer.says().equals(picture.jobs())) {
                            return Fault.found(complaint(answer.says(), hands, picture.jobs()), picture);
                        }
                        return answer.leftAloneOr("Your takenBy has changed the turns that it was given.", picture);
                    });
        }

        private static String complaint(List<Integer> jobs, int hands, List<Integer> right) {
            String said = "With the turns in the picture, your takenBy says "
                    + (jobs.isEmpty() ? "nothing" : jobs.toString()) + ", but the jobs taken are " + right + ".";
            if (jobs.size() != right.size()) {
                return said + " A hand takes a job on every second turn of its own.";
            }
            if (hands == 1) {
                return said + " Nobody disturbs this hand: it looks, takes the job it has seen, and looks again.";
            }
            return said
                    + " A hand takes the number that it saw on its own last turn, and writes that number plus one,"
                    + " whatever the counter says by then.";
        }
    }
}

package sudoku.piece.race;

import java.util.List;
import java.util.Optional;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.NumbersPicture;

/**
 * Says whether somebody else is as good in both respects, and better in one: its median time and its worst time.
 *
 * <p>In both respects less is better.
 *
 * <p><b>Lesson.</b> 10-race.
 */
@FunctionalInterface
public interface Dominated {
    boolean dominated(double[] median, double[] worst, int who);

    PieceKind<Dominated> PIECE = PieceKind.of(Dominated.class)
            .library((median, worst, who) -> {
                for (int i = 0; i < median.length; i++) {
                    if (median[i] <= median[who]
                            && worst[i] <= worst[who]
                            && (median[i] < median[who] || worst[i] < worst[who])) {
                        return true;
                    }
                }
                return false;
            })
            .stub("says false to everything", (median, worst, who) -> false)
            .cases(Cases::all);

    /** Tries it on one alone, on two, on twins, and on a front with some dominated by it. */
    final class Cases {
        private static List<Case<Dominated, ?>> all() {
            double[] median = {100, 60, 60, 20, 90, 10};
            double[] worst = {1, 2, 2, 4, 3, 9};
            return List.of(
                    of(new double[] {5}, new double[] {5}, 0),
                    of(new double[] {5, 4}, new double[] {5, 4}, 0),
                    of(new double[] {5, 4}, new double[] {5, 4}, 1),
                    of(new double[] {5, 4}, new double[] {4, 5}, 0),
                    of(new double[] {5, 5}, new double[] {3, 3}, 1),
                    of(new double[] {5, 5}, new double[] {4, 3}, 0),
                    of(new double[] {5, 4}, new double[] {3, 3}, 0),
                    of(median, worst, 0),
                    of(median, worst, 1),
                    of(median, worst, 4),
                    of(median, worst, 5),
                    of(new double[] {0.5, 0.4}, new double[] {0.5, 0.4}, 0));
        }

        private static Case<Dominated, Boolean> of(double[] median, double[] worst, int who) {
            boolean right = PIECE.library().dominated(median, worst, who);
            NumbersPicture picture =
                    NumbersPicture.of("median", median).mark(who).and("worst", worst);
            return new Case<>(
                    picture,
                    piece -> piece.dominated(median.clone(), worst.clone(), who),
                    says -> says == right
                            ? Optional.empty()
                            : Fault.found(
                                    "Your dominated says " + says
                                            + " for the marked one. "
                                            + (right
                                                    ? "Another one is at least as fast in both, and faster in one."
                                                    : "Nobody is as good in both and better in one. Twins don't"
                                                            + " dominate each other."),
                                    picture));
        }
    }
}

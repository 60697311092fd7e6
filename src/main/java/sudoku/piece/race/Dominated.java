package sudoku.piece.race;

import java.util.List;
import java.util.Optional;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.NumbersPicture;

/**
 * Says whether somebody else is as good in both respects, and better in one: who is dominated has nothing to offer.
 *
 * <p>In both respects less is better.
 *
 * <p><b>Lesson.</b> 10-race.
 */
@FunctionalInterface
public interface Dominated {
    boolean dominated(double[] nodes, double[] price, int who);

    PieceKind<Dominated> PIECE = PieceKind.of(Dominated.class)
            .library((nodes, price, who) -> {
                for (int i = 0; i < nodes.length; i++) {
                    if (nodes[i] <= nodes[who]
                            && price[i] <= price[who]
                            && (nodes[i] < nodes[who] || price[i] < price[who])) {
                        return true;
                    }
                }
                return false;
            })
            .stub("says false to everything", (nodes, price, who) -> false)
            .cases(Cases::all);

    /** Tries it on one alone, on two, on twins, and on a front with some behind it. */
    final class Cases {
        private static List<Case<Dominated, ?>> all() {
            double[] nodes = {100, 60, 60, 20, 90, 10};
            double[] price = {1, 2, 2, 4, 3, 9};
            return List.of(
                    of(new double[] {5}, new double[] {5}, 0),
                    of(new double[] {5, 4}, new double[] {5, 4}, 0),
                    of(new double[] {5, 4}, new double[] {5, 4}, 1),
                    of(new double[] {5, 4}, new double[] {4, 5}, 0),
                    of(new double[] {5, 5}, new double[] {3, 3}, 1),
                    of(new double[] {5, 5}, new double[] {4, 3}, 0),
                    of(new double[] {5, 4}, new double[] {3, 3}, 0),
                    of(nodes, price, 0),
                    of(nodes, price, 1),
                    of(nodes, price, 4),
                    of(nodes, price, 5),
                    of(new double[] {0.5, 0.4}, new double[] {0.5, 0.4}, 0));
        }

        private static Case<Dominated, Boolean> of(double[] nodes, double[] price, int who) {
            boolean right = PIECE.library().dominated(nodes, price, who);
            NumbersPicture picture = NumbersPicture.of("nodes", nodes).mark(who).and("price", price);
            return new Case<>(
                    picture,
                    piece -> piece.dominated(nodes.clone(), price.clone(), who),
                    says -> says == right
                            ? Optional.empty()
                            : Fault.found(
                                    "Your dominated says " + says
                                            + " of the marked one. "
                                            + (right
                                                    ? "Somebody needs no more nodes and pays no more for each, and is"
                                                            + " better in one of the two."
                                                    : "Nobody is as good in both and better in one. Twins don't"
                                                            + " dominate each other."),
                                    picture));
        }
    }
}

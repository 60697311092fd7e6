package sudoku.piece.treesize;

import java.util.List;
import java.util.Optional;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.draw.Numbers;
import sudoku.piece.NumbersPicture;

/**
 * Says by which factor the levels of a tree have to grow, all by the same, for it to have so many nodes: the b with b +
 * b² + … + b to the depth = nodes, which is called the effective branching factor. There is a level at least, and a
 * node a level.
 *
 * <p><b>Lesson.</b> 05-tree-size.
 */
@FunctionalInterface
public interface Growth {
    double branching(double nodes, int depth);

    PieceKind<Growth> PIECE = PieceKind.of(Growth.class)
            .library((nodes, depth) -> {
                double low = 0;
                double high = nodes;
                for (int halving = 0; halving < 200; halving++) {
                    double middle = (low + high) / 2;
                    if (Cases.full(middle, depth) < nodes) {
                        low = middle;
                    } else {
                        high = middle;
                    }
                }
                return high;
            })
            .stub("says 0 for every tree", (nodes, depth) -> 0)
            .cases(Cases::all);

    /** Tries it on one level, on factors that are known, and on large trees. */
    final class Cases {
        private static final double CLOSE = 1e-4;

        /** The nodes of the tree whose levels grow by this factor. */
        private static double full(double b, int depth) {
            double nodes = 0;
            double width = 1;
            for (int level = 1; level <= depth; level++) {
                width *= b;
                nodes += width;
            }
            return nodes;
        }

        private static List<Case<Growth, ?>> all() {
            return List.of(
                    tree(5, 1),
                    tree(6, 2),
                    tree(14, 3),
                    tree(39, 3),
                    tree(5, 5),
                    tree(2046, 10),
                    tree(100_000, 25),
                    tree(1_000, 2));
        }

        private static Case<Growth, Double> tree(double nodes, int depth) {
            double right = PIECE.library().branching(nodes, depth);
            NumbersPicture picture = NumbersPicture.of("nodes", nodes).and("levels", depth);
            return new Case<>(
                    picture,
                    piece -> piece.branching(nodes, depth),
                    said -> Math.abs(said - right) <= CLOSE * right
                            ? Optional.empty()
                            : Fault.found(complaint(said, right, nodes, depth), picture));
        }

        private static String complaint(double said, double right, double nodes, int depth) {
            double his = full(said, depth);
            boolean isNear = Math.abs(said - right) < 0.1 * right;
            return "Your branching says " + Numbers.text(said) + " for " + Numbers.text(nodes) + " nodes on " + depth
                    + (depth == 1 ? " level" : " levels") + ". An even tree with that factor has "
                    + (Double.isFinite(his) ? Numbers.text(his) : "far too many") + " nodes"
                    + (isNear
                            ? ": it is close, so keep halving."
                            : his > nodes
                                    ? ", too many: where the middle gives too many, high has to come down to it."
                                    : ", too few: where the middle gives too few, low has to go up to it.");
        }
    }
}

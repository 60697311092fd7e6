package sudoku.piece.dancinglinks;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.cover.ExactCover;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;

/**
 * Puts back what covering an item took out, so that all links and sizes are what they were.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
@FunctionalInterface
public interface Uncovering {
    void uncover(Rings r, int head);

    PieceKind<Uncovering> PIECE = PieceKind.of(Uncovering.class)
            .library((r, head) -> {
                for (int row = r.up[head]; row != head; row = r.up[row]) {
                    for (int node = r.left[row]; node != row; node = r.left[node]) {
                        r.size[r.head[node]]++;
                        Cases.RING.restore(r.up, r.down, node);
                    }
                }
                Cases.RING.restore(r.left, r.right, head);
            })
            .stub("changes nothing", (r, head) -> {})
            .cases(Cases::all);

    /** Tries it on each item of small covers, and on two items, the later one first. */
    final class Cases {
        private static final RingSteps RING = RingSteps.PIECE.library();

        private static List<Case<Uncovering, ?>> all() {
            return Stream.of(
                            Problems.ONE,
                            Problems.TWO,
                            Problems.THREE,
                            Problems.ALIKE,
                            Problems.ROSTER,
                            Problems.SATURDAY_FREE,
                            Problems.sudoku(".4........1..2.4"))
                    .<Case<Uncovering, ?>>flatMap(cover -> IntStream.rangeClosed(1, cover.itemCount())
                            .boxed()
                            .flatMap(head -> cover.itemCount() == 1
                                    ? Stream.of(uncovered(cover, head))
                                    : Stream.of(
                                            uncovered(cover, head),
                                            uncovered(cover, head % cover.itemCount() + 1, head))))
                    .toList();
        }

        private static Case<Uncovering, Rings> uncovered(ExactCover cover, int... heads) {
            Rings before = Rings.of(cover);
            Rings covered = before.copy();
            for (int head : heads) {
                covered.cover(head);
            }
            return new Case<>(
                    Problems.drawn(cover, covered),
                    piece -> {
                        Rings rings = covered.copy();
                        for (int i = heads.length - 1; i >= 0; i--) {
                            piece.uncover(rings, heads[i]);
                        }
                        return rings;
                    },
                    left -> fault(cover, before, left, heads));
        }

        private static Optional<Fault> fault(ExactCover cover, Rings before, Rings found, int... heads) {
            String last = cover.item(heads[heads.length - 1] - 1);
            String asked = heads.length == 1
                    ? last + " was covered. After your uncover of " + last + ", rings."
                    : cover.item(heads[0] - 1) + " was covered, then " + last + ". After your uncover of " + last
                            + ", then " + cover.item(heads[0] - 1) + ", rings.";
            return Problems.difference(cover, before, found, asked, at -> switch (at.array()) {
                case "size" -> " Each node that comes back adds one to the size of its column.";
                case "left", "right" -> " The head comes back into the row of heads, and nothing else there changes.";
                case "head", "option" -> " That array never changes.";
                default -> " Everything that cover took out of a column comes back into it.";
            });
        }
    }
}

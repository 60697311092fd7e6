package sudoku.piece.links;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.cover.ExactCover;
import sudoku.piece.Case;
import sudoku.piece.Fault;
import sudoku.piece.Trial;
import sudoku.piece.TriedBy;

/**
 * Puts back what covering an item took out, so that all links and sizes are what they were.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
@TriedBy(Uncovering.Tried.class)
@FunctionalInterface
public interface Uncovering {
    void uncover(Rings r, int head);

    /** Tries it on each item of small covers, and on two items, the later one first. */
    final class Tried extends Trial<Uncovering> {
        private final RingSteps ring = new RingSteps.Tried().library();
        private final Covering covering = new Covering.Tried().library();

        @Override
        public Uncovering library() {
            return (r, head) -> {
                for (int row = r.up[head]; row != head; row = r.up[row]) {
                    for (int node = r.left[row]; node != row; node = r.left[node]) {
                        r.size[r.head[node]]++;
                        ring.restore(r.up, r.down, node);
                    }
                }
                ring.restore(r.left, r.right, head);
            };
        }

        @Override
        protected Uncovering stub() {
            return (r, head) -> { };
        }

        @Override
        protected String stubInWords() {
            return "changes nothing";
        }

        @Override
        protected List<Case<Uncovering, ?>> cases() {
            return Stream.of(Problems.ONE, Problems.TWO, Problems.THREE, Problems.ALIKE, Problems.ROSTER,
                            Problems.SATURDAY_FREE, Problems.sudoku(".4........1..2.4"))
                    .<Case<Uncovering, ?>>flatMap(cover -> IntStream.rangeClosed(1, cover.itemCount()).boxed()
                            .flatMap(head -> cover.itemCount() == 1 ? Stream.of(uncovered(cover, head))
                            : Stream.of(uncovered(cover, head), uncovered(cover, head % cover.itemCount() + 1, head))))
                    .toList();
        }

        private Case<Uncovering, Rings> uncovered(ExactCover cover, int... heads) {
            Rings before = Rings.of(cover);
            Rings covered = before.copy();
            for (int head : heads) {
                covering.cover(covered, head);
            }
            return new Case<>(Problems.drawn(cover, covered), piece -> {
                Rings rings = covered.copy();
                for (int i = heads.length - 1; i >= 0; i--) {
                    piece.uncover(rings, heads[i]);
                }
                return rings;
            }, left -> fault(cover, before, left, heads));
        }

        private static Optional<Fault> fault(ExactCover cover, Rings before, Rings found, int... heads) {
            String last = cover.item(heads[heads.length - 1] - 1);
            String asked = heads.length == 1 ? last + " was covered. After your uncover of " + last + ", r."
                    : cover.item(heads[0] - 1) + " was covered, then " + last + ". After your uncover of " + last
                    + ", then " + cover.item(heads[0] - 1) + ", r.";
            return Problems.difference(cover, before, found, asked, at -> switch (at.array()) {
                case "size" -> " Each node that comes back adds one to the size of its column.";
                case "left", "right" -> " The head comes back into the row of heads, and nothing else there changes.";
                case "head", "option" -> " That array never changes.";
                default -> " All that cover took out of a column comes back into it.";
            });
        }
    }
}

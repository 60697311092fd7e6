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
 * Covers an item: its head leaves the row of heads, and each of its options leaves all other columns.
 *
 * <p>The column of the item itself is walked down, each option to the right, and it stays as it is: uncovering
 * the item will begin there. Each node that leaves takes one off the size of its column.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
@FunctionalInterface
public interface Covering {
    void cover(Rings r, int head);

    PieceKind<Covering> PIECE = PieceKind.of(Covering.class)
            .library((r, head) -> {
                Cases.RING.remove(r.left, r.right, head);
                for (int row = r.down[head]; row != head; row = r.down[row]) {
                    for (int node = r.right[row]; node != row; node = r.right[node]) {
                        Cases.RING.remove(r.up, r.down, node);
                        r.size[r.head[node]]--;
                    }
                }
            })
            .stub("changes nothing", (r, head) -> {})
            .given(Cases::given)
            .cases(Cases::all);

    /** Tries it on each item of small covers, and on two items one after the other. */
    final class Cases {
        private static final RingSteps RING = RingSteps.PIECE.library();

        /** It counts what leaves: the head, and of each option all nodes but the one in the item's own column. */
        private static Covering given(Covering piece) {
            return (r, head) -> {
                long leaving = 1;
                for (int row = r.down[head]; row != head; row = r.down[row]) {
                    for (int node = r.right[row]; node != row; node = r.right[node]) {
                        leaving++;
                    }
                }
                piece.cover(r, head);
                r.count(leaving);
            };
        }

        private static List<Case<Covering, ?>> all() {
            return Stream.of(
                            Problems.ONE,
                            Problems.TWO,
                            Problems.THREE,
                            Problems.ROSTER,
                            Problems.SATURDAY_FREE,
                            Problems.sudoku(".4........1..2.4"))
                    .<Case<Covering, ?>>flatMap(cover -> IntStream.rangeClosed(1, cover.itemCount())
                            .boxed()
                            .flatMap(head -> cover.itemCount() == 1
                                    ? Stream.of(covered(cover, head))
                                    : Stream.of(
                                            covered(cover, head), covered(cover, head, head % cover.itemCount() + 1))))
                    .toList();
        }

        /** The last of these, when those before it are covered. */
        private static Case<Covering, Rings> covered(ExactCover cover, int... heads) {
            Rings before = Rings.of(cover);
            for (int i = 0; i < heads.length - 1; i++) {
                PIECE.library().cover(before, heads[i]);
            }
            int last = heads[heads.length - 1];
            return new Case<>(
                    Problems.drawn(cover, before),
                    piece -> {
                        Rings rings = before.copy();
                        piece.cover(rings, last);
                        return rings;
                    },
                    left -> fault(cover, before, last, left));
        }

        private static Optional<Fault> fault(ExactCover cover, Rings before, int head, Rings found) {
            Rings expected = before.copy();
            PIECE.library().cover(expected, head);
            String item = cover.item(head - 1);
            return Problems.difference(
                    cover,
                    expected,
                    found,
                    "After your cover of " + item + ", whose head is node " + head + ", r.",
                    at -> why(before, expected, head, item, at));
        }

        private static String why(Rings before, Rings expected, int head, String item, Problems.Difference at) {
            boolean isRow = at.array().equals("left") || at.array().equals("right");
            return switch (at.array()) {
                case "size" -> " Each node that leaves a column takes one off its size.";
                case "head", "option" -> " That array never changes.";
                default ->
                    isRow
                            ? " The head of " + item + " leaves the row of heads, and the rows of options stay as"
                                    + " they are."
                            : before.head[at.node()] == head
                                    ? " The column of " + item + " itself stays as it is: uncover will begin there."
                                    : expected.down[expected.up[at.node()]] != at.node()
                                            ? " What has left remembers something else. Go down the column and to the"
                                                    + " right along each option; uncover will come the other way."
                                            : " All nodes of the item's options leave, but for those in its own"
                                                    + " column.";
            };
        }
    }
}

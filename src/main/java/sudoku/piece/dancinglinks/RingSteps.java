package sudoku.piece.dancinglinks;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.cover.RingPicture;
import sudoku.piece.Boards;

/**
 * The two steps of a node in a ring of links: out of it, and back to where it was.
 *
 * <p>{@code back} and {@code forth} say for each node who is on either side. Either step writes the links of the
 * two neighbors and leaves the node's own alone.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public interface RingSteps {
    /** Joins the two neighbors of a node, which remembers them. */
    void remove(int[] back, int[] forth, int node);

    /** Puts a node between the two that it remembers. */
    void restore(int[] back, int[] forth, int node);

    /** One of the two. */
    @FunctionalInterface
    interface Half {
        void step(int[] back, int[] forth, int node);
    }

    /** Both together. */
    static RingSteps of(Half remove, Half restore) {
        return new RingSteps() {
            @Override
            public void remove(int[] back, int[] forth, int node) {
                remove.step(back, forth, node);
            }

            @Override
            public void restore(int[] back, int[] forth, int node) {
                restore.step(back, forth, node);
            }
        };
    }

    PieceKind<RingSteps> PIECE = PieceKind.of(RingSteps.class)
            .named("remove")
            .library(of(
                    (back, forth, node) -> {
                        forth[back[node]] = forth[node];
                        back[forth[node]] = back[node];
                    },
                    (back, forth, node) -> {
                        forth[back[node]] = node;
                        back[forth[node]] = node;
                    }))
            .stub("changes nothing", of((back, forth, node) -> {}, (back, forth, node) -> {}))
            .right("Your `remove` and your `restore` are right. From here on, yours are used.")
            .cases(Cases::all);

    /** Tries the one in rings of three and more, and then the other on what the library's has removed. */
    final class Cases {
        private record Left(List<Integer> back, List<Integer> forth, int first) {}

        private static List<Case<RingSteps, ?>> all() {
            Left three = ring(3, 1);
            Left five = ring(5, 1);
            Left byTwos = ring(5, 2);
            // 1, 3, 2, 4: who looks for a neighbor from 0 on never meets it, as in a column.
            Left apart = new Left(List.of(0, 4, 3, 1, 2), List.of(0, 3, 4, 2, 1), 1);
            return List.of(
                    step(three, 0, 2),
                    step(three, 0, 1),
                    step(five, 0, 2, 3),
                    step(five, 0, 3, 2, 4),
                    step(byTwos, 0, 1, 3),
                    step(apart, 0, 3, 4),
                    step(three, 1, 1),
                    step(three, 2, 1, 2),
                    step(five, 1, 2, 3),
                    step(five, 2, 3, 2),
                    step(five, 3, 2, 4, 3),
                    step(byTwos, 1, 3, 4),
                    step(apart, 2, 2, 3),
                    step(byTwos, 3, 1, 4, 3));
        }

        /** These are removed; those that then come back, the last first, are so many. */
        private static Case<RingSteps, Left> step(Left ring, int comeBack, int... out) {
            Left expected = after(PIECE.library(), ring, out, comeBack);
            Case<RingSteps, Left> asked = new Case<>(
                    drawn(ring),
                    piece -> after(piece, ring, out, comeBack),
                    left -> fault(ring, out, comeBack, expected, left));
            return asked.to(comeBack > 0 ? "restore" : "remove");
        }

        /** In the order of the numbers, or else by steps of two, so that nobody's neighbors can be guessed. */
        private static Left ring(int nodes, int by) {
            return new Left(
                    IntStream.range(0, nodes)
                            .map(node -> (node + nodes - by) % nodes)
                            .boxed()
                            .toList(),
                    IntStream.range(0, nodes)
                            .map(node -> (node + by) % nodes)
                            .boxed()
                            .toList(),
                    0);
        }

        private static Left after(RingSteps piece, Left ring, int[] out, int comeBack) {
            int[] back = ring.back.stream().mapToInt(node -> node).toArray();
            int[] forth = ring.forth.stream().mapToInt(node -> node).toArray();
            for (int node : out) {
                (comeBack == 0 ? piece : PIECE.library()).remove(back, forth, node);
            }
            for (int i = 1; i <= comeBack; i++) {
                piece.restore(back, forth, out[out.length - i]);
            }
            return new Left(Boards.list(back), Boards.list(forth), ring.first);
        }

        private static Optional<Fault> fault(Left ring, int[] out, int comeBack, Left expected, Left found) {
            int nodes = ring.forth.size();
            String asked = "In a ring of " + (nodes - ring.first) + (ring.first > 0 ? " without 0" : "")
                    + ", where the right neighbor of " + ring.first + " is " + ring.forth.get(ring.first) + ", "
                    + listed(out)
                    + (out.length == 1 ? " was" : " were") + " removed"
                    + (comeBack == 0
                            ? ""
                            : " and "
                                    + (comeBack == 1
                                            ? out[out.length - 1] + " was"
                                            : comeBack + " of them, the last one first, were")
                                    + " restored")
                    + ". ";
            for (int node = 0; node < nodes; node++) {
                for (boolean forth : new boolean[] {true, false}) {
                    int is = (forth ? found.forth : found.back).get(node);
                    int right = (forth ? expected.forth : expected.back).get(node);
                    if (is != right) {
                        return Fault.found(
                                asked + "After your " + (comeBack == 0 ? "remove" : "restore")
                                        + ", " + (forth ? "forth" : "back")
                                        + "[" + node + "] is " + is + ", but should be " + right + "."
                                        + memory(comeBack == 0, node, out),
                                drawn(found));
                    }
                }
            }
            return Optional.empty();
        }

        private static String memory(boolean isRemove, int node, int[] out) {
            return isRemove && IntStream.of(out).anyMatch(each -> each == node)
                    ? " A node that is removed keeps its own two links: they are its memory."
                    : "";
        }

        private static String listed(int[] nodes) {
            return IntStream.of(nodes).mapToObj(String::valueOf).collect(Collectors.joining(", then "));
        }

        private static RingPicture drawn(Left left) {
            return RingPicture.of(
                            left.back.stream().mapToInt(node -> node).toArray(),
                            left.forth.stream().mapToInt(node -> node).toArray())
                    .from(left.first);
        }
    }
}

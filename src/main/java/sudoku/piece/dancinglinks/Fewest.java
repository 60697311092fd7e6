package sudoku.piece.dancinglinks;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.cover.ExactCover;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;

/**
 * Names the head of the item with the fewest options left, of several the leftmost.
 *
 * <p>There is at least one head in the row. Rings are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
@FunctionalInterface
public interface Fewest {
    int fewest(Rings r);

    PieceKind<Fewest> PIECE = PieceKind.of(Fewest.class)
            .library(r -> {
                int best = r.right[0];
                for (int head = r.right[best]; head != 0; head = r.right[head]) {
                    if (r.size[head] < r.size[best]) {
                        best = head;
                    }
                }
                return best;
            })
            .stub("names the first head of the row", r -> r.right[0])
            .cases(Cases::all);

    /** Tries it on rows of one head and of several, and on items that nobody has to cover. */
    final class Cases {
        private record Says(int head, Rings after) {}

        private static final Covering COVERING = Covering.PIECE.library();

        private static List<Case<Fewest, ?>> all() {
            return List.of(
                    asked(Problems.ONE),
                    asked(Problems.TWO),
                    asked(Problems.THREE),
                    asked(Problems.SCARCE_LAST),
                    asked(Problems.SCARCE_LAST, 3),
                    asked(Problems.SCARCE_SECONDARY),
                    asked(Problems.ROSTER),
                    asked(Problems.ROSTER, 2),
                    asked(Problems.ROSTER, 1, 5),
                    asked(Problems.SATURDAY_FREE),
                    asked(Problems.SATURDAY_FREE, 2, 6),
                    asked(Problems.sudoku(".4........1..2.4")),
                    asked(Problems.sudoku("34212143431212.4")));
        }

        private static Case<Fewest, Says> asked(ExactCover cover, int... covered) {
            Rings rings = Rings.of(cover);
            IntStream.of(covered).forEach(head -> COVERING.cover(rings, head));
            return new Case<>(
                    Problems.drawn(cover, rings),
                    piece -> {
                        Rings mine = rings.copy();
                        int says = piece.fewest(mine);
                        return new Says(says, mine);
                    },
                    says -> fault(cover, rings, says));
        }

        private static Optional<Fault> fault(ExactCover cover, Rings rings, Says says) {
            int right = PIECE.library().fewest(rings);
            if (says.head == right) {
                return Problems.difference(
                        cover,
                        rings,
                        says.after,
                        "Your fewest changed the rings, and a question" + " must leave them as they were: ",
                        at -> "");
            }
            List<Integer> row = row(rings);
            String heads = row.size() > 8
                    ? row.size() + " heads"
                    : row.stream()
                            .map(head -> cover.item(head - 1) + " (node " + head + ", size " + rings.size[head] + ")")
                            .collect(Collectors.joining(", "));
            String why = !row.contains(says.head)
                    ? "is not in it"
                    : rings.size[says.head] > rings.size[right]
                            ? "has " + rings.size[says.head] + " options left"
                            : "has as few, but does not come first";
            return Fault.found(
                    "In the row stand " + heads + ". Your fewest names "
                            + Problems.name(cover, rings, says.head) + ", and that " + why + ". "
                            + cover.item(right - 1) + ", whose head is node " + right + ", has " + rings.size[right]
                            + ".",
                    Problems.drawn(cover, rings));
        }

        private static List<Integer> row(Rings rings) {
            return IntStream.iterate(rings.right[0], head -> head != 0, head -> rings.right[head])
                    .boxed()
                    .toList();
        }
    }
}

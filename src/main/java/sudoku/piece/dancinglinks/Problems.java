package sudoku.piece.dancinglinks;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sudoku.cover.ExactCover;
import sudoku.grid.Grid;
import sudoku.judge.Fault;
import sudoku.picture.Picture;
import sudoku.picture.cover.CoverPicture;
import sudoku.picture.cover.LinksPicture;
import sudoku.piece.exactcovers.Covers;

/** The covers that pieces are tried on, small ones first, and what is said of links that are not as they should be. */
final class Problems {
    private static final int LARGEST_DRAWN = 8;

    static final ExactCover ONE = ExactCover.items("A").option("x", "A").build();
    static final ExactCover TWO =
            ExactCover.items("A", "B").option("x", "A", "B").build();
    static final ExactCover THREE = ExactCover.items("A", "B", "C")
            .option("x", "A", "B")
            .option("y", "A", "B", "C")
            .option("z", "B", "C")
            .build();
    /** Three options that are neighbors in two columns. */
    static final ExactCover ALIKE = ExactCover.items("A", "B", "C", "D")
            .option("x", "A", "B")
            .option("y", "A", "B", "C")
            .option("z", "A", "B", "D")
            .build();
    /** The last item is the scarcest, and so is one that nobody has to cover. */
    static final ExactCover SCARCE_LAST = ExactCover.items("A", "B", "C")
            .option("x", "A", "B")
            .option("y", "A")
            .option("z", "B")
            .option("w", "C")
            .build();

    static final ExactCover SCARCE_SECONDARY = ExactCover.items("A", "B")
            .secondary("S")
            .option("x", "A", "B", "S")
            .option("y", "A", "B")
            .build();
    static final ExactCover ROSTER = Covers.desk(ExactCover.items("Mo", "Tu", "We", "Th", "Fr", "Sa"));
    /** Somebody has to be there from Monday to Friday, and one at most on Saturday. */
    static final ExactCover SATURDAY_FREE =
            Covers.desk(ExactCover.items("Mo", "Tu", "We", "Th", "Fr").secondary("Sa"));

    private Problems() {}

    /** What the clues of a puzzle leave to do. */
    static ExactCover sudoku(String line) {
        return Covers.sudoku(Grid.parse(line));
    }

    static Picture drawn(ExactCover cover, Rings rings) {
        return cover.itemCount() <= LARGEST_DRAWN ? LinksPicture.of(cover, rings.links()) : CoverPicture.of(cover);
    }

    /** A head by its item, a node by its option and its item. */
    static String name(ExactCover cover, Rings rings, int node) {
        if (node < 0 || node >= rings.head.length) {
            return String.valueOf(node);
        }
        int head = rings.head[node];
        return node == 0
                ? "the root"
                : node == head
                        ? "the head of " + cover.item(head - 1)
                        : cover.option(rings.option[node]) + "'s " + cover.item(head - 1);
    }

    /** The first link or number that differs, as a sentence; {@code why} explains by array and node. */
    static Optional<Fault> difference(
            ExactCover cover, Rings expected, Rings found, String asked, Function<Difference, String> why) {
        List<List<Integer>> right = expected.arrays();
        List<List<Integer>> is = found.arrays();
        for (int array = 0; array < right.size(); array++) {
            for (int node = 0; node < right.get(array).size(); node++) {
                int should = right.get(array).get(node);
                int does = is.get(array).get(node);
                if (should != does) {
                    boolean isLink = array < 4;
                    String where = Rings.NAMES.get(array);
                    return Optional.of(new Fault(
                            asked + where + "[" + node + "] is " + does + ", but should be "
                                    + should
                                    + (isLink
                                            ? ": from " + name(cover, expected, node) + " it has to lead to "
                                                    + name(cover, expected, should) + ", but it leads to "
                                                    + name(cover, expected, does)
                                            : where.equals("size")
                                                    ? ", the size of " + name(cover, expected, node)
                                                    : "")
                                    + "."
                                    + why.apply(new Difference(where, node)),
                            drawn(cover, found)));
                }
            }
        }
        return Optional.empty();
    }

    /** Where two sets of rings differ first. */
    record Difference(String array, int node) {}
}

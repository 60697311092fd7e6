package sudoku.piece.dancinglinks;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sudoku.cover.ExactCover;
import sudoku.cover.Links;

/**
 * The links of an exact cover as plain arrays, for a program that changes them itself.
 *
 * <p>Node 0 is the root, and item <i>i</i> has node <i>i</i> + 1 for its head. {@code head} says for each node whose
 * column it is in (a head is its own), {@code option} which option it belongs to (-1 for a head), and {@code size} for
 * each head how many nodes its column has.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class Rings {
    /** What the arrays are called, in the order of {@link #arrays}. */
    static final List<String> NAMES = List.of("right", "left", "down", "up", "size", "head", "option");

    public final int[] left;
    public final int[] right;
    public final int[] up;
    public final int[] down;
    public final int[] head;
    public final int[] option;
    public final int[] size;
    /** How often a node has left a ring by the library's own cover. */
    private long moves;
    /** A node for each item and one for each item of each option, in the order stated; no two are linked yet. */
    public Rings(ExactCover cover) {
        int heads = cover.itemCount() + 1;
        int nodes = heads
                + IntStream.range(0, cover.optionCount())
                        .map(each -> cover.itemsOf(each).length)
                        .sum();
        left = IntStream.range(0, nodes).toArray();
        right = left.clone();
        up = left.clone();
        down = left.clone();
        head = left.clone();
        option = new int[nodes];
        size = new int[nodes];
        Arrays.fill(option, -1);
        int node = heads;
        for (int each = 0; each < cover.optionCount(); each++) {
            for (int item : cover.itemsOf(each)) {
                head[node] = item + 1;
                option[node++] = each;
                size[item + 1]++;
            }
        }
    }

    private Rings(Rings other) {
        left = other.left.clone();
        right = other.right.clone();
        up = other.up.clone();
        down = other.down.clone();
        head = other.head.clone();
        option = other.option.clone();
        size = other.size.clone();
    }

    /** The rings of a cover with nothing covered, linked by the library. */
    public static Rings of(ExactCover cover) {
        Links links = new Links(cover);
        Rings rings = new Rings(cover);
        for (int node = 0; node < links.nodes(); node++) {
            rings.left[node] = links.left(node);
            rings.right[node] = links.right(node);
            rings.up[node] = links.up(node);
            rings.down[node] = links.down(node);
        }
        return rings;
    }

    /** Whether all links are the same as in other rings of the same cover, whatever the sizes. */
    public boolean linkedAs(Rings other) {
        return Arrays.equals(left, other.left)
                && Arrays.equals(right, other.right)
                && Arrays.equals(up, other.up)
                && Arrays.equals(down, other.down);
    }

    /** The same rings, to work on while these stand still. */
    public Rings copy() {
        return new Rings(this);
    }

    /** The lesson's cover, as it is given. */
    void cover(int item) {
        RingSteps ring = RingSteps.PIECE.library();
        ring.remove(left, right, item);
        moves++;
        for (int row = down[item]; row != item; row = down[row]) {
            for (int node = right[row]; node != row; node = right[node]) {
                ring.remove(up, down, node);
                moves++;
                size[head[node]]--;
            }
        }
    }

    long moves() {
        return moves;
    }

    /** The lesson's choice, as it is given: the head with the smallest size, of several the leftmost. */
    int fewest() {
        int best = right[0];
        for (int each = right[best]; each != 0; each = right[each]) {
            if (size[each] < size[best]) {
                best = each;
            }
        }
        return best;
    }

    /** These rings as the library's links, right or not, to be drawn. */
    public Links links() {
        return Links.of(left, right, up, down, head, option, size);
    }

    /** Rings are equal when all their arrays are. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Rings && arrays().equals(((Rings) other).arrays());
    }

    @Override
    public int hashCode() {
        return arrays().hashCode();
    }

    /** Copies of all arrays as lists: right, left, down, up, size, head, option. */
    List<List<Integer>> arrays() {
        return List.of(right, left, down, up, size, head, option).stream()
                .map(array -> Arrays.stream(array).boxed().toList())
                .toList();
    }
}

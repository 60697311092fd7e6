package sudoku.cover;

import java.util.stream.IntStream;

/**
 * The dance floor: a sparse matrix as rings of links, from which anything can step out and back in.
 *
 * <p><b>Idea.</b> To take a node out of a doubly linked ring, its two neighbors are joined. The node
 * itself still knows where it stood, so two writes put it back — as long as everything that left
 * after it has come back before it.
 *
 * <p><b>Representation.</b> Node 0 is the root, nodes 1 to {@code itemCount} head the items, and then
 * comes a node for each item of each option. The root and the heads of primary items form a ring
 * from left to right, the nodes of an option another, and each head with its item's nodes one from
 * top to bottom. Heads of secondary items stand alone: nobody comes to ask for them. All links are
 * {@code int}s in parallel arrays.
 *
 * <p><b>Cost.</b> Six {@code int}s a node: 78 kB for the 3,241 nodes of Sudoku, where {@code Masks}
 * take a few hundred bytes. Covering an item touches every other node of each of its options.
 *
 * <p><b>Alternatives.</b> An object a node: the same dance in two to three times the memory.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class Links {
    /** The node from which the items still to cover are reached. */
    public static final int ROOT = 0;

    private final int[] left;
    private final int[] right;
    private final int[] up;
    private final int[] down;
    private final int[] head;
    private final int[] option;
    private final int[] size;
    private long updates;

    public Links(ExactCover cover) {
        int heads = 1 + cover.itemCount();
        int nodes = heads;
        for (int each = 0; each < cover.optionCount(); each++) {
            nodes += cover.itemsOf(each).length;
        }
        left = new int[nodes];
        right = new int[nodes];
        up = new int[nodes];
        down = new int[nodes];
        head = new int[nodes];
        option = new int[nodes];
        size = new int[heads];
        for (int node = 0; node < heads; node++) {
            standAlone(node, node, -1);
            if (node > ROOT && node <= cover.primaryCount()) {
                insertBefore(ROOT, node);
            }
        }
        int node = heads;
        for (int each = 0; each < cover.optionCount(); each++) {
            int first = node;
            for (int item : cover.itemsOf(each)) {
                standAlone(node, head(item), each);
                if (node > first) {
                    insertBefore(first, node);
                }
                insertAbove(head(item), node);
                node++;
            }
        }
    }

    private Links(int[] left, int[] right, int[] up, int[] down, int[] head, int[] option, int[] size) {
        this.left = left;
        this.right = right;
        this.up = up;
        this.down = down;
        this.head = head;
        this.option = option;
        this.size = size;
    }

    private Links(Links other) {
        left = other.left.clone();
        right = other.right.clone();
        up = other.up.clone();
        down = other.down.clone();
        size = other.size.clone();
        head = other.head;
        option = other.option;
    }

    private void standAlone(int node, int itsHead, int itsOption) {
        left[node] = right[node] = up[node] = down[node] = node;
        head[node] = itsHead;
        option[node] = itsOption;
    }

    private void insertBefore(int next, int node) {
        left[node] = left[next];
        right[node] = next;
        right[left[next]] = node;
        left[next] = node;
    }

    private void insertAbove(int itsHead, int node) {
        up[node] = up[itsHead];
        down[node] = itsHead;
        down[up[itsHead]] = node;
        up[itsHead] = node;
        size[itsHead]++;
    }

    /**
     * Links that somebody else has set, right or not, to be looked at: copies, in which a number that is no node leads
     * back to where it stands.
     */
    public static Links of(int[] left, int[] right, int[] up, int[] down, int[] head, int[] option, int[] size) {
        return new Links(nodes(left), nodes(right), nodes(up), nodes(down), nodes(head), option.clone(), size.clone());
    }

    private static int[] nodes(int... links) {
        return IntStream.range(0, links.length)
                .map(node -> links[node] >= 0 && links[node] < links.length ? links[node] : node)
                .toArray();
    }

    /** The same links, to dance with while these stand still. */
    public Links copy() {
        return new Links(this);
    }

    /** Takes an item out of the row of heads, and its options out of all other items. */
    public void cover(int itsHead) {
        right[left[itsHead]] = right[itsHead];
        left[right[itsHead]] = left[itsHead];
        updates++;
        for (int row = down[itsHead]; row != itsHead; row = down[row]) {
            for (int node = right[row]; node != row; node = right[node]) {
                down[up[node]] = down[node];
                up[down[node]] = up[node];
                size[head[node]]--;
                updates++;
            }
        }
    }

    /** Puts back what {@link #cover} took out, last first. */
    public void uncover(int itsHead) {
        for (int row = up[itsHead]; row != itsHead; row = up[row]) {
            for (int node = left[row]; node != row; node = left[node]) {
                size[head[node]]++;
                down[up[node]] = node;
                up[down[node]] = node;
            }
        }
        right[left[itsHead]] = itsHead;
        left[right[itsHead]] = itsHead;
    }

    /** The node that heads an item. */
    public int head(int item) {
        return item + 1;
    }

    /** The item a node belongs to. */
    public int item(int node) {
        return head[node] - 1;
    }

    /** The option a node belongs to, or -1 for a head. */
    public int option(int node) {
        return option[node];
    }

    /** How many options are left for the item of a head. */
    public int size(int itsHead) {
        return size[itsHead];
    }

    public int left(int node) {
        return left[node];
    }

    public int right(int node) {
        return right[node];
    }

    public int up(int node) {
        return up[node];
    }

    public int down(int node) {
        return down[node];
    }

    public int nodes() {
        return left.length;
    }

    /** How often something was taken out of its ring so far. */
    public long updates() {
        return updates;
    }
}

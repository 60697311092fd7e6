package sudoku.cover;

/**
 * Which item to cover next. Any choice finds all solutions; the size of the tree depends on it.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
@FunctionalInterface
public interface ItemChoice {
    /** The item with the fewest options left, the leftmost on a tie. */
    ItemChoice FEWEST = links -> {
        int best = links.right(Links.ROOT);
        for (int head = links.right(best); head != Links.ROOT; head = links.right(head)) {
            if (links.size(head) < links.size(best)) {
                best = head;
            }
        }
        return best;
    };

    /** The leftmost item, whatever is left for it. */
    ItemChoice LEFTMOST = links -> links.right(Links.ROOT);

    /** The head of an item still to cover; there is at least one. */
    int choose(Links links);
}

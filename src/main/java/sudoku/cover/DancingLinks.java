package sudoku.cover;

import java.util.Arrays;
import sudoku.search.SearchLimit;

/**
 * Knuth's dancing links: Algorithm X where taking back costs no more than doing.
 *
 * <p><b>Idea.</b>
 * <pre>
 * search:
 *     no item left: a solution
 *     choose an item and cover it
 *     for each of its options:
 *         cover the option's other items
 *         search
 *         uncover them, last first
 *     uncover the item
 * </pre>
 * Nothing is copied and nothing is looked up: what left the rings remembers its place in them.
 *
 * <p><b>Representation.</b> {@link Links}, and a stack of the nodes chosen, so that the search can
 * rest after a solution and go on later.
 *
 * <p><b>Cost.</b> A node covers as many items as its option has, and looks at every item left to find
 * the scarcest.
 *
 * <p><b>Alternatives.</b> {@link AlgorithmX} on sets. For Sudoku, masks that count the same choices
 * anew at each node. The choice is what keeps the tree small, not the dance.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class DancingLinks implements CoverSolver {
    private final ItemChoice choice;

    public DancingLinks() {
        this(ItemChoice.FEWEST);
    }

    public DancingLinks(ItemChoice choice) {
        this.choice = choice;
    }

    @Override
    public CoverResult solve(ExactCover cover, SearchLimit limit, CoverListener listener) {
        return CountedCover.run(cover, limit, listener, counted -> {
            Cursor cursor = open(new Links(cover), counted);
            while (cursor.advance()) {
                counted.solved(cursor.options());
            }
        });
    }

    /** A cursor over all solutions, each found when it is asked for. */
    public Cursor open(ExactCover cover) {
        return open(new Links(cover));
    }

    /** The same over links of the caller, who finds them as they were when everything was searched. */
    public Cursor open(Links links) {
        return open(links, CountedCover.unlimited());
    }

    Cursor open(Links links, CoverListener listener) {
        return new Cursor(links, choice, listener);
    }

    /** A search at rest between two solutions. */
    public static final class Cursor {
        private final Links links;
        private final ItemChoice choice;
        private final CoverListener listener;
        private int[] chosen = new int[16];
        private int[] choices = new int[16];
        /** How many items are being covered; -1 when everything was searched. */
        private int depth;

        private boolean goingDown = true;

        private Cursor(Links links, ItemChoice choice, CoverListener listener) {
            this.links = links;
            this.choice = choice;
            this.listener = listener;
        }

        /** Goes to the next solution and tells whether there was one. */
        public boolean advance() {
            while (depth >= 0) {
                if (!goingDown) {
                    deselect(chosen[depth]);
                } else if (links.right(Links.ROOT) == Links.ROOT) {
                    goBack();
                    return true;
                } else {
                    begin(choice.choose(links));
                }
                int next = links.down(chosen[depth]);
                if (links.option(next) < 0) {
                    uncover(next);
                    goBack();
                } else {
                    chosen[depth] = next;
                    select(next, choices[depth]);
                    depth++;
                    goingDown = true;
                }
            }
            return false;
        }

        /** The head itself stands for "no option tried yet". */
        private void begin(int head) {
            if (depth == chosen.length) {
                chosen = Arrays.copyOf(chosen, 2 * depth);
                choices = Arrays.copyOf(choices, 2 * depth);
            }
            chosen[depth] = head;
            choices[depth] = links.size(head);
            if (choices[depth] == 0) {
                listener.deadEnd(links.item(head));
            }
            cover(head);
        }

        private void goBack() {
            depth--;
            goingDown = false;
        }

        private void select(int node, int outOf) {
            listener.selected(links.option(node), links.item(node), outOf);
            for (int other = links.right(node); other != node; other = links.right(other)) {
                cover(links.head(links.item(other)));
            }
        }

        private void deselect(int node) {
            for (int other = links.left(node); other != node; other = links.left(other)) {
                uncover(links.head(links.item(other)));
            }
            listener.deselected(links.option(node));
        }

        private void cover(int head) {
            links.cover(head);
            listener.covered(links.item(head));
        }

        private void uncover(int head) {
            links.uncover(head);
            listener.uncovered(links.item(head));
        }

        /** The options of the solution it rests at, in the order they were chosen. */
        public int[] options() {
            return Arrays.stream(chosen, 0, depth + 1).map(links::option).toArray();
        }
    }
}

package sudoku.cover;

/**
 * Someone who watches a search for an exact cover; items and options come by their numbers.
 *
 * <p>Every method does nothing unless it is overridden.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
public interface CoverListener {
    /** Nobody listens. */
    CoverListener NONE = new CoverListener() {};

    /** The search chooses an option to cover an item that {@code choices} options could cover. */
    default void selected(int option, int item, int choices) {}

    /** The search takes the option back. */
    default void deselected(int option) {}

    /** No option is left for the item the search came to: this branch ends. */
    default void deadEnd(int item) {}

    /** An item leaves the problem, and every other option for it. */
    default void covered(int item) {}

    /** It comes back. */
    default void uncovered(int item) {}

    /** Every primary item is covered, by these options in the order they were chosen. */
    default void solved(int[] options) {}
}

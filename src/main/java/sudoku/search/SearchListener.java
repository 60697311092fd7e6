package sudoku.search;

import sudoku.grid.Grid;

/**
 * Someone who watches a search from outside: a counter, a recorder, a picture.
 *
 * <p><b>Idea.</b> The search tells what it does and does not know who listens; every method does
 * nothing unless it is overridden.
 *
 * <p><b>Cost.</b> With {@link #NONE} the calls are inlined away.
 *
 * <p><b>Alternatives.</b> Printing from inside the solver, which ties every search to one way of
 * looking at it.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public interface SearchListener {
    /** Nobody listens. */
    SearchListener NONE = new SearchListener() {};

    /** The search puts a digit on an empty cell that had {@code options} candidates when it was chosen. */
    default void placed(int cell, int digit, int options) {}

    /** The search takes back what it placed, and with it all that was deduced and ruled out since. */
    default void undone(int cell, int digit) {}

    /** The cell the search came to has no candidate: this branch ends. */
    default void deadEnd(int cell) {}

    /** A digit has no place left in a house: this branch ends. */
    default void noPlace(int house, int digit) {}

    /** Thinking, not trying, settles a cell: no other digit can be there. */
    default void deduced(int cell, int digit, Reason reason) {}

    /**
     * Thinking rules a candidate of an empty cell out. The candidates that go when the cell itself is
     * filled are not told one by one.
     */
    default void eliminated(int cell, int digit, Reason reason) {}

    /** A solution was found; the search may go on after it. */
    default void solved(Grid solution) {}
}

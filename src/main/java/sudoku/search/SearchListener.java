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

    /** The search takes back what it placed. */
    default void undone(int cell, int digit) {}

    /** The cell the search came to has no candidate: this branch ends. */
    default void deadEnd(int cell) {}

    /** A solution was found; the search may go on after it. */
    default void solved(Grid solution) {}
}

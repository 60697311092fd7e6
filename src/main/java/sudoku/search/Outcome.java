package sudoku.search;

import java.util.Locale;

/** How a search ended. */
public enum Outcome {
    /** The clues break the rules: nothing was searched. */
    INVALID,
    /** A node limit, a time limit or an interruption ended the search, whatever it had found. */
    LIMIT,
    /** Everything was searched and there is no solution. */
    UNSATISFIABLE,
    /** A method that may miss solutions stopped by itself, with fewer than were wanted. */
    GAVE_UP,
    /** Solutions were found: all there are, or as many as were wanted. */
    SOLVED;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

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
    /** A method that may miss solutions stopped without one. */
    GAVE_UP,
    /** At least one solution was found. */
    SOLVED;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

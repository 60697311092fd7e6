package sudoku.search;

import java.time.Duration;

/**
 * When a search should stop although it could go on.
 *
 * <p><b>Idea.</b> A search may take longer than a life. The caller says how many solutions,
 * how many nodes and how much time are enough. Interrupting its thread stops any search as well.
 *
 * <p><b>Representation.</b> {@code Long.MAX_VALUE} and a {@code null} time mean "no limit".
 *
 * <p><b>Lesson.</b> 03-stack: uniqueness is "stop at two".
 */
public record SearchLimit(long solutions, long nodes, Duration time) {

    public SearchLimit {
        if (solutions < 1 || nodes < 0) {
            throw new IllegalArgumentException("A search limit is at least one solution and at least 0 nodes, not "
                    + solutions + " solutions and " + nodes + " nodes.");
        }
    }

    /** Stop at the first solution. */
    public static SearchLimit first() {
        return solutions(1);
    }

    /** Stop when this many solutions are found. */
    public static SearchLimit solutions(long wanted) {
        return new SearchLimit(wanted, Long.MAX_VALUE, null);
    }

    /** Find every solution. */
    public static SearchLimit none() {
        return solutions(Long.MAX_VALUE);
    }

    /** The same, and place at most this many nodes. */
    public SearchLimit withNodes(long most) {
        return new SearchLimit(solutions, most, time);
    }

    /** The same, and take at most this long. */
    public SearchLimit withTime(Duration most) {
        return new SearchLimit(solutions, nodes, most);
    }
}

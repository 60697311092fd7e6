package sudoku.search;

/**
 * Thrown through a search to end it at once; {@link Search} throws it and catches it.
 *
 * <p>It carries no stack trace: it is a way out, not an error, and leaves solvers free of a
 * "should I stop?" after every call.
 */
final class SearchStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** How the search ended, unless it has found all that was wanted. */
    final Outcome otherwise;

    SearchStopped(Outcome otherwise) {
        super("the search was stopped", null, false, false);
        this.otherwise = otherwise;
    }
}

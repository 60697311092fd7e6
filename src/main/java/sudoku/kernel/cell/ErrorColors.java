package sudoku.kernel.cell;

/** The colors of an error, in the codes that every front end understands. */
final class ErrorColors {
    static final String BOLD_RED = "\u001b[1;31m";
    static final String RED = "\u001b[31m";
    static final String GREEN = "\u001b[32m";
    static final String PLAIN = "\u001b[0m";

    private ErrorColors() {}
}

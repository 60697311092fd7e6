package sudoku.grid;

/** Text that is no grid: says where reading stopped, what was there and what was expected. */
public final class GridFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;
    private final String problem;

    public GridFormatException(int line, int column, String problem) {
        super("line " + line + ", column " + column + ": " + problem);
        this.line = line;
        this.column = column;
        this.problem = problem;
    }

    /** The same problem, placed in the larger text that the grid was cut from. */
    public GridFormatException movedBy(int lines, int columns) {
        return new GridFormatException(line + lines, column + columns, problem);
    }

    /** Counted from 1. */
    public int line() {
        return line;
    }

    /** Counted from 1. */
    public int column() {
        return column;
    }
}

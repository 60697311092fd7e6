package sudoku.kernel.stop;

/**
 * Ends a thread of a cell that is being stopped. An error, so that {@code catch (Exception e)} lets it pass, and
 * always the same one: a recursion that catches everything may meet it a hundred thousand times on its way out.
 */
public final class CellStopped extends Error {
    public static final CellStopped NOW = new CellStopped();

    private CellStopped() {
        super("This cell was stopped.", null, false, false);
    }
}

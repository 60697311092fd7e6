package sudoku.kernel;

/** Ends a thread of a cell that is being stopped. An error, so that {@code catch (Exception e)} lets it pass. */
final class CellStopped extends Error {
    CellStopped() {
        super("This cell was stopped.", null, false, false);
    }
}

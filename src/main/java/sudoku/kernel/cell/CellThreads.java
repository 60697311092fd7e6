package sudoku.kernel.cell;

import sudoku.kernel.stop.CellStopped;
import sudoku.kernel.stop.Stoppable;

/** The threads of a cell. A failure in one of them is written to the cell's output. */
final class CellThreads extends Stoppable.Group {
    private final CellOutput output;
    private final Failures failures;

    CellThreads(Stoppable cell, CellOutput output, Failures failures) {
        super(cell, "cell " + cell.number());
        this.output = output;
        this.failures = failures;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        if (!(failure instanceof CellStopped)) {
            output.write(CellOutput.ERR, failures.inThread(thread.getName(), failure));
        }
    }
}

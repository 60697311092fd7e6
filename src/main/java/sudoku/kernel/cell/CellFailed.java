package sudoku.kernel.cell;

/** Ends the execution of a cell with something to report. */
public final class CellFailed extends Exception {
    private final transient FailureReport report;

    public CellFailed(FailureReport report) {
        super(report.name() + ": " + report.message(), null, false, false);
        this.report = report;
    }

    public FailureReport report() {
        return report;
    }
}

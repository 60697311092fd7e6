package sudoku.kernel;

/** Ends the execution of a cell with something to report. */
final class CellFailed extends Exception {
    private final transient Report report;

    CellFailed(Report report) {
        super(report.name() + ": " + report.message(), null, false, false);
        this.report = report;
    }

    Report report() {
        return report;
    }
}

package sudoku.grading;

/** A worker answers no more; the message says why, for a report. */
final class WorkerGone extends Exception {
    private static final long serialVersionUID = 1L;

    WorkerGone(String why) {
        super(why);
    }
}

package sudoku.grading;

/** A worker answers no more; the message says why, for a report. */
final class WorkerGone extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean byItself;

    WorkerGone(String why) {
        this(why, false);
    }

    WorkerGone(String why, boolean byItself) {
        super(why);
        this.byItself = byItself;
    }

    /** Whether nobody has ended it from out here. */
    boolean byItself() {
        return byItself;
    }
}

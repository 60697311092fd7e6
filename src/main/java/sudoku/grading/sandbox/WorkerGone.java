package sudoku.grading.sandbox;

/** A worker answers no more; the message says why, for a report. */
public final class WorkerGone extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean byItself;

    public WorkerGone(String why) {
        this(why, false);
    }

    public WorkerGone(String why, boolean byItself) {
        super(why);
        this.byItself = byItself;
    }

    /** Whether nobody has ended it from out here. */
    public boolean byItself() {
        return byItself;
    }
}

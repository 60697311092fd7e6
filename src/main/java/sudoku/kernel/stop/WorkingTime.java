package sudoku.kernel.stop;

/**
 * A clock that stands still while a thread of the notebook does, at a breakpoint: so no deadline of an answer passes
 * while a student thinks.
 */
public final class WorkingTime {
    private static long stood;
    private static long since;
    private static boolean standing;

    private WorkingTime() {}

    /** As {@link System#nanoTime}, to be compared with its like. */
    public static synchronized long nanos() {
        return (standing ? since : System.nanoTime()) - stood;
    }

    /** A thread stands still; only one does at a time. */
    public static synchronized void stand() {
        since = System.nanoTime();
        standing = true;
    }

    public static synchronized void goOn() {
        stood += System.nanoTime() - since;
        standing = false;
    }
}

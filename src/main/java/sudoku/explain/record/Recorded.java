package sudoku.explain.record;

/** A student's program with a {@link Recorder} in it, which can be run on a few calls. */
public interface Recorded {
    /** Runs the call with this number, counted from 0, and gives what was recorded as text. */
    String record(int call);
}

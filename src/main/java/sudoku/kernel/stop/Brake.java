package sudoku.kernel.stop;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What stops a cell that would run forever.
 *
 * <p><b>Idea.</b> Nothing in Java ends a thread from outside: {@code Thread.stop} is gone since 20, and an interrupt
 * is only a request. So every class of the notebook is given a look at this brake wherever it could go round
 * once more (see {@link BrakeFitter}). Pulled, it throws in every thread of the cell, at every look, so a
 * notebook that catches the error meets it again at its next step.
 *
 * <p><b>Representation.</b> One volatile flag for all; only when it is set does a thread ask whose it is. A single
 * thread can be stopped as well, and the rest of its cell goes on: so a check ends an answer that has no end.
 *
 * <p><b>Cost.</b> One load and a branch that is never taken.
 *
 * <p><b>Alternatives.</b> A second virtual machine for the notebook, which can be killed at any time: with it go the
 * variables, which is what the student wants to keep.
 */
public final class Brake {
    /** Made before any cell runs: a class whose initialization overflows the stack is unusable forever. */
    private static final CellStopped STOPPED = CellStopped.NOW;

    private static final Set<Thread> STOPPED_ALONE = ConcurrentHashMap.newKeySet();

    private static volatile boolean pulled;
    private static int pulls;

    private Brake() {}

    /** Called by the notebook's own code. */
    public static void look() {
        if (pulled) {
            lookCloser();
        }
    }

    private static void lookCloser() {
        Stoppable mine = Stoppable.here();
        boolean stopped = mine != null && (mine.isStopping() || mine.hasTakenTooMuch());
        if (stopped || STOPPED_ALONE.contains(Thread.currentThread())) {
            throw STOPPED;
        }
    }

    /** Ends one thread at its next look and wakes it, until it is {@linkplain #spare spared}. */
    public static void stop(Thread thread) {
        if (STOPPED_ALONE.add(thread)) {
            pull();
        }
        thread.interrupt();
    }

    /** For the end of a thread: nothing is left of it to stop. */
    public static void spare(Thread thread) {
        if (STOPPED_ALONE.remove(thread)) {
            release();
        }
    }

    /** Called by the notebook's own code instead of {@link System#exit} and {@link Runtime#halt}. */
    public static void exit(int status) {
        Stoppable mine = Stoppable.here();
        if (mine != null) {
            mine.stop(new StopReason.Exit(status));
        }
        throw STOPPED;
    }

    /** The same for the methods of a {@link Runtime} object. */
    public static void exit(Runtime runtime, int status) {
        exit(status);
    }

    static synchronized void pull() {
        pulls++;
        pulled = true;
    }

    static synchronized void release() {
        pulls--;
        pulled = pulls > 0;
    }
}

package sudoku.kernel.stop;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * One execution of one cell, as those see it who stop it.
 *
 * <p><b>Idea.</b> Every thread that a cell starts is in the same group; that tells whose a thread is, and which threads
 * an interrupt is meant for.
 *
 * <p><b>Representation.</b> A thread of no one cell (the common pool of parallel streams, a virtual thread) counts as
 * the latest cell's.
 *
 * <p><b>Alternatives.</b> An inheritable thread local says whose a thread is, but cannot list the threads of a cell.
 */
public abstract class Stoppable {
    /** The threads of a cell. */
    public abstract static class Group extends ThreadGroup {
        private final Stoppable cell;

        protected Group(Stoppable cell, String name) {
            super(name);
            this.cell = cell;
        }
    }

    private static volatile Stoppable latest;

    /** The cell on whose behalf this thread runs, {@code null} before the first. */
    public static Stoppable here() {
        if (Thread.currentThread() instanceof ForkJoinWorkerThread pooled
                && pooled.getPool() == ForkJoinPool.commonPool()) {
            return latest;
        }
        for (ThreadGroup group = Thread.currentThread().getThreadGroup(); group != null; group = group.getParent()) {
            if (group instanceof Group ofCell) {
                return ofCell.cell;
            }
        }
        return latest;
    }

    /** From now on the threads of no one cell count as this one's. */
    protected void becomeLatest() {
        latest = this;
    }

    public boolean isLatest() {
        return latest == this;
    }

    public abstract int number();

    /** Stops every thread of this cell. */
    public abstract void stop(StopReason why);

    public abstract boolean isStopping();

    /** Nothing of it runs any more: it can be stopped anew. */
    public abstract void standsStill();

    public abstract boolean isWaitingForItsCode();

    /** Stops waiting for code that nothing can stop. */
    public abstract void giveUp(Unstoppable why);

    /** Whether all its code has run. */
    public abstract boolean isClosed();

    public abstract void stopForMemory();

    /** Whether this thread has to stop because of the memory it has taken. */
    public abstract boolean hasTakenTooMuch();

    protected abstract ThreadGroup group();

    public final Thread[] threads() {
        return threadsOf(group());
    }

    static Thread[] threadsOf(ThreadGroup group) {
        Thread[] threads = new Thread[group.activeCount() + 16];
        return Arrays.copyOf(threads, group.enumerate(threads));
    }
}

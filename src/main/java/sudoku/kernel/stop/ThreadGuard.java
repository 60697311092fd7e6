package sudoku.kernel.stop;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Keeps a cell from interrupting or ending threads that are not the notebook's.
 *
 * <p>The threads that speak with the front end can't stand it: an interrupt in the middle of a write closes their line
 * for good. A cell that interrupts all threads there are, to be rid of what it has left behind, means its own.
 */
public final class ThreadGuard {
    private ThreadGuard() {}

    /** Called by the notebook's own code in place of {@link Thread#interrupt}. */
    public static void interrupt(Thread thread) {
        if (isOfNotebook(thread)) {
            thread.interrupt();
        }
    }

    /** In place of {@code Thread.stop}, which later JDKs have no more. */
    public static void stop(Thread thread) throws Throwable {
        try {
            if (isOfNotebook(thread)) {
                Thread.class.getMethod("stop").invoke(thread);
            }
        } catch (InvocationTargetException refused) {
            throw refused.getCause();
        }
    }

    /** In place of {@link ThreadGroup#interrupt}. */
    public static void interrupt(ThreadGroup group) {
        for (Thread thread : Stoppable.threadsOf(group)) {
            interrupt(thread);
        }
    }

    /**
     * A thread that runs the notebook's code now, that cells have started, or that all cells share; a virtual one can
     * be no other.
     */
    private static boolean isOfNotebook(Thread thread) {
        if (thread == Thread.currentThread()
                || thread instanceof ForkJoinWorkerThread
                || thread.getClass().getSimpleName().equals("VirtualThread")) {
            return true;
        }
        ThreadGroup group = thread.getThreadGroup();
        while (group != null && !(group instanceof Stoppable.Group)) {
            group = group.getParent();
        }
        return group != null;
    }
}

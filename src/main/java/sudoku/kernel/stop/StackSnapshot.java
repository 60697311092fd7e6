package sudoku.kernel.stop;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;

/** Where a thread is just now. {@link Thread#getStackTrace} would copy all of a stack that may be very deep. */
public final class StackSnapshot {
    private static final int DEPTH = 200;

    private StackSnapshot() {}

    public static StackTraceElement[] of(Thread thread) {
        if (thread == Thread.currentThread()) {
            return new Throwable().getStackTrace();
        }
        ThreadInfo info = ManagementFactory.getThreadMXBean().getThreadInfo(thread.getId(), DEPTH);
        return info == null ? new StackTraceElement[0] : info.getStackTrace();
    }
}

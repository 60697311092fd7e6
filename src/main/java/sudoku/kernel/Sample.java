package sudoku.kernel;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;

/** Where a thread is just now. {@link Thread#getStackTrace} would copy all of a stack that may be very deep. */
final class Sample {
    private static final int DEPTH = 200;

    private Sample() {}

    static StackTraceElement[] of(Thread thread) {
        if (thread == Thread.currentThread()) {
            return new Throwable().getStackTrace();
        }
        ThreadInfo info = ManagementFactory.getThreadMXBean().getThreadInfo(thread.getId(), DEPTH);
        return info == null ? new StackTraceElement[0] : info.getStackTrace();
    }
}

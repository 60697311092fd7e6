package sudoku.measure;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * How much memory a piece of work takes from the virtual machine.
 *
 * <p><b>Idea.</b> The machine keeps a counter of bytes for each thread; it is read before and after.
 * Whatever is thrown away in between counts as well.
 *
 * <p><b>Cost.</b> Two readings. A few bytes of the measuring itself are taken off again.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class Allocated {
    /** Where the virtual machine keeps no such counter. */
    public static final long UNKNOWN = -1;

    private static final ThreadMXBean COUNTERS =
            ManagementFactory.getThreadMXBean() instanceof ThreadMXBean counters ? counters : null;

    private Allocated() {}

    /** Bytes that were allocated by this work, on the thread that asks, or {@link #UNKNOWN}. */
    public static long bytes(Runnable work) {
        if (COUNTERS == null || !COUNTERS.isThreadAllocatedMemorySupported()) {
            work.run();
            return UNKNOWN;
        }
        long nothing = measure(() -> {});
        return Math.max(0, measure(work) - nothing);
    }

    private static long measure(Runnable work) {
        long before = COUNTERS.getCurrentThreadAllocatedBytes();
        work.run();
        return COUNTERS.getCurrentThreadAllocatedBytes() - before;
    }
}

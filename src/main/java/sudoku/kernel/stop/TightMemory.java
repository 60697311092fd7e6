package sudoku.kernel.stop;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * Watches a cell that finds the memory full already.
 *
 * <p><b>Idea.</b> It may be the one that throws the big thing away, so it must run. But when it takes the last of the
 * memory there is no {@link MemoryReserve} any more, and a thread of the kernel or of its sockets may be the one that
 * is refused and dies. So it may look, and let go, and little more than that.
 *
 * <p><b>Representation.</b> Java counts what each thread has ever taken, garbage or not, and tells it at once, while
 * {@link MemoryWatch} hears of a full memory only after a collection. The notebook's own code is asked at every look at
 * the {@link Brake}; a thread asks for all other code.
 */
public final class TightMemory {
    private static final long LOOK_EVERY_MILLIS = 5;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Stoppable cell;
    private final long allowance;

    /** Before the cell runs any code. */
    public TightMemory(Stoppable cell) {
        this.cell = cell;
        Runtime runtime = Runtime.getRuntime();
        allowance = (runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory()) / 8;
        Brake.pull();
        KernelThread.start("memory", this::watch);
    }

    private void watch() {
        while (!cell.isClosed() && !cell.isStopping()) {
            if (taken() > allowance) {
                cell.stopForMemory();
            }
            Pause.sleep(LOOK_EVERY_MILLIS);
        }
        Brake.release();
    }

    private long taken() {
        long sum = 0;
        for (Thread thread : cell.threads()) {
            sum += Math.max(0, THREADS.getThreadAllocatedBytes(thread.getId()));
        }
        return sum;
    }

    /** Whether the thread that asks has alone taken more than is allowed. */
    public boolean isExceededHere() {
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) > allowance;
    }
}

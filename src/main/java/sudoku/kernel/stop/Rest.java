package sudoku.kernel.stop;

import java.util.function.BooleanSupplier;

/**
 * Gives memory back to the machine while a student reads.
 *
 * <p><b>Idea.</b> A collector lets the heap grow as long as code runs, and has no cause to look again when none does.
 * So a few seconds after the last cell it is asked to, once; the {@link MemoryReserve} is given back, too. The next
 * cell puts it aside anew.
 *
 * <p><b>Cost.</b> A full collection for each pause.
 */
public final class Rest {
    private static final long AFTER_MILLIS = 4_000;

    private final BooleanSupplier nothingRuns;
    private long pauses;
    private boolean working;

    /** A thread of its own waits for pauses. */
    public Rest(BooleanSupplier nothingRuns) {
        this.nothingRuns = nothingRuns;
        KernelThread.start("rest", this::watch);
    }

    /** A cell begins. Waits for a collection that is under way: the memory it has given back is counted then. */
    public synchronized void over() {
        working = true;
    }

    /** A cell has ended. */
    public synchronized void begin() {
        working = false;
        pauses++;
        notifyAll();
    }

    private synchronized void watch() throws InterruptedException {
        long rested = 0;
        while (true) {
            long current = pauses;
            if (working || current == rested) {
                wait();
            } else {
                wait(AFTER_MILLIS);
                if (!working && current == pauses && nothingRuns.getAsBoolean()) {
                    MemoryReserve.giveBack();
                    System.gc();
                }
                rested = current == pauses ? current : rested;
            }
        }
    }
}

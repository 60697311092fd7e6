package sudoku.kernel.stop;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

/**
 * Brings a cell to a standstill.
 *
 * <p><b>Idea.</b> Three means, gentle ones first. An interrupt wakes what sleeps or waits and ends a search of the
 * library. The {@link Brake} ends the notebook's own loops and recursions. What runs inside the JDK and looks at
 * neither is ended by {@code Thread.stop} where the JDK still has it (17): it may leave an object of the JDK
 * half changed, but the other choice is to restart the kernel. On later ones the cell is given up and says so.
 *
 * <p><b>Representation.</b> A thread that repeats all this until no thread of the cell runs any more, since notebook
 * code may catch an interrupt and go back to sleep.
 *
 * <p><b>Cost.</b> Nothing but for its few samples a second. On the way out it gives the parallel streams' pool time
 * to empty, because the pool's threads belong to whichever cell is the latest.
 */
public final class Stopper extends Thread {
    private static final long FORCE_AFTER = TimeUnit.MILLISECONDS.toNanos(1_000);
    private static final long GIVE_UP_AFTER = TimeUnit.MILLISECONDS.toNanos(2_500);
    private static final int CALM_SAMPLES = 3;

    private final Stoppable cell;
    private final Thread worker;

    /** From now on the cell's own code stops; what does not is seen to by the thread. */
    public Stopper(Stoppable cell, Thread worker) {
        super(KernelThread.root(), "stopper of cell " + cell.number());
        setDaemon(true);
        this.cell = cell;
        this.worker = worker;
        Brake.pull();
    }

    @Override
    public void run() {
        long start = System.nanoTime();
        boolean forced = false;
        interruptAll();
        for (int calm = 0; calm < CALM_SAMPLES; ) {
            long elapsed = System.nanoTime() - start;
            Pause.sleep(elapsed < GIVE_UP_AFTER ? 20 : 1_000);
            if (cell.isWaitingForItsCode() && elapsed > FORCE_AFTER && !forced) {
                forced = true;
                force(worker);
            }
            if (cell.isWaitingForItsCode() && elapsed > GIVE_UP_AFTER) {
                cell.giveUp(new Unstoppable(StackSnapshot.of(worker)));
            }
            if (isBusy()) {
                calm = 0;
                interruptAll();
            } else {
                calm++;
            }
        }
        Brake.release();
        cell.standsStill();
    }

    private void interruptAll() {
        for (Thread thread : cell.threads()) {
            thread.interrupt();
        }
        if (cell.isLatest()) {
            for (Thread thread : Stoppable.threadsOf(KernelThread.root())) {
                if (thread instanceof ForkJoinWorkerThread pooled && pooled.getPool() == ForkJoinPool.commonPool()) {
                    thread.interrupt();
                }
            }
        }
    }

    private boolean isBusy() {
        return cell.isWaitingForItsCode()
                || Arrays.stream(cell.threads()).anyMatch(thread -> thread.getState() == State.RUNNABLE)
                || cell.isLatest() && ForkJoinPool.commonPool().getActiveThreadCount() > 0;
    }

    private static void force(Thread thread) {
        try {
            Thread.class.getMethod("stop").invoke(thread);
        } catch (ReflectiveOperationException goneSince20) {
            // The cell will be given up.
        }
    }
}

package sudoku.grading.sandbox;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Something that happens unless it is called off in time.
 *
 * <p><b>Idea.</b> On a machine that is busy with other things an honest answer takes long, and does no more work than
 * ever: it waits for a processor. So what counts is the time by the clock without that waiting; and the processors'
 * time if that is more, as it is for code that keeps several of them busy. Code that makes many threads wait for each
 * other can have much waiting taken off, so there is an end by the wall's clock as well, which nothing is taken off.
 */
public final class Deadline implements AutoCloseable {
    private static final Duration A_LITTLE = Duration.ofMillis(20);

    private static final ScheduledThreadPoolExecutor CLOCK = new ScheduledThreadPoolExecutor(1, task -> {
        Thread thread = new Thread(task, "deadlines");
        thread.setDaemon(true);
        return thread;
    });

    static {
        CLOCK.setRemoveOnCancelPolicy(true);
    }

    private final ScheduledFuture<?> byTheWall;
    private ScheduledFuture<?> pending;
    private boolean calledOff;

    /** When a worker has had so much time. */
    Deadline(Duration time, ProcessorTime effort, Runnable otherwise) {
        ProcessorTime.Seen before = effort.seen();
        long start = System.nanoTime();
        byTheWall = CLOCK.schedule(otherwise, ProcessorTime.MOST_TIMES * time.toNanos(), TimeUnit.NANOSECONDS);
        in(time, () -> look(time, effort, before, start, otherwise));
    }

    private void look(Duration time, ProcessorTime effort, ProcessorTime.Seen before, long start, Runnable otherwise) {
        Duration left = time.minus(effort.since(before, start));
        if (left.isNegative() || left.isZero()) {
            otherwise.run();
        } else {
            in(left.plus(A_LITTLE), () -> look(time, effort, before, start, otherwise));
        }
    }

    private synchronized void in(Duration time, Runnable what) {
        if (!calledOff) {
            pending = CLOCK.schedule(what, time.toNanos(), TimeUnit.NANOSECONDS);
        }
    }

    @Override
    public synchronized void close() {
        calledOff = true;
        byTheWall.cancel(false);
        pending.cancel(false);
    }
}

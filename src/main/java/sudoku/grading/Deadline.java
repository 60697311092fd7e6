package sudoku.grading;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Something that happens unless it is called off in time. */
final class Deadline implements AutoCloseable {
    private static final ScheduledThreadPoolExecutor CLOCK = new ScheduledThreadPoolExecutor(1, task -> {
        Thread thread = new Thread(task, "deadlines");
        thread.setDaemon(true);
        return thread;
    });

    static {
        CLOCK.setRemoveOnCancelPolicy(true);
    }

    private final ScheduledFuture<?> pending;

    Deadline(Duration time, Runnable otherwise) {
        pending = CLOCK.schedule(otherwise, time.toNanos(), TimeUnit.NANOSECONDS);
    }

    @Override
    public void close() {
        pending.cancel(false);
    }
}

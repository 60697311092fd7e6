package sudoku.exercise.answer;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import sudoku.kernel.stop.Brake;
import sudoku.kernel.stop.WorkingTime;

/**
 * A thread for a student's code, which is given up when it does not come back.
 *
 * <p><b>Idea.</b> Three means, gentle ones first: an interrupt together with the {@link Brake} of the course's kernel,
 * which ends any loop of a notebook; {@code Thread.stop} where the JDK still has it; and where neither helps the
 * thread stays behind with the lowest priority, and the student is told. Her time at a breakpoint is not the code's.
 *
 * <p><b>Cost.</b> Two hand-overs a call, some microseconds.
 */
final class WatchedThread implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 1_000;
    private static final long STACK = 4L << 20;

    /** The code did not come back in time. */
    static final class Late extends Exception {
        private final transient StackTraceElement[] place;
        private final boolean stopped;

        Late(StackTraceElement[] place, boolean stopped) {
            this.place = place;
            this.stopped = stopped;
        }

        StackTraceElement[] place() {
            return place;
        }

        /** Whether it could be stopped; otherwise it still runs. */
        boolean isStopped() {
            return stopped;
        }
    }

    private final LinkedBlockingQueue<Runnable> calls = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean closed;

    WatchedThread(String name) {
        thread = new Thread(null, this::work, name, STACK);
        thread.setDaemon(true);
        thread.start();
    }

    private void work() {
        try {
            while (!closed) {
                next().run();
                Thread.interrupted();
            }
        } finally {
            Brake.spare(thread);
        }
    }

    /** An interrupt that came after a call is not meant for the next one. */
    private Runnable next() {
        while (!closed) {
            try {
                return calls.take();
            } catch (InterruptedException late) {
                // There is another look at whether this is the end.
            }
        }
        return () -> { };
    }

    /**
     * Runs this, and gives its value or throws what it threw; callbacks meanwhile are heard on the thread that calls.
     */
    <T> T call(Callable<T> code, Duration deadline, Callback callback) throws Throwable {
        CompletableFuture<T> result = new CompletableFuture<>();
        long end = WorkingTime.nanos() + deadline.toNanos();
        calls.add(() -> {
            try {
                result.complete(code.call());
            } catch (Throwable failure) {
                result.completeExceptionally(failure);
            } finally {
                callback.wakeUp();
            }
        });
        try {
            while (!result.isDone()) {
                long left = end - WorkingTime.nanos();
                if (!callback.hear(left) && !result.isDone() && WorkingTime.nanos() >= end) {
                    StackTraceElement[] place = thread.getStackTrace();
                    callback.cutOff();
                    throw new Late(place, stop());
                }
            }
            return result.get();
        } catch (ExecutionException failed) {
            throw failed.getCause();
        } catch (InterruptedException stopped) {
            callback.cutOff();
            stop();
            throw stopped;
        }
    }

    private boolean stop() throws InterruptedException {
        closed = true;
        Brake.stop(thread);
        thread.join(PATIENCE_MILLIS);
        if (thread.isAlive()) {
            stopByForce();
            thread.join(PATIENCE_MILLIS);
        }
        if (thread.isAlive()) {
            thread.setPriority(Thread.MIN_PRIORITY);
            return false;
        }
        Brake.spare(thread);
        return true;
    }

    private void stopByForce() {
        try {
            Thread.class.getMethod("stop").invoke(thread);
        } catch (ReflectiveOperationException goneSince20) {
            // It is left behind.
        }
    }

    @Override
    public void close() {
        closed = true;
        calls.add(() -> {});
    }
}

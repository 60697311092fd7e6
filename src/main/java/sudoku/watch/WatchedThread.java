package sudoku.watch;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import sudoku.judge.Watch;
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
final class WatchedThread implements Watch {
    private static final long PATIENCE_MILLIS = 1_000;
    private static final long STACK = 4L << 20;

    /** Waits until the call has ended; there is nothing to hear. */
    private static final class OnlyTheEnd implements Meanwhile {
        private final Semaphore ended = new Semaphore(0);

        @Override
        public boolean hear(long nanos) throws InterruptedException {
            return ended.tryAcquire(nanos, TimeUnit.NANOSECONDS);
        }

        @Override
        public void wakeUp() {
            ended.release();
        }

        @Override
        public void cutOff() {
            // Nobody is waiting for a reply.
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
        return () -> {};
    }

    @Override
    public <T> T call(Supplier<T> code, Duration deadline, Meanwhile meanwhile) throws Late, InterruptedException {
        CompletableFuture<T> result = new CompletableFuture<>();
        long end = WorkingTime.nanos() + deadline.toNanos();
        calls.add(() -> {
            try {
                result.complete(code.get());
            } catch (Throwable failure) {
                result.completeExceptionally(failure);
            } finally {
                meanwhile.wakeUp();
            }
        });
        try {
            while (!result.isDone()) {
                long left = end - WorkingTime.nanos();
                if (!meanwhile.hear(left) && !result.isDone() && WorkingTime.nanos() >= end) {
                    StackTraceElement[] place = thread.getStackTrace();
                    meanwhile.cutOff();
                    throw new Late(place, stop());
                }
            }
            return result.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failed.getCause();
        } catch (InterruptedException stopped) {
            meanwhile.cutOff();
            stop();
            throw stopped;
        }
    }

    @Override
    public <T> T call(Supplier<T> code, Duration deadline) throws Late, InterruptedException {
        return call(code, deadline, new OnlyTheEnd());
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

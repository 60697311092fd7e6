package sudoku.grading.sandbox;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The one thread that starts all workers.
 *
 * <p>A box dies with its parent, and for Linux the parent is not the process but the thread that made it: a worker
 * started from a thread of a pool would be killed when the pool shrinks.
 */
final class Spawner {
    private static final ExecutorService THREAD = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "spawner");
        thread.setDaemon(true);
        return thread;
    });

    private Spawner() {}

    /** Starts a process whose environment is as empty as this one's is full. */
    static Process start(ProcessBuilder builder) throws IOException {
        builder.environment().clear();
        try {
            return THREAD.submit(builder::start).get();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof IOException noStart ? noStart : new IOException(failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
    }
}

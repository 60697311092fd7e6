package sudoku.grading.sandbox;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Fresh workers, one for each submission, some of them started ahead.
 *
 * <p>A virtual machine with its compiler needs about a second before it can do anything; a worker that was started
 * while the one before was busy has already spent that second. None is used twice.
 */
public final class Workers implements AutoCloseable {
    private final Sandbox sandbox;
    private final Compilers compilers;
    private final Deque<CompletableFuture<WorkerConnection>> ready = new ArrayDeque<>();
    private final Set<WorkerConnection> given = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    /** So many are used at a time. With none of them ahead, nobody compiles for them either. */
    public Workers(Sandbox sandbox, int ahead) {
        this.sandbox = sandbox;
        compilers = new Compilers(sandbox, ahead);
        for (int i = 0; i < ahead; i++) {
            ready.add(start());
        }
    }

    private CompletableFuture<WorkerConnection> start() {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return new WorkerConnection(sandbox.start(), sandbox.mostMemory());
            } catch (IOException failed) {
                throw new CompletionException(failed);
            }
        });
    }

    /** A worker nobody has used; all questions together may take it so much time. */
    public WorkerConnection take(Duration most) throws IOException {
        CompletableFuture<WorkerConnection> next;
        synchronized (this) {
            if (closed) {
                throw new IOException("The grading has ended.");
            }
            ready.add(start());
            next = ready.remove();
        }
        try {
            WorkerConnection line = next.join();
            line.endAfter(most);
            given.removeIf(earlier -> !earlier.isOpen());
            given.add(line);
            if (closed) {
                line.close();
            }
            return line;
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof IOException noStart ? noStart : new IOException(failed.getCause());
        }
    }

    /**
     * These cells, each as a worker can run it; nothing where the submission needs a compiler of its own.
     *
     * @param most what compiling may take
     * @param took is told what it took
     */
    public Optional<List<byte[]>> compiled(List<String> cells, Duration most, Consumer<Duration> took) {
        return compilers.compiled(cells, most, took);
    }

    /** Ends all of them, those that are busy too. */
    @Override
    public synchronized void close() {
        closed = true;
        compilers.close();
        ready.forEach(future -> future.thenAccept(WorkerConnection::close));
        ready.clear();
        given.forEach(WorkerConnection::close);
    }
}

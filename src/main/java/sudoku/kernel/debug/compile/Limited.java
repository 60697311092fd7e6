package sudoku.kernel.debug.compile;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.stop.Brake;
import sudoku.kernel.stop.StackSize;

/** Runs code of the notebook on behalf of the debugger: on a thread that nothing stops but its time. */
public final class Limited {
    /** For code that somebody has written a minute ago. */
    public static final int OF_NOTEBOOK = 3;
    /** For code that ends, but may have to be read from a jar first. */
    public static final int OF_LIBRARY = 20;

    private Limited() {}

    /**
     * What the code gives.
     *
     * @throws TimeoutException if it does not end
     * @throws ExecutionException if it fails
     */
    public static <T> T call(int seconds, Callable<T> code) throws TimeoutException, ExecutionException {
        CompletableFuture<T> result = new CompletableFuture<>();
        Thread thread = new Thread(
                null,
                () -> {
                    Call.stack().silent = true;
                    try {
                        result.complete(code.call());
                    } catch (Throwable failure) {
                        result.completeExceptionally(failure);
                    }
                },
                "debugger",
                StackSize.BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return result.get(seconds, TimeUnit.SECONDS);
        } catch (TimeoutException endless) {
            end(thread);
            throw new TimeoutException("This did not end; the debugger gave up after " + seconds + " seconds.");
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
            throw new TimeoutException("The debugger was interrupted.");
        }
    }

    private static void end(Thread thread) {
        Brake.stop(thread);
        try {
            thread.join(1_000);
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
        if (!thread.isAlive()) {
            Brake.spare(thread);
        }
    }
}

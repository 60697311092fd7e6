package sudoku.kernel.cell;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waiting for code that may take an hour, and doing errands meanwhile. */
final class Patience {
    private static final int LOOK_EVERY_MILLIS = 100;

    private Patience() {}

    static <T> T waitFor(CompletableFuture<T> result, Runnable errands)
            throws ExecutionException, InterruptedException {
        while (true) {
            try {
                return result.get(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillAtIt) {
                errands.run();
            }
        }
    }
}

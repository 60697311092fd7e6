package sudoku.files;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/**
 * What is made of each of several things, as many at a time as there are processors.
 *
 * <p>A notebook waits about as much as it computes. If you execute many of them, and do not care how fast each is,
 * you begin with all and then look at one after the other. They grow with the course, so the last begins first, and no
 * long one is left at the end.
 */
public final class InParallel<T, R> implements AutoCloseable {
    private final ExecutorService threads =
            Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    private final Map<T, CompletableFuture<R>> made = new LinkedHashMap<>();

    public InParallel(List<T> things, Function<T, R> maker) {
        List<T> longestFirst = new ArrayList<>(things);
        Collections.reverse(longestFirst);
        longestFirst.forEach(
                thing -> made.put(thing, CompletableFuture.supplyAsync(() -> maker.apply(thing), threads)));
    }

    /** Waits for it; fails as its maker has failed. */
    public R of(T thing) {
        try {
            return made.get(thing).join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException known ? known : failed;
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}

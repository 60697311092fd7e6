package sudoku.course.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import sudoku.grid.Grid;
import sudoku.search.SearchListener;

/**
 * How far a search is, for a person who waits at a terminal: a line after two seconds, overwritten twice a second,
 * and what was done so far when Ctrl-C ends the search.
 */
final class SearchProgress implements SearchListener, AutoCloseable {
    private static final int PATIENCE_MS = 2_000;
    private static final int EVERY_MS = 500;
    private static final String CLEAR_LINE = "\r\033[K";

    private final PrintWriter screen;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "search-progress");
        thread.setDaemon(true);
        return thread;
    });
    private final Thread whenStopped = new Thread(this::stopped, "search-stopped");
    private final long start = System.nanoTime();
    /** Written by the search alone, read by the clock. */
    private final AtomicLong nodes = new AtomicLong();

    private final AtomicLong solutions = new AtomicLong();
    private boolean shown;

    SearchProgress(PrintWriter screen) {
        this.screen = screen;
        clock.scheduleAtFixedRate(this::show, PATIENCE_MS, EVERY_MS, TimeUnit.MILLISECONDS);
        Runtime.getRuntime().addShutdownHook(whenStopped);
    }

    @Override
    public void placed(int cell, int digit, int options) {
        nodes.lazySet(nodes.getPlain() + 1);
    }

    @Override
    public void solved(Grid solution) {
        solutions.lazySet(solutions.getPlain() + 1);
        clear();
    }

    private synchronized void show() {
        screen.print(CLEAR_LINE + "Searching for " + soFar() + ". Ctrl-C stops.");
        screen.flush();
        shown = true;
    }

    private synchronized void clear() {
        if (shown) {
            screen.print(CLEAR_LINE);
            screen.flush();
            shown = false;
        }
    }

    private void stopped() {
        clock.shutdownNow();
        clear();
        screen.println("Stopped after " + soFar() + ".");
        screen.flush();
    }

    private String soFar() {
        long seconds = (System.nanoTime() - start) / 1_000_000_000;
        long found = solutions.get();
        return String.format(
                Locale.ROOT,
                "%,d s: %,d nodes, %,d solution%s found",
                seconds,
                nodes.get(),
                found,
                found == 1 ? "" : "s");
    }

    /** The search has ended by itself. */
    @Override
    public void close() {
        clock.shutdownNow();
        Runtime.getRuntime().removeShutdownHook(whenStopped);
        clear();
    }
}

package sudoku.measure;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.search.SearchStats;
import sudoku.solve.Candidates;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;

/**
 * One hard puzzle for many threads.
 *
 * <p><b>Idea.</b> A search tree is cut below its first branches: a puzzle with one more digit for each candidate of its
 * tightest cell, those split again, until there are many more parts than threads. The parts have nothing in
 * common, so their solutions just add up.
 *
 * <p><b>Representation.</b> A queue of grids, filled by {@link Propagation}, emptied by threads.
 *
 * <p><b>Cost.</b> The digits of the cut are placed outside any search and counted as no nodes. Parts are as unequal as
 * branches are, hence so many of them. Up to the first solution the gain is a matter of luck: the part that holds
 * it may be the first or the last.
 *
 * <p><b>Alternatives.</b> {@link Batch} gives every thread puzzles of its own, which is better wherever there are many.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public final class SplitSearch {
    private static final int PARTS_FOR_EACH_THREAD = 16;

    private final Solver solver;
    private final int threads;

    public SplitSearch(Solver solver, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("A search needs a thread, not " + threads + ".");
        }
        this.solver = solver;
        this.threads = threads;
    }

    /**
     * Searches all parts; nodes and time are limited for each part, solutions for all together.
     *
     * @throws CancellationException when the thread that asks is interrupted; then all the others end too
     */
    public SearchResult solve(Grid puzzle, SearchLimit limit) {
        if (!Rules.conflicts(puzzle).isEmpty()) {
            return SearchResult.invalid(Rules.conflicts(puzzle));
        }
        long started = System.nanoTime();
        List<Grid> parts = parts(puzzle, threads * PARTS_FOR_EACH_THREAD);
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            ExecutorCompletionService<SearchResult> results = new ExecutorCompletionService<>(workers);
            parts.forEach(part -> results.submit(() -> solver.solve(part, limit)));
            List<SearchResult> finished = new ArrayList<>();
            for (int i = 0; i < parts.size() && solutions(finished) < limit.solutions(); i++) {
                finished.add(results.take().get());
            }
            boolean all = finished.size() == parts.size() && finished.stream().allMatch(SearchResult::exhausted);
            return together(finished, limit, all, Duration.ofNanos(System.nanoTime() - started));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("The search was interrupted.");
        } catch (ExecutionException e) {
            throw new IllegalStateException("The solver '" + solver.name() + "' failed: " + e.getCause(), e.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    /** Puzzles whose solutions together are those of this one, each once; at least so many where it can be cut. */
    static List<Grid> parts(Grid puzzle, int wanted) {
        Propagation propagation = new Propagation();
        Deque<Grid> open = new ArrayDeque<>(List.of(puzzle));
        List<Grid> full = new ArrayList<>();
        while (!open.isEmpty() && open.size() + full.size() < wanted) {
            Candidates thought = propagation.think(open.remove());
            if (thought.isContradiction()) {
                continue;
            }
            Grid grid = thought.grid();
            if (thought.blanks() == 0) {
                full.add(grid);
                continue;
            }
            int cell = thought.tightest();
            for (int left = thought.get(cell); left != Digits.NONE; left = Digits.rest(left)) {
                open.add(grid.with(cell, Digits.first(left)));
            }
        }
        full.addAll(open);
        return full;
    }

    private static long solutions(List<SearchResult> results) {
        return results.stream().mapToLong(SearchResult::solutions).sum();
    }

    private static SearchResult together(List<SearchResult> parts, SearchLimit limit, boolean all, Duration time) {
        long solutions = Math.min(limit.solutions(), solutions(parts));
        boolean enough = solutions == limit.solutions();
        Outcome outcome = enough || all && solutions > 0 ? Outcome.SOLVED
                : all ? Outcome.UNSATISFIABLE : Outcome.LIMIT;
        SearchStats stats = new SearchStats(
                parts.stream().mapToLong(part -> part.stats().nodes()).sum(),
                parts.stream().mapToLong(part -> part.stats().guesses()).sum(),
                parts.stream().mapToLong(part -> part.stats().backtracks()).sum(),
                parts.stream().mapToInt(part -> part.stats().maxDepth()).max().orElse(0));
        return new SearchResult(outcome, parts.stream().flatMap(part -> part.firstSolution().stream()).findFirst(),
                solutions, all && !enough, stats, time, List.of());
    }
}

package sudoku.measure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import sudoku.grid.Grid;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;

/**
 * Many puzzles to be solved as fast as some threads can.
 *
 * <p><b>Idea.</b> Each thread takes the next puzzle nobody has taken, until there are none. A puzzle
 * is solved by one thread alone, so threads need nothing from each other but the number of the next.
 *
 * <p><b>Representation.</b> A counter, and for each puzzle the times at which it was taken and answered.
 *
 * <p><b>Cost.</b> Two looks at the clock a puzzle. Run it once for nothing first: a cold machine is slow.
 *
 * <p><b>Alternatives.</b> Cutting the list in equal parts: the thread with the hard puzzles is waited
 * for. Splitting the search of one puzzle among threads: worth it where one puzzle takes long.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
public final class Batch {
    private record Answer(long taken, long answered, Outcome outcome) {}

    private final Solver solver;
    private final List<Grid> puzzles;
    private final SearchLimit limit;

    private Batch(Solver solver, List<Grid> puzzles, SearchLimit limit) {
        this.solver = solver;
        this.puzzles = puzzles;
        this.limit = limit;
    }

    public static Batch of(Solver solver, Collection<Grid> puzzles) {
        return new Batch(solver, List.copyOf(puzzles), SearchLimit.first());
    }

    /** What each single search may use; up to the first solution unless told otherwise. */
    public Batch limit(SearchLimit each) {
        return new Batch(solver, puzzles, each);
    }

    /**
     * Solves them all with this many threads.
     *
     * @throws CancellationException when the thread that asks is interrupted; then all the others end too
     */
    public BatchRun run(int threads) {
        if (threads < 1 || puzzles.isEmpty()) {
            throw new IllegalArgumentException("A batch needs a puzzle and a thread, not " + puzzles.size()
                    + " puzzles on " + threads + " threads.");
        }
        AtomicInteger next = new AtomicInteger();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Answer> answers = new ArrayList<>();
            Callable<List<Answer>> worker = () -> work(next);
            for (Future<List<Answer>> part : workers.invokeAll(Collections.nCopies(threads, worker))) {
                answers.addAll(part.get());
            }
            return report(threads, answers);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("The batch was interrupted.");
        } catch (ExecutionException e) {
            throw new IllegalStateException("The solver '" + solver.name() + "' failed: " + e.getCause(), e.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    private List<Answer> work(AtomicInteger next) {
        List<Answer> answers = new ArrayList<>();
        for (int i = next.getAndIncrement(); i < puzzles.size(); i = next.getAndIncrement()) {
            if (Thread.currentThread().isInterrupted()) {
                break;
            }
            long taken = System.nanoTime();
            SearchResult result = solver.solve(puzzles.get(i), limit);
            answers.add(new Answer(taken, System.nanoTime(), result.outcome()));
        }
        return answers;
    }

    private BatchRun report(int threads, List<Answer> answers) {
        long begin = answers.get(0).taken();
        long first = answers.stream()
                .mapToLong(answer -> answer.taken() - begin)
                .min()
                .orElseThrow();
        long last = answers.stream()
                .mapToLong(answer -> answer.answered() - begin)
                .max()
                .orElseThrow();
        long solved = answers.stream()
                .filter(answer -> answer.outcome() == Outcome.SOLVED)
                .count();
        List<Duration> latencies = answers.stream()
                .map(answer -> Duration.ofNanos(answer.answered() - answer.taken()))
                .toList();
        return new BatchRun(solver.name(), threads, solved, Duration.ofNanos(last - first), Times.of(latencies));
    }
}

package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.puzzles.PuzzleSet;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Backtracking;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;

class BatchTests {
    private static final List<Grid> SMALL = PuzzleSet.shipped("4x4");

    /** Does something before each search. */
    private record Watched(Runnable before) implements Solver {
        @Override
        public String name() {
            return "watched";
        }

        @Override
        public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
            before.run();
            return new Backtracking().solve(puzzle, limit, listener);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 100})
    void everyPuzzleIsSolvedOnceHoweverManyThreadsThereAre(int threads) {
        BatchRun run = Batch.of(new Propagation(), SMALL).run(threads);
        assertThat(run.puzzles()).isEqualTo(SMALL.size());
        assertThat(run.solved()).isEqualTo(SMALL.size());
        assertThat(run.threads()).isEqualTo(threads);
        assertThat(run.solver()).isEqualTo("propagation");
    }

    /** Two searches that wait for each other never end on one thread. */
    @Test
    void twoThreadsAreReallyInWorkAtTheSameTime() {
        CyclicBarrier both = new CyclicBarrier(2);
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        Solver solver = new Watched(() -> {
            threads.add(Thread.currentThread());
            try {
                both.await(10, TimeUnit.SECONDS);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        assertThat(Batch.of(solver, SMALL).run(2).solved()).isEqualTo(SMALL.size());
        assertThat(threads).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void neverAreMorePuzzlesInWorkThanThreads(int threads) {
        assertThat(Batch.of(new Backtracking(), SMALL).run(threads).inProgress())
                .isPositive()
                .isLessThanOrEqualTo(threads + 1e-9);
    }

    @Test
    void throughputTimesLatencyIsWhatIsInWork() {
        Times latencies = Times.of(Duration.ofMillis(10), Duration.ofMillis(20), Duration.ofMillis(30));
        BatchRun run = new BatchRun("x", 2, 3, Duration.ofMillis(40), latencies);
        assertThat(run.throughput()).isEqualTo(75);
        assertThat(run.inProgress()).isEqualTo(1.5);
        assertThat(run)
                .hasToString("x on 2 threads: 75 puzzles a second; latency 20.000 ms (median), 30.000 ms (p95); 1.50 in"
                        + " work");
    }

    @Test
    void aLimitIsForEachSearchAlone() {
        Batch batch = Batch.of(new Backtracking(), List.of(SMALL.get(0), Grid.empty(9)));
        assertThat(batch.limit(SearchLimit.first().withNodes(100)).run(1).solved())
                .isEqualTo(1);
    }

    @Test
    void anInterruptionEndsAllOfThem() throws Exception {
        CountDownLatch begun = new CountDownLatch(2);
        CountDownLatch ended = new CountDownLatch(2);
        Solver endless = new Watched(() -> {
            begun.countDown();
            new Backtracking().solve(Grid.empty(16), SearchLimit.none());
            ended.countDown();
        });
        FutureTask<BatchRun> batch =
                new FutureTask<>(() -> Batch.of(endless, SMALL).run(2));
        Thread asking = new Thread(batch);
        asking.start();
        assertThat(begun.await(10, TimeUnit.SECONDS)).isTrue();
        asking.interrupt();
        assertThatThrownBy(() -> batch.get(10, TimeUnit.SECONDS))
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(CancellationException.class);
        assertThat(ended.await(10, TimeUnit.SECONDS)).as("both searches ended").isTrue();
    }

    @Test
    void aSolverThatFailsIsNamed() {
        Solver broken = new Watched(() -> {
            throw new IllegalStateException("broken");
        });
        assertThatThrownBy(() -> Batch.of(broken, SMALL).run(2))
                .hasMessage("The solver 'watched' failed: java.lang.IllegalStateException: broken");
    }

    @Test
    void nothingToDoOrNobodyToDoItIsRefused() {
        assertThatThrownBy(() -> Batch.of(new Backtracking(), List.of()).run(1))
                .hasMessage("A batch needs a puzzle and a thread, not 0 puzzles on 1 threads.");
        assertThatThrownBy(() -> Batch.of(new Backtracking(), SMALL).run(0)).hasMessageContaining("on 0 threads");
    }
}

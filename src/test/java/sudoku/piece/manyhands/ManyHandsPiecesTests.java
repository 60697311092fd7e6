package sudoku.piece.manyhands;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.solve.TightestCell;

/** What a student is told of the pieces of lesson 11, written in several ways, right and wrong. */
class ManyHandsPiecesTests {
    private static final Makespan MAKESPAN = Makespan.PIECE.library();

    private static long queue(long[] works, int hands) {
        PriorityQueue<Long> free = new PriorityQueue<>();
        for (int hand = 0; hand < hands; hand++) {
            free.add(0L);
        }
        long last = 0;
        for (long work : works) {
            long stops = free.remove() + work;
            last = Math.max(last, stops);
            free.add(stops);
        }
        return last;
    }

    private static long oneLoop(long[] at) {
        long nodes = 0;
        for (int depth = 1; depth < at.length; depth++) {
            nodes += at[depth] * (at.length - depth);
        }
        return nodes;
    }

    @Test
    void otherWaysThatAreRightArePraised() {
        assertThat(verdict(Makespan.class, ManyHandsPiecesTests::queue).isRight())
                .isTrue();
        assertThat(verdict(Rounds.class, ManyHandsPiecesTests::oneLoop).isRight())
                .isTrue();
        assertThat(verdict(Together.class, ManyHandsPiecesTests::executor).isRight())
                .as("with an executor")
                .isTrue();
        assertThat(verdict(Split.class, ManyHandsPiecesTests::backwards).isRight())
                .as("the order of the parts is left open")
                .isTrue();
    }

    /** As books have it: a pool of threads, and answers that will come. */
    private static long executor(List<int[]> parts, int hands, HandWork work) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(hands);
        try {
            Callable<Long> hand = () -> {
                long nodes = 0;
                for (int job = next.getAndIncrement(); job < parts.size(); job = next.getAndIncrement()) {
                    nodes += work.nodes(parts.get(job));
                }
                return nodes;
            };
            long sum = 0;
            for (Future<Long> each : pool.invokeAll(Collections.nCopies(hands, hand))) {
                sum += each.get();
            }
            return sum;
        } catch (ExecutionException failed) {
            throw new AssertionError(failed);
        } finally {
            pool.shutdownNow();
        }
    }

    private static List<int[]> backwards(int[] board) {
        List<int[]> parts = new ArrayList<>(Split.PIECE.library().split(board));
        Collections.reverse(parts);
        return parts;
    }

    @Test
    void whoSortsTheJobsIsToldThatTheirOrderCounts() {
        assertWrong(
                Makespan.class,
                (works, hands) -> {
                    long[] sorted = Arrays.stream(works)
                            .map(work -> -work)
                            .sorted()
                            .map(work -> -work)
                            .toArray();
                    return MAKESPAN.makespan(sorted, hands);
                },
                "in the order of the array");
        assertWrong(
                Makespan.class,
                (works, hands) -> {
                    Arrays.sort(works);
                    return MAKESPAN.makespan(works, hands);
                },
                "in the order of the array");
    }

    @Test
    void beginnersMistakesAreTold() {
        assertWrong(Makespan.class, (works, hands) -> Arrays.stream(works).max().orElse(0), "with the largest job");
        assertWrong(Rounds.class, at -> Arrays.stream(at).sum(), "You have counted only the last round");
        assertWrong(
                Taken.class,
                (turns, hands) -> IntStream.range(0, turns.length / 2).boxed().toList(),
                "whatever the counter says by then");
    }

    private static long alone(List<int[]> parts, HandWork work) {
        return parts.stream().mapToLong(work::nodes).sum();
    }

    private static long oneForEachPart(List<int[]> parts, int hands, HandWork work) throws InterruptedException {
        AtomicLong sum = new AtomicLong();
        List<Thread> crew = new ArrayList<>();
        parts.forEach(part -> crew.add(new Thread(() -> sum.addAndGet(work.nodes(part)))));
        crew.forEach(Thread::start);
        for (Thread thread : crew) {
            thread.join();
        }
        return sum.get();
    }

    private static Together started(boolean together, Function<HandWork, HandWork> changed) {
        return (parts, hands, work) -> {
            List<Thread> crew = new ArrayList<>();
            AtomicLong sum = new AtomicLong();
            AtomicInteger next = new AtomicInteger();
            HandWork done = changed.apply(work);
            for (int hand = 0; hand < hands; hand++) {
                Thread thread = new Thread(() -> {
                    for (int job = next.getAndIncrement(); job < parts.size(); job = next.getAndIncrement()) {
                        sum.addAndGet(done.nodes(parts.get(job)));
                    }
                });
                thread.start();
                crew.add(thread);
                if (!together) {
                    thread.join();
                }
            }
            for (Thread thread : crew) {
                thread.join();
            }
            return sum.get();
        };
    }

    @Test
    void handsThatWorkAloneTwiceOrInACrowdAreTold() {
        assertThat(verdict(Together.class, started(true, work -> work)).isRight())
                .isTrue();
        assertWrong(Together.class, started(false, work -> work), "were not at work at the same time");
        assertWrong(
                Together.class,
                started(true, work -> part -> work.nodes(part) + work.nodes(part)),
                "a part was done 2 times");
        assertWrong(
                Together.class,
                (parts, hands, work) -> alone(parts, work),
                "With 2 hands and 2 parts, the hands were not at work at the same time");
        assertWrong(
                Together.class,
                ManyHandsPiecesTests::oneForEachPart,
                "With 1 hand and 2 parts, 2 threads were at work. A hand is one thread.");
        assertWrong(
                Together.class,
                (parts, hands, work) -> Together.PIECE.library().together(parts, hands, work) + 1,
                "your together says");
        assertWrong(
                Together.class,
                (parts, hands, work) ->
                        Together.PIECE.library().together(parts.subList(0, Math.min(2, parts.size())), hands, work),
                "part 2 was not done");
    }

    @Test
    void whoDoesNotWaitForTheHandsIsTold() {
        assertWrong(
                Together.class,
                (parts, hands, work) -> {
                    new Thread(() -> alone(parts, work)).start();
                    return 0;
                },
                "before all parts were done");
    }

    @Test
    void aScheduleKnowsBothLimits() {
        Schedule schedule = Schedule.of(10, new long[] {4, 4, 12}, 2);
        assertThat(schedule.ends()).isEqualTo(26);
        assertThat(schedule.alone()).isEqualTo(30);
        assertThat(schedule.allowed()).isEqualTo(1.5);
        assertThat(schedule.alt()).isEqualTo("3 jobs, 2 hands, the last one stops at 26");
        assertThat(schedule.svg()).contains("3 jobs, 2 hands");
    }

    @Test
    void turnsAreDrawnWithWhatIsTakenTwice() {
        CounterTurns turns = CounterTurns.of(new int[] {0, 1, 0, 1}, 2);
        assertThat(turns.jobs()).containsExactly(0, 0);
        assertThat(turns.alt()).isEqualTo("hand 0 sees 0, hand 1 sees 0, hand 0 takes 0, hand 1 takes 0 again");
        assertThat(turns.svg()).contains("counter");
    }

    @Test
    void theLibrarysCutPlacesTheNodesOfTheWholeTree() {
        Grid puzzle = Grid.parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        Cut cut = Cut.of(puzzle, 16);
        assertThat(cut.works()).hasSizeGreaterThanOrEqualTo(16);
        assertThat(cut.schedule(16).alone())
                .isEqualTo(new TightestCell().solve(puzzle, SearchLimit.none()).nodes());
    }
}

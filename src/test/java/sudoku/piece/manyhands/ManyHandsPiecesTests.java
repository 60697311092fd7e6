package sudoku.piece.manyhands;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.Arrays;
import java.util.PriorityQueue;
import org.junit.jupiter.api.Test;

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
        assertThat(verdict(Amdahl.class, (serial, shared, hands) -> {
                            double part = 1.0 * shared / (serial + shared);
                            return 1 / (1 - part + part / hands);
                        })
                        .isRight())
                .as("with fractions")
                .isTrue();
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
        assertWrong(Makespan.class, (works, hands) -> Arrays.stream(works).max().orElse(0), "The largest job is not");
        assertWrong(Rounds.class, at -> Arrays.stream(at).sum(), "You have counted the last round alone");
        assertWrong(
                Amdahl.class,
                (serial, shared, hands) -> (serial + shared) / (serial + shared / hands),
                "cuts the fraction off");
        assertWrong(
                Taken.class,
                (turns, hands) -> {
                    int[] jobs = new int[turns.length / 2];
                    Arrays.setAll(jobs, job -> job);
                    return jobs;
                },
                "whatever the counter says by then");
    }
}

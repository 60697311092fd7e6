package sudoku.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who takes long goes last, and nobody is lost. */
@Timeout(60)
class GradingTurnsTests {
    private static final String REPORTS = "reports are written";

    private final List<String> happened = Collections.synchronizedList(new ArrayList<>());

    /** Submissions whose names begin with "slow" give way before they end, those with "hostile" twice. */
    private void grade(int jobs, String... submissions) throws InterruptedException, ExecutionException {
        try (GradingTurns turns = new GradingTurns(submissions.length, jobs, () -> happened.add(REPORTS))) {
            ExecutorCompletionService<Boolean> queue = new ExecutorCompletionService<>(turns.pool());
            for (String submission : submissions) {
                queue.submit(() -> {
                    try (GradingTurns.Turn turn = turns.begin()) {
                        if (!Character.isUpperCase(submission.charAt(0))) {
                            turn.giveWay();
                        }
                        if (submission.startsWith("hostile")) {
                            turn.giveWay();
                            turn.giveWay();
                        }
                        return happened.add(submission);
                    }
                });
            }
            for (int i = 0; i < submissions.length; i++) {
                assertThat(queue.take().get()).isTrue();
            }
        }
    }

    @Test
    void oneThatGivesWayEndsAfterAllOthersAndAfterTheirReports() throws Exception {
        grade(1, "slow", "Ada", "Bob");
        assertThat(happened).containsExactly("Ada", "Bob", REPORTS, "slow");
    }

    @Test
    void oneThatGivesWayTwiceEndsAfterThoseThatDoSoOnce() throws Exception {
        grade(1, "hostile", "slow", "Ada");
        assertThat(happened).containsExactly("Ada", REPORTS, "slow", REPORTS, "hostile");
    }

    @Test
    void moreThanThereAreJobsMayGiveWayTwice() throws Exception {
        grade(2, "hostile 1", "hostile 2", "slow 1", "hostile 3", "slow 2", "Ada");
        assertThat(happened).contains("hostile 1", "hostile 2", "hostile 3").startsWith("Ada", REPORTS);
    }

    /** The last of one round ends while the reports of the round before are being written. */
    @Test
    void reportsAreWrittenOneAtATime() throws Exception {
        AtomicInteger writing = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        CountDownLatch lastHasPassed = new CountDownLatch(1);
        CountDownLatch secondRoundIsLeft = new CountDownLatch(1);
        CountDownLatch reportsOfTheSlow = new CountDownLatch(2);
        CountDownLatch allReports = new CountDownLatch(3);
        Runnable write = () -> {
            most.accumulateAndGet(writing.incrementAndGet(), Math::max);
            reportsOfTheSlow.countDown();
            allReports.countDown();
            LockSupport.parkNanos(50_000_000);
            writing.decrementAndGet();
        };
        try (GradingTurns turns = new GradingTurns(4, 3, write)) {
            List<Future<Boolean>> ends = List.of(
                    submit(turns, 0, new CountDownLatch(0), new CountDownLatch(0)),
                    submit(turns, 1, new CountDownLatch(0), secondRoundIsLeft),
                    submit(turns, 2, secondRoundIsLeft, lastHasPassed, reportsOfTheSlow),
                    submit(turns, 3, lastHasPassed, allReports));
            for (Future<Boolean> end : ends) {
                assertThat(end.get()).isTrue();
            }
        }
        assertThat(allReports.getCount()).isZero();
        assertThat(most).hasValue(1);
    }

    /** One that says when it is about to go on for the last time, and then waits for others before it ends. */
    private static Future<Boolean> submit(GradingTurns turns, int times, CountDownLatch says, CountDownLatch... hears) {
        FutureTask<Boolean> task = new FutureTask<>(() -> {
            try (GradingTurns.Turn turn = turns.begin()) {
                for (int i = 0; i < times; i++) {
                    if (times == 3 && i == 2) {
                        says.countDown();
                    }
                    turn.giveWay();
                }
                for (CountDownLatch each : hears) {
                    each.await();
                    says.countDown();
                }
                return true;
            }
        });
        turns.pool().execute(task);
        return task;
    }

    @Test
    void moreThanThereAreJobsMayGiveWay() throws Exception {
        grade(2, "slow 1", "slow 2", "slow 3", "slow 4", "Ada", "Bob");
        assertThat(happened).hasSize(7);
        assertThat(happened.subList(0, 2)).containsExactlyInAnyOrder("Ada", "Bob");
        assertThat(happened.get(2)).isEqualTo(REPORTS);
    }

    @Test
    void whereAllGiveWayAllGoOnWithoutReportsOfNobody() throws Exception {
        grade(2, "slow 1", "slow 2", "slow 3");
        assertThat(happened).containsExactlyInAnyOrder("slow 1", "slow 2", "slow 3");
    }

    @Test
    void whereNobodyGivesWayTheReportsAreWrittenOnce() throws Exception {
        grade(2, "Ada", "Bob", "Cleo");
        assertThat(happened).containsExactlyInAnyOrder("Ada", "Bob", "Cleo");
    }
}

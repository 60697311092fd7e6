package sudoku.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.grading.PlayedWorker;

/** What a worker is held to have taken, and when it is ended. */
class DeadlineTests {
    @ParameterizedTest
    @CsvSource({
        "6, 0, 6, 6, alone on the machine",
        "6, 4, 2, 2, an honest answer on a busy machine",
        "6, 0, 12, 12, two processors",
        "6, 300, 1, 2, a hundred threads that wait for each other",
        "6, 6, 0, 2, all of it waited",
        "6, -5, 3, 6, a thread that has ended takes its waiting along"
    })
    void whatCountsIsWorkAndNeverLessThanAThirdOfTheClock(int clock, int waited, int used, int fair, String what) {
        assertThat(ProcessorTime.fair(Duration.ofSeconds(clock), Duration.ofSeconds(waited), Duration.ofSeconds(used)))
                .as(what)
                .isEqualTo(Duration.ofSeconds(fair));
    }

    @Test
    void itHappensUnlessItIsCalledOff() throws InterruptedException {
        ProcessorTime none = new ProcessorTime(new PlayedWorker(frame -> new byte[0]));
        CountDownLatch happened = new CountDownLatch(1);
        CountDownLatch calledOff = new CountDownLatch(1);
        new Deadline(Duration.ofMillis(50), none, calledOff::countDown).close();
        try (Deadline deadline = new Deadline(Duration.ofMillis(50), none, happened::countDown)) {
            assertThat(happened.await(1, TimeUnit.MINUTES)).isTrue();
        }
        assertThat(calledOff.getCount()).as("called off").isEqualTo(1);
    }
}

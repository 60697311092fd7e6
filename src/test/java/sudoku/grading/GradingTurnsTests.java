package sudoku.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
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

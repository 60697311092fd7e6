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
    private static final String FIRST_ARE_DONE = "first are done";

    private final List<String> happened = Collections.synchronizedList(new ArrayList<>());

    /** Submissions whose names begin with "slow" give way before they end. */
    private void grade(int jobs, String... submissions) throws InterruptedException, ExecutionException {
        try (GradingTurns turns = new GradingTurns(submissions.length, jobs, () -> happened.add(FIRST_ARE_DONE))) {
            ExecutorCompletionService<Boolean> queue = new ExecutorCompletionService<>(turns.pool());
            for (String submission : submissions) {
                queue.submit(() -> {
                    try (GradingTurns.Turn turn = turns.begin()) {
                        if (submission.startsWith("slow")) {
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
        grade(1, "slow", "ada", "bob");
        assertThat(happened).containsExactly("ada", "bob", FIRST_ARE_DONE, "slow");
    }

    @Test
    void moreThanThereAreJobsMayGiveWay() throws Exception {
        grade(2, "slow 1", "slow 2", "slow 3", "slow 4", "ada", "bob");
        assertThat(happened).hasSize(7);
        assertThat(happened.subList(0, 2)).containsExactlyInAnyOrder("ada", "bob");
        assertThat(happened.get(2)).isEqualTo(FIRST_ARE_DONE);
    }

    @Test
    void whereAllGiveWayAllGoOn() throws Exception {
        grade(2, "slow 1", "slow 2", "slow 3");
        assertThat(happened).hasSize(4).startsWith(FIRST_ARE_DONE);
    }

    @Test
    void whereNobodyGivesWayTheReportsAreWrittenOnce() throws Exception {
        grade(2, "ada", "bob", "cleo");
        assertThat(happened).containsExactlyInAnyOrder("ada", "bob", "cleo");
    }
}

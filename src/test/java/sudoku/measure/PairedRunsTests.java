package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who is how fast no test can say; in which order the two run, and that the middle is between the ends, it can. */
class PairedRunsTests {
    @Test
    void theTwoRunInTurnsOnceMoreThanCounts() {
        List<String> turns = new ArrayList<>();
        PairedRuns runs = PairedRuns.of(3, () -> work(turns, "one"), () -> work(turns, "other"));
        assertThat(turns).containsExactly("one", "other", "one", "other", "one", "other", "one", "other");
        assertThat(runs.least()).isPositive().isLessThanOrEqualTo(runs.median());
        assertThat(runs.most()).isGreaterThanOrEqualTo(runs.median());
    }

    /** Repeats of the same work are one turn. */
    private static void work(List<String> turns, String name) {
        if (turns.isEmpty() || !turns.get(turns.size() - 1).equals(name)) {
            turns.add(name);
        }
        double sum = 0;
        for (int i = 1; i < 1_000_000; i++) {
            sum += 1.0 / i;
        }
        assertThat(sum).isPositive();
    }
}

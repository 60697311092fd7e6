package sudoku.grading.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import sudoku.grading.intake.Limits;

/** Who lets others go first. */
class BudgetTests {
    private final AtomicInteger gaveWay = new AtomicInteger();
    private final Budget budget = new Budget(Limits.USUAL, gaveWay::incrementAndGet);

    @Test
    void whoHasRunLongGivesWayOnce() {
        Duration usual = Limits.USUAL.usualToRun();
        budget.ran(usual);
        assertThat(budget.isToGiveWay(Duration.ZERO)).isFalse();
        assertThat(budget.isToGiveWay(Duration.ofMillis(1))).isTrue();
        budget.giveWay();
        budget.giveWay();
        assertThat(gaveWay).hasValue(1);
        assertThat(budget.isToGiveWay(usual)).isFalse();
    }

    /** The first of a class wait for a compiler that is cold. */
    @Test
    void whoHasOnlyCompiledLongNeedNot() {
        budget.compiled(Limits.USUAL.usualToRun().multipliedBy(2));
        assertThat(budget.isToGiveWay(Duration.ZERO)).isFalse();
    }
}

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
    void whoHasRunLongGivesWayAndAgainAfterTwiceAndFourTimesThat() {
        Duration usual = Limits.USUAL.usualToRun();
        for (int times : new int[] {1, 2, 4}) {
            int before = gaveWay.get();
            budget.ran(usual.multipliedBy(times).minus(budget.taken()));
            budget.giveWayIfLong();
            assertThat(gaveWay).hasValue(before);
            budget.ran(Duration.ofMillis(1));
            budget.giveWayIfLong();
            assertThat(gaveWay).hasValue(before + 1);
        }
        budget.ran(usual.multipliedBy(100));
        budget.giveWayIfLong();
        assertThat(gaveWay).hasValue(3);
    }

    @Test
    void whoNeedsACompilerOfItsOwnGivesWayToAllAndNeverAgain() {
        budget.giveWayToAll();
        assertThat(gaveWay).hasValue(3);
        budget.giveWayToAll();
        budget.ran(Limits.USUAL.usualToRun().multipliedBy(100));
        budget.giveWayIfLong();
        assertThat(gaveWay).hasValue(3);
    }

    /** A single call may take longer than two of those times. */
    @Test
    void whoHasRunVeryLongGivesWayAsOftenAtOnce() {
        budget.ran(Limits.USUAL.usualToRun().multipliedBy(3));
        budget.giveWayIfLong();
        assertThat(gaveWay).hasValue(2);
    }

    /** The first of a class wait for a compiler that is cold. */
    @Test
    void whoHasOnlyCompiledLongNeedNot() {
        budget.compiled(Limits.USUAL.usualToRun().multipliedBy(2));
        assertThat(budget.isToGiveWay(Duration.ZERO)).isFalse();
    }
}

package sudoku.grading.exam;

import java.time.Duration;
import sudoku.grading.intake.Limits;

/**
 * The time that one submission has, however many workers it takes and however often it is tried: compiling and running
 * are paid from it. Compiling has a part of it, so that what no compiler ends leaves time to run the rest.
 */
public final class Budget {
    private final Duration submission;
    private final Duration compiling;
    private Duration taken = Duration.ZERO;
    private Duration compiled = Duration.ZERO;

    public Budget(Limits limits) {
        submission = limits.submission();
        compiling = limits.compiling();
    }

    void ran(Duration time) {
        taken = taken.plus(time);
    }

    void compiled(Duration time) {
        compiled = compiled.plus(time);
        ran(time);
    }

    Duration taken() {
        return taken;
    }

    Duration left() {
        return submission.minus(taken);
    }

    Duration leftToCompile() {
        Duration left = compiling.minus(compiled);
        return left.compareTo(left()) < 0 ? left : left();
    }

    /** Whether there is nothing left for one more question. */
    boolean isOver() {
        return isNothing(left());
    }

    boolean isOverForCompiling() {
        return isNothing(leftToCompile());
    }

    private static boolean isNothing(Duration left) {
        return left.isZero() || left.isNegative();
    }
}

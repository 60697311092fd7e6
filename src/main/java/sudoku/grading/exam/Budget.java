package sudoku.grading.exam;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sudoku.grading.intake.Limits;

/**
 * The time that one submission has, however many workers it takes and however often it is tried: compiling and running
 * are paid from it. Compiling has a part of it, so that what no compiler ends leaves time to run the rest.
 */
public final class Budget {
    private final Duration submission;
    private final Duration compiling;
    private final Duration usual;
    private final Runnable moreThanUsual;
    private final Map<Class<?>, Duration> ofTasks = new HashMap<>();
    private Duration taken = Duration.ZERO;
    private Duration compiled = Duration.ZERO;

    public Budget(Limits limits) {
        this(limits, () -> { });
    }

    /** What is more than usual is told before another worker is started. */
    Budget(Limits limits, Runnable moreThanUsual) {
        usual = limits.usual();
        this.moreThanUsual = moreThanUsual;
        submission = limits.submission();
        compiling = limits.compiling();
    }

    /** A task has asked something, and that took a while; a worker's time is told once it has ended. */
    void took(Class<?> task, Duration time) {
        ofTasks.merge(task, time, Duration::plus);
    }

    /**
     * Whether a task may ask another question. Most of the submission's time is for whoever needs it, but a third is
     * divided among all tasks, and nobody gets another one's part.
     *
     * @param others that may still ask
     * @param running the time of the present worker
     */
    boolean hasTime(Class<?> task, List<Class<?>> others, int tasks, Duration running) {
        Duration part = submission.dividedBy(3L * tasks);
        Duration most = submission;
        for (Class<?> other : others) {
            Duration left = part.minus(ofTasks.getOrDefault(other, Duration.ZERO));
            if (other != task && !left.isNegative()) {
                most = most.minus(left);
            }
        }
        return taken.plus(running).compareTo(most) < 0;
    }

    /** No worker is busy with this submission, and another one is to be started. */
    void beforeWorker() {
        if (taken.compareTo(usual) > 0) {
            moreThanUsual.run();
        }
    }

    void ran(Duration time) {
        taken = taken.plus(time);
    }

    void compiled(Duration time) {
        compiled = compiled.plus(time);
        ran(time);
    }

    /** All that it has used. */
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

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
    private static final int TIMES_TO_GIVE_WAY = 3;
    private static final int LONGER_EACH_TIME = 2;

    private final Duration submission;
    private final Duration compiling;
    private final Runnable giveWay;
    private final Map<Class<?>, Duration> ofTasks = new HashMap<>();
    private Duration taken = Duration.ZERO;
    private Duration compiled = Duration.ZERO;
    private Duration untilGivingWay;
    private int gaveWay;

    public Budget(Limits limits) {
        this(limits, () -> {});
    }

    /** With a way to let other submissions go first. */
    Budget(Limits limits, Runnable giveWay) {
        untilGivingWay = limits.usualToRun();
        this.giveWay = giveWay;
        submission = limits.submission();
        compiling = limits.compiling();
    }

    /** A task has asked something, and that took a while; a worker's time is told once it has ended. */
    void took(Class<?> task, Duration time) {
        ofTasks.merge(task, time, Duration::plus);
    }

    /**
     * Whether a task may ask another question. Most of the submission's time is for tasks in need, but a third is
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

    /**
     * Whether it has run so long that others should go first, each time twice as long.
     *
     * @param running the time of the present worker
     */
    boolean isToGiveWay(Duration running) {
        return gaveWay < TIMES_TO_GIVE_WAY
                && taken.plus(running).minus(compiled).compareTo(untilGivingWay) > 0;
    }

    /** Lets others go first as often as its time asks for; no worker may be busy with this one meanwhile. */
    void giveWayIfLong() {
        while (isToGiveWay(Duration.ZERO)) {
            giveWay();
        }
    }

    /** Lets all others go first, since nobody can say how long it will take. */
    void giveWayToAll() {
        while (gaveWay < TIMES_TO_GIVE_WAY) {
            giveWay();
        }
    }

    private void giveWay() {
        gaveWay++;
        untilGivingWay = untilGivingWay.multipliedBy(LONGER_EACH_TIME);
        giveWay.run();
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

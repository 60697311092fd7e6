package sudoku.search;

import java.time.Duration;

/**
 * When a search must stop though it has found nothing: its time is up, or its thread was interrupted.
 *
 * <p>Both are looked at once in 1,024 steps.
 */
final class Clock {
    private static final int LOOK_UP_EVERY = 1024;

    private final long started = System.nanoTime();
    private final long deadline;
    private int untilLooked = LOOK_UP_EVERY;

    /** With no limit, the time may be null. */
    Clock(Duration limit) {
        boolean isLimit = limit != null && limit.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0;
        this.deadline = isLimit ? limit.toNanos() : Long.MAX_VALUE;
    }

    void step() {
        if (--untilLooked == 0) {
            untilLooked = LOOK_UP_EVERY;
            requireTime();
        }
    }

    void requireTime() {
        if (Thread.currentThread().isInterrupted() || System.nanoTime() - started > deadline) {
            throw new SearchStopped(Outcome.LIMIT);
        }
    }

    /** Since the search began. */
    Duration time() {
        return Duration.ofNanos(System.nanoTime() - started);
    }
}

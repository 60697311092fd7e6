package sudoku.grading;

import java.time.Duration;
import java.util.function.Consumer;

/** Says from time to time how far the grading is and how long it will take. */
final class GradingProgress {
    private static final Duration PAUSE = Duration.ofSeconds(5);

    private final int all;
    private final Consumer<String> say;
    private final long started = System.nanoTime();
    private long said = started;
    private int done;

    GradingProgress(int all, Consumer<String> say) {
        this.all = all;
        this.say = say;
    }

    /** One more; called by one thread. */
    void done() {
        done++;
        long now = System.nanoTime();
        if (done == all || now - said > PAUSE.toNanos()) {
            said = now;
            say.accept(line(Duration.ofNanos(now - started)));
        }
    }

    private String line(Duration taken) {
        Duration left = taken.multipliedBy(all - done).dividedBy(done);
        return "Graded " + done + " of " + all
                + (done == all ? " in " + words(taken) : ", about " + words(left) + " left")
                + ".";
    }

    private static String words(Duration time) {
        return time.toSeconds() < 100 ? time.toSeconds() + " seconds" : (time.toSeconds() + 30) / 60 + " minutes";
    }
}

package sudoku.notebook;

import java.time.Duration;
import java.util.UUID;
import sudoku.measure.Experiment;
import sudoku.picture.draw.Numbers;

/**
 * How far a long piece of work is.
 *
 * <p><b>Idea.</b> Two ways to use it: hand it to an experiment,
 * {@code experiment.run(Progress.of("measuring"))}, or step it by hand,
 * {@code try (Progress p = Progress.of("solving", 100)) { … p.step(); … }}.
 *
 * <p><b>Representation.</b> One output that is replaced. Without a notebook only the end is printed.
 *
 * <p><b>Cost.</b> However often it is stepped, the page hears of it at most ten times a second.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
public final class Progress implements Experiment.Watcher, AutoCloseable {
    private static final Duration BETWEEN_UPDATES = Duration.ofMillis(100);

    private final String what;
    private final Screen screen = Screens.current();
    private final String id = UUID.randomUUID().toString();
    private final long started = System.nanoTime();
    private long lastShown;
    private boolean begun;
    private boolean ended;
    private int done;
    private int total;

    private Progress(String what, int total) {
        this.what = what;
        this.total = total;
    }

    /** For an experiment, which says itself how many runs there are. */
    public static Progress of(String what) {
        return new Progress(what, 0);
    }

    /** For {@code total} steps made by hand. */
    public static Progress of(String what, int total) {
        Progress progress = new Progress(what, total);
        progress.progress(0, total);
        return progress;
    }

    public void step() {
        progress(done + 1, total);
    }

    @Override
    public void progress(int nowDone, int ofTotal) {
        done = nowDone;
        total = ofTotal;
        if (!begun) {
            begun = true;
            screen.begin(bundle("…"), id);
        } else if (done >= total) {
            close();
        } else if (System.nanoTime() - lastShown >= BETWEEN_UPDATES.toNanos()) {
            lastShown = System.nanoTime();
            screen.update(bundle("…"), id);
        }
    }

    /** Says how far the work came and how long it took. */
    @Override
    public void close() {
        if (!ended) {
            ended = true;
            screen.end(bundle(", " + Numbers.text((System.nanoTime() - started) / 1e9) + " s"), id);
        }
    }

    private MimeBundle bundle(String end) {
        return MimeBundle.progress(what + ": " + Numbers.text(done) + " of " + Numbers.text(total) + end, done, total);
    }
}

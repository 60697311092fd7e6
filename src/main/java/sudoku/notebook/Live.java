package sudoku.notebook;

import java.time.Duration;
import java.util.UUID;
import java.util.function.Supplier;
import sudoku.picture.Showable;

/**
 * One output that changes while the cell runs.
 *
 * <p><b>Idea.</b> {@code try (Live live = Live.begin()) { … live.picture(() -> …); … }}: each call says what
 * should now be seen. When it is closed, or the cell is stopped, the last one stays.
 *
 * <p><b>Representation.</b> One output that is replaced. What to show is given as a recipe, so that what is never
 * shown is never drawn. Without a notebook only the end is printed.
 *
 * <p><b>Cost.</b> However often it is called, it draws at most four times a second.
 *
 * <p><b>Alternatives.</b> {@link Progress} says how far, not what.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class Live implements AutoCloseable {
    private static final Duration BETWEEN_UPDATES = Duration.ofMillis(250);

    private final Screen screen = Screens.current();
    private final String id = UUID.randomUUID().toString();
    private Supplier<MimeBundle> latest;
    private boolean begun;
    private long lastShown;

    private Live() {}

    public static Live begin() {
        return new Live();
    }

    /** What is there from now on, drawn when it is shown. */
    public void picture(Supplier<? extends Showable> thing) {
        Supplier<MimeBundle> now = () -> MimeBundle.pageOf(thing.get());
        latest = now;
        if (!begun) {
            begun = true;
            screen.begin(now.get(), id);
            lastShown = System.nanoTime();
        } else if (System.nanoTime() - lastShown >= BETWEEN_UPDATES.toNanos()) {
            screen.update(now.get(), id);
            lastShown = System.nanoTime();
        }
    }

    /** Shows what was said last. */
    @Override
    public void close() {
        if (latest != null) {
            screen.end(latest.get(), id);
            latest = null;
        }
    }
}

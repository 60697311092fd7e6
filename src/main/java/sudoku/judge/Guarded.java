package sudoku.judge;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * A student's code that is watched for a while, with a deadline for each call; how it failed comes out as a sentence.
 *
 * <p>It copies nothing: the caller hands out copies.
 */
public final class Guarded implements AutoCloseable {
    private final String name;
    private final Duration deadline;
    private final Watch watch;

    /** For calls of the student's method with this name. */
    public Guarded(String name, Duration deadline) {
        this.name = name;
        this.deadline = deadline;
        this.watch = Watcher.here().watch("your " + name);
    }

    /**
     * Runs this, and gives its value.
     *
     * @throws CallFailed if it threw or did not come back; after the latter nothing more can be asked
     */
    public <T> T call(Callable<T> code) {
        try {
            return watch.call(() -> StudentsFailure.inWords("Your " + name, code), deadline);
        } catch (Watch.Late late) {
            throw new CallFailed(
                    "Your " + name + " had not returned after " + deadline.toSeconds() + " seconds"
                            + (late.isStopped()
                                    ? " and was stopped: a loop or a recursion in it has no end."
                                    : ": a loop or a recursion in it has no end. Nothing here can end it, so its"
                                            + " thread is still running: restart the kernel, or leave jshell, to"
                                            + " get rid of it."),
                    StudentsFailure.lines(late.place()),
                    true);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new CallFailed("Your " + name + " was stopped.", List.of(), true);
        }
    }

    @Override
    public void close() {
        watch.close();
    }
}

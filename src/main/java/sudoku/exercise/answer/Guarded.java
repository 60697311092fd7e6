package sudoku.exercise.answer;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Code of a student's that is run for a while: on a thread of its own, with a deadline for each call; how it failed
 * comes out as a sentence.
 *
 * <p>Unlike {@link LocalAnswer} it copies nothing: whoever asks hands out copies.
 */
public final class Guarded implements AutoCloseable {
    private final String name;
    private final Duration deadline;
    private final WatchedThread thread;

    /** For calls of the student's method with this name. */
    public Guarded(String name, Duration deadline) {
        this.name = name;
        this.deadline = deadline;
        this.thread = new WatchedThread("your " + name);
    }

    /**
     * Runs this, and gives its value.
     *
     * @throws CallFailed if it threw or did not come back; after the latter nothing more can be asked
     */
    public <T> T call(Callable<T> code) {
        try {
            return thread.call(code, deadline, new Callback());
        } catch (WatchedThread.Late late) {
            throw new CallFailed("Your " + name + " had not come back after " + deadline.toSeconds() + " seconds"
                    + (late.isStopped() ? " and was stopped: a loop or a recursion in it has no end." : ": a loop or "
                    + "a recursion in it has no end. Nothing here can end it, so a thread is left behind that still "
                    + "runs: restart the kernel, or leave jshell, to be rid of it."),
                    StudentsFailure.lines(late.place()), true);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new CallFailed("Your " + name + " was stopped.", List.of(), true);
        } catch (Throwable thrown) {
            throw new CallFailed("Your " + name + " " + StudentsFailure.sentence(thrown),
                    StudentsFailure.lines(thrown), false);
        }
    }

    @Override
    public void close() {
        thread.close();
    }
}

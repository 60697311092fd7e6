package sudoku.judge;

import java.time.Duration;
import java.util.function.Supplier;

/** Runs a student's code and gives it up when it does not come back; all calls run in one place, one after another. */
public interface Watch extends AutoCloseable {
    /** The code did not come back in time. */
    final class Late extends Exception {
        private final transient StackTraceElement[] place;
        private final boolean stopped;

        public Late(StackTraceElement[] place, boolean stopped) {
            this.place = place;
            this.stopped = stopped;
        }

        /** Where it was then. */
        public StackTraceElement[] place() {
            return place;
        }

        /** Whether it could be stopped; otherwise it still runs. */
        public boolean isStopped() {
            return stopped;
        }
    }

    /** What the caller does while it waits for a call. */
    interface Meanwhile {
        /** Waits so long at most, and deals with the next thing to hear; false if nothing came. */
        boolean hear(long nanos) throws InterruptedException;

        /** The call has ended, so there is no need to wait any longer. */
        void wakeUp();

        /** Nobody listens any more. */
        void cutOff();
    }

    /**
     * Runs this, and gives its value or throws what it threw; {@link StudentsFailure#inWords} makes that a sentence.
     *
     * @throws Late if it did not come back; after that nothing more can be asked here
     */
    <T> T call(Supplier<T> code, Duration deadline, Meanwhile meanwhile) throws Late, InterruptedException;

    /** The same for code that asks nothing of the one who waits. */
    <T> T call(Supplier<T> code, Duration deadline) throws Late, InterruptedException;

    @Override
    void close();
}

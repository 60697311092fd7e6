package sudoku.page.run;

import java.time.Duration;
import java.util.function.Supplier;
import sudoku.judge.Watch;

/** Calls a student's code where it is: there is one thread, and the code itself stops when its time is over. */
final class PageWatch implements Watch {
    @Override
    public <T> T call(Supplier<T> code, Duration deadline, Meanwhile meanwhile) throws Late {
        return call(code, deadline);
    }

    @Override
    public <T> T call(Supplier<T> code, Duration deadline) throws Late {
        Scripted.begin((int) deadline.toMillis());
        try {
            T value = code.get();
            stopIfLate();
            return value;
        } catch (RuntimeException | Error failed) {
            stopIfLate();
            throw failed;
        } finally {
            Scripted.end();
        }
    }

    /** What stopped the code may have been taken for a failure of its own on the way. */
    private static void stopIfLate() throws Late {
        if (Scripted.isLate()) {
            throw new Late(new StackTraceElement[0], true);
        }
    }

    @Override
    public void close() {
        // There is nothing to end.
    }
}

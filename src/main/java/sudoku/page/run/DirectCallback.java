package sudoku.page.run;

import java.lang.reflect.Method;
import java.util.function.Consumer;
import sudoku.exercise.answer.PlainData;
import sudoku.exercise.plain.Lending;
import sudoku.judge.Watch;

/**
 * A test's callbacks in the hands of a student, where the test and the student share a thread: the page has this in the
 * place of {@code sudoku.exercise.answer.Callback}. The test hears each call when it is made.
 */
public final class DirectCallback implements Watch.Meanwhile {
    private final Lending lending = new Lending();
    private RuntimeException exception;
    private Error error;

    @SuppressWarnings("unchecked")
    public Consumer<String> to(Method method, Consumer<?> ofTheTest) {
        return lending.consumer(
                text -> tell(() -> ((Consumer<String>) ofTheTest).accept(PlainData.checkedText(method, text))));
    }

    private boolean tell(Runnable what) {
        try {
            what.run();
            return true;
        } catch (RuntimeException enough) {
            exception = enough;
        } catch (Error enough) {
            error = enough;
        }
        return false;
    }

    @Override
    public boolean hear(long nanos) {
        return false;
    }

    @Override
    public void wakeUp() {
        // Nobody waits.
    }

    @Override
    public void cutOff() {
        end();
    }

    /** The call is over. */
    public void end() {
        lending.end();
    }

    /** What the test has thrown meanwhile. */
    public void rethrow() {
        if (exception != null) {
            throw exception;
        }
        if (error != null) {
            throw error;
        }
    }
}

package sudoku.exercise.answer;

import java.lang.reflect.Method;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import sudoku.exercise.plain.Lending;
import sudoku.judge.Watch;

/**
 * A test's callbacks in the hands of a student, for the time of one call.
 *
 * <p>The test hears them on its own thread, while the student's waits. When the test has had enough it throws. The
 * student's code meets that as an error; whatever it makes of it, the test's own exception comes out when the call is
 * over.
 */
final class Callback implements Watch.Meanwhile {
    private final Lending lending = new Lending();
    private final LinkedBlockingQueue<Runnable> told = new LinkedBlockingQueue<>();
    private volatile CompletableFuture<Boolean> waiting = new CompletableFuture<>();
    private volatile boolean cutOff;
    private volatile Throwable failure;

    @SuppressWarnings("unchecked")
    Consumer<String> to(Method method, Consumer<?> ofTheTest) {
        return lending.consumer(
                text -> tell(() -> ((Consumer<String>) ofTheTest).accept(PlainData.checkedText(method, text))));
    }

    /** On a student's thread; says whether the test wants more. */
    private boolean tell(Runnable what) {
        CompletableFuture<Boolean> reply = new CompletableFuture<>();
        waiting = reply;
        if (cutOff) {
            return false;
        }
        told.add(() -> {
            try {
                what.run();
                reply.complete(true);
            } catch (RuntimeException | Error enough) {
                failure = enough;
                reply.complete(false);
            }
        });
        return reply.join();
    }

    /** On the test's thread: hears the next one; false if nothing came in time. */
    @Override
    public boolean hear(long nanos) throws InterruptedException {
        Runnable next = nanos <= 0 ? null : told.poll(nanos, TimeUnit.NANOSECONDS);
        if (next != null) {
            next.run();
        }
        return next != null;
    }

    @Override
    public void wakeUp() {
        told.add(() -> {});
    }

    /** Nobody listens anymore, and all who wait are told. */
    @Override
    public void cutOff() {
        cutOff = true;
        waiting.complete(false);
    }

    /** On the student's thread, when the call is over. */
    void end() {
        lending.end();
    }

    /** What the test has thrown meanwhile. */
    void rethrow() {
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
        if (failure instanceof Error error) {
            throw error;
        }
    }
}

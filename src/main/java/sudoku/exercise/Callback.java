package sudoku.exercise;

import java.util.function.Consumer;

/**
 * A test's callback in the hands of a student, for the time of one call.
 *
 * <p>When the test has had enough it throws. The student's code meets that as an error; whatever it makes of it, the
 * test's own exception comes out when the call is over. Whoever calls back later is told that it is too late.
 */
final class Callback {
    private static final class Enough extends Error {
        Enough() {
            super("The test has seen enough.", null, false, false);
        }
    }

    private Throwable failure;
    private boolean closed;

    Consumer<String> to(Consumer<?> ofTheTest) {
        @SuppressWarnings("unchecked")
        Consumer<String> consumer = (Consumer<String>) ofTheTest;
        return text -> accept(text, consumer);
    }

    private synchronized void accept(String text, Consumer<String> ofTheTest) {
        if (failure != null) {
            throw new Enough();
        }
        if (closed) {
            throw new IllegalStateException("The call this callback belongs to is over.");
        }
        try {
            if (text == null) {
                throw new CallFailed("Your method gave its callback a null.");
            }
            ofTheTest.accept(text);
        } catch (RuntimeException | AssertionError enough) {
            failure = enough;
            throw new Enough();
        }
    }

    /** The call is over; what the test has thrown meanwhile is thrown on its own thread. */
    synchronized void close() {
        closed = true;
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
        if (failure instanceof Error error) {
            throw error;
        }
    }
}

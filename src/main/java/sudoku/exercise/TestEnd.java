package sudoku.exercise;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import sudoku.exercise.small.Relabeling;

/**
 * How a test ended.
 *
 * @param whyNotReached a sentence; empty, if it was tried
 * @param thrown what ended it before its end, if anything did
 */
record TestEnd(Optional<String> whyNotReached, Optional<Throwable> thrown) {
    /** The test is called where there is no JUnit: a page does this in the place of {@link JUnitTest#run}. */
    static TestEnd run(Method test) {
        TestRun run = TestRun.current().orElseThrow();
        Optional<String> whyNotReached = run.whyNotReached(TestRun.taskOf(test));
        return new TestEnd(whyNotReached, whyNotReached.isPresent() ? Optional.empty() : thrownBy(test, run));
    }

    /** In Java it comes out wrapped, and in a page as it is. */
    private static Optional<Throwable> thrownBy(Method test, TestRun run) {
        Object[] asked = Arrays.stream(test.getParameterTypes())
                .map(type -> type == Relabeling.class ? run.relabeling(test.getName()) : run.answer(type))
                .toArray();
        try {
            test.setAccessible(true);
            test.invoke(test.getDeclaringClass().getDeclaredConstructor().newInstance(), asked);
            return Optional.empty();
        } catch (Throwable thrown) {
            return Optional.of(thrown instanceof InvocationTargetException ? thrown.getCause() : thrown);
        }
    }
}

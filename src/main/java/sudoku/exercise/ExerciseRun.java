package sudoku.exercise;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Order;
import sudoku.exercise.api.Task;

/**
 * Runs the tests of an exercise on answers, wherever the answers live.
 *
 * <p><b>Idea.</b> A test sees an interface with plain data. Whether the object behind it is the student's own, in the
 * notebook, or a stand-in that talks to a worker in a sandbox, is not its business: one test, two transports.
 *
 * <p><b>Representation.</b> Each test is started alone, by {@link JUnitTest}, on the thread that calls. Tests run in
 * the order of their tasks and, within one, of {@code @Order}. A test whose task has no answer, or where an earlier
 * test did not end, is not reached.
 *
 * <p><b>Alternatives.</b> Handing the answer over in a static field: then two runs at once would mix.
 */
public final class ExerciseRun {
    private final List<Method> tests;

    private ExerciseRun(List<Method> tests) {
        this.tests = tests;
    }

    /** All tests of these classes. */
    public static ExerciseRun of(Class<?>... testClasses) {
        return new ExerciseRun(Arrays.stream(testClasses)
                .flatMap(each -> Arrays.stream(each.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(Points.class))
                .sorted(Comparator.comparingInt(ExerciseRun::numberOf)
                        .thenComparingInt(ExerciseRun::orderOf)
                        .thenComparing(Method::getName))
                .toList());
    }

    /** The tests of one task. */
    public ExerciseRun only(Class<?> api) {
        return new ExerciseRun(
                tests.stream().filter(test -> TestRun.taskOf(test) == api).toList());
    }

    /** Each test alone, for a caller that wants to stop after one of them. */
    public List<ExerciseRun> oneByOne() {
        return tests.stream().map(test -> new ExerciseRun(List.of(test))).toList();
    }

    /** The tasks, in their order. */
    public List<Class<?>> tasks() {
        return tests.stream().<Class<?>>map(TestRun::taskOf).distinct().toList();
    }

    /** The points that can be earned. */
    public int possible() {
        return tests.stream()
                .mapToInt(test -> test.getAnnotation(Points.class).value())
                .sum();
    }

    private static int numberOf(Method test) {
        return TestRun.taskOf(test).getAnnotation(Task.class).number();
    }

    private static int orderOf(Method test) {
        return Optional.ofNullable(test.getAnnotation(Order.class))
                .map(Order::value)
                .orElse(Order.DEFAULT);
    }

    /**
     * Runs the tests.
     *
     * @param answers the answer to each task, by its interface; a task may be missing
     * @param seed the dress of the puzzles
     * @param each hears of each test when it has ended
     */
    public List<TestResult> run(Map<Class<?>, Object> answers, long seed, Consumer<TestResult> each) {
        List<TestResult> results = new ArrayList<>();
        TestRun run = new TestRun(answers, seed);
        run.during(() -> tests.forEach(test -> {
            TestResult result = result(test, run);
            results.add(result);
            each.accept(result);
        }));
        return results;
    }

    private static TestResult result(Method test, TestRun run) {
        run.begin();
        TestEnd end = JUnitTest.run(test);
        return new TestVerdict(test, TestRun.taskOf(test), run).on(end.whyNotReached(), end.thrown());
    }
}

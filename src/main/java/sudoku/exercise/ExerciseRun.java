package sudoku.exercise;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import sudoku.exercise.api.Task;

/**
 * Runs the tests of an exercise on answers, wherever the answers live.
 *
 * <p><b>Idea.</b> A test sees an interface with plain data. Whether the object behind it is the student's own, in the
 * notebook, or a stand-in that talks to a worker in a sandbox, is not its business: one test, two transports.
 *
 * <p><b>Representation.</b> JUnit with nothing but its own engine, configured by nothing but this class, on the thread
 * that calls. Tests run in the order of their tasks and, within one, of {@code @Order}. A test whose task has no
 * answer, or where an earlier test did not end, is not reached.
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
        Launcher launcher = launcher();
        run.during(() -> tests.forEach(test -> {
            TestResult result = result(test, run, launcher);
            results.add(result);
            each.accept(result);
        }));
        return results;
    }

    private static TestResult result(Method test, TestRun run, Launcher launcher) {
        Ending ending = new Ending();
        run.begin();
        launcher.execute(
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(DiscoverySelectors.selectMethod(test.getDeclaringClass(), test))
                        .enableImplicitConfigurationParameters(false)
                        .configurationParameter(
                                MethodOrderer.DEFAULT_ORDER_PROPERTY_NAME,
                                MethodOrderer.OrderAnnotation.class.getName())
                        .build(),
                ending);
        return new TestVerdict(test, TestRun.taskOf(test), run).on(ending.skipped, ending.thrown);
    }

    /**
     * Nothing is looked for on the class path: a notebook has a class loader that the launcher's search does not see.
     */
    private static Launcher launcher() {
        return LauncherFactory.create(LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enableLauncherDiscoveryListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .addTestEngines(new JupiterTestEngine())
                .build());
    }

    /** How the one test that was executed ended. */
    private static final class Ending implements TestExecutionListener {
        private Optional<String> skipped = Optional.empty();
        private Optional<Throwable> thrown = Optional.empty();

        @Override
        public void executionSkipped(TestIdentifier test, String reason) {
            skipped = Optional.of(reason);
        }

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (result.getThrowable().isPresent()) {
                thrown = result.getThrowable();
            }
        }
    }
}

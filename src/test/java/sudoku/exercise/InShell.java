package sudoku.exercise;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.apiguardian.api.API;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.opentest4j.AssertionFailedError;
import sudoku.exercise.answer.LocalAnswer;
import sudoku.exercise.api.Task;
import sudoku.exercise.api.dancinglinks.DanceSteps;
import sudoku.files.CodePlace;
import sudoku.kernel.AnswerShell;

/** An exercise set proven by the tests it brings, on answers in this process. */
public final class InShell implements AutoCloseable {
    private static final Duration DEADLINE = Duration.ofSeconds(5);

    private final String topic;
    private final ExerciseRun tests;
    private final AnswerShell shell = new AnswerShell(List.of(place(Task.class)));
    private final Map<String, String> cells;

    /**
     * A set.
     *
     * @param topic its name, as its packages have it
     * @param folder its folder
     * @param cells the reference's cells by their grade id
     * @param place where compiled hidden tests may lie
     */
    public InShell(String topic, Path folder, Map<String, String> cells, Path place) {
        this.topic = topic;
        this.cells = cells;
        this.tests = testsOf(topic, folder, place);
        cells.values().forEach(shell::run);
    }

    /** All tests of a set, the hidden ones compiled into a place. */
    public static ExerciseRun testsOf(String topic, Path folder, Path place) {
        return ExerciseRun.of(visible(topic), hidden(topic, folder, place));
    }

    static Class<?> visible(String topic) {
        return load(InShell.class.getClassLoader(), topic, "VisibleTests");
    }

    private static Class<?> load(ClassLoader loader, String topic, String name) {
        try {
            return loader.loadClass("sudoku.exercise." + topic + "." + name);
        } catch (ClassNotFoundException missing) {
            throw new AssertionError(missing);
        }
    }

    private static Class<?> hidden(String topic, Path folder, Path place) {
        String classPath = Stream.of(Task.class, Test.class, Testable.class, AssertionFailedError.class, API.class)
                .map(InShell::place)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        int status = compiler.run(
                null,
                null,
                null,
                "-proc:none",
                "-d",
                place.toString(),
                "-cp",
                classPath,
                folder.resolve("HiddenTests.java").toString());
        if (status != 0) {
            throw new AssertionError(folder + "/HiddenTests.java does not compile.");
        }
        try {
            return load(
                    new URLClassLoader(new URL[] {place.toUri().toURL()}, InShell.class.getClassLoader()),
                    topic,
                    "HiddenTests");
        } catch (MalformedURLException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static String place(Class<?> type) {
        return CodePlace.of(type).toString();
    }

    /** The tests of every task, where these cells replace the reference's while they run. */
    public List<TestResult> resultsOf(Map<String, String> answers) {
        List<TestResult> results = new ArrayList<>();
        try {
            tests.tasks().forEach(api -> results.addAll(resultsOf(api, answers)));
        } finally {
            tests.tasks().forEach(api -> shell.run(cells.get("task" + numberOf(api) + "-answer")));
        }
        return results;
    }

    /** The tests of one task on another answer to it. */
    public List<TestResult> resultsOf(int task, String answer) {
        Class<?> api = tests.tasks().stream()
                .filter(each -> numberOf(each) == task)
                .findFirst()
                .orElseThrow();
        try {
            return resultsOf(api, Map.of("task" + task + "-answer", answer));
        } finally {
            shell.run(cells.get("task" + task + "-answer"));
        }
    }

    private List<TestResult> resultsOf(Class<?> api, Map<String, String> answers) {
        String variable = "task" + numberOf(api);
        shell.run(answers.getOrDefault(variable + "-answer", cells.get(variable + "-answer")));
        shell.run(cells.get(variable));
        return run(tests.only(api), api, shell.run(variable), 1);
    }

    /** The tests of every task that is not about a change, on a reference that spoils whatever it was lent. */
    public List<TestResult> resultsOfSpoiler() {
        List<TestResult> results = new ArrayList<>();
        for (Class<?> api : tests.tasks()) {
            if (api != DanceSteps.class) {
                shell.run(cells.get("task" + numberOf(api)));
                results.addAll(
                        run(tests.only(api), api, RecordedAnswer.spoiling(api, shell.run("task" + numberOf(api))), 1));
            }
        }
        return results;
    }

    /** The tests that an answer passes which only plays back what the reference gave in a notebook. */
    public Set<String> passedByHeart(long seed) {
        Set<String> passed = new TreeSet<>();
        for (Class<?> api : tests.tasks()) {
            RecordedAnswer recorded = new RecordedAnswer(api);
            ExerciseRun visible = ExerciseRun.of(visible(topic)).only(api);
            shell.run(cells.get("task" + numberOf(api)));
            Object reference = shell.run("task" + numberOf(api));
            for (int dress = 0; dress < 3; dress++) {
                run(visible, api, recorded.recording(reference), Checks.seed(dress));
            }
            run(tests.only(api), api, recorded.playingBack(), seed).stream()
                    .filter(result -> result.status() == TestResult.Status.PASS)
                    .map(TestResult::test)
                    .forEach(passed::add);
        }
        return passed;
    }

    private static List<TestResult> run(ExerciseRun tests, Class<?> api, Object object, long seed) {
        try (LocalAnswer answer = LocalAnswer.to(api, object, DEADLINE)) {
            return tests.run(Map.of(api, answer.as(api)), seed, result -> {});
        }
    }

    private static int numberOf(Class<?> api) {
        return api.getAnnotation(Task.class).number();
    }

    public int possible() {
        return tests.possible();
    }

    /** The tasks of a set, in order. */
    public static List<Class<?>> tasks(String topic) {
        return ExerciseRun.of(visible(topic)).tasks();
    }

    /** The points of a task by the visible tests. */
    public static int visiblePoints(String topic, Class<?> task) {
        return ExerciseRun.of(visible(topic)).only(task).possible();
    }

    /** The points of a task by the hidden tests. */
    public int hiddenPoints(String topic, Class<?> task) {
        return tests.only(task).possible() - visiblePoints(topic, task);
    }

    @Override
    public void close() {
        shell.close();
    }
}

package sudoku.exercise;

import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.exercise.TestResult.Status;
import sudoku.exercise.answer.LocalAnswer;
import sudoku.exercise.api.Task;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.HelpPage;
import sudoku.exercise.help.HelpSession;
import sudoku.exercise.help.SetHelp;
import sudoku.exercise.help.TestsPage;
import sudoku.exercise.small.SmallCalls;
import sudoku.explain.Explanations;
import sudoku.files.CourseProblem;
import sudoku.notebook.LastRun;
import sudoku.notebook.Show;
import sudoku.picture.Showable;

/**
 * The line of a notebook that checks an answer: {@code sudoku.exercise.Check.answer(Conflicts.class, task1)}.
 *
 * <p><b>Idea.</b> After ten lines a student wants to know at once what works and what not. The check runs the tests
 * a student may see, shows how they went, and its value is the points, which is what nbgrader reads.
 *
 * <p><b>Representation.</b> What was earned is remembered for the session, to show how far the set is. A puzzle that
 * was failed stays the same until it is passed, so one can work on it; then another dress is drawn.
 *
 * <p>Around it stands what helps: questions that open it, hints in steps, the visible tests to read. None of that costs
 * a point or stops anything: a check that is not open yet runs the tests and gives the points all the same.
 *
 * <p><b>Cost.</b> Some milliseconds; at the worst the deadline of one call, since nothing is asked after that.
 */
public final class Check {
    /** For one call of an answer; in a grading too. */
    public static final Duration DEADLINE = Duration.ofSeconds(10);

    /** What happened, where, and the line. */
    private static final int LINES_OF_A_FAILURE = 3;

    /** By set and number of the task. */
    private static final Map<Integer, Map<Integer, List<TestResult>>> DONE = new TreeMap<>();

    private static final Map<Class<?>, Integer> DRESSES = new HashMap<>();
    private static final HelpSession HELP = new HelpSession();
    private static final Explanations EXPLANATIONS = new Explanations("run its check");

    private Check() {}

    /** Checks the answer to a task, shows how it went, and gives the points that are safe. */
    public static synchronized <T> int answer(Class<T> api, T answer) {
        Task task = api.getAnnotation(Task.class);
        ExerciseRun set = ExerciseRun.of(visibleTests(api));
        int dress = DRESSES.merge(api, 0, Integer::sum);
        Optional<String> none = whyThereIsNone(api, answer);
        List<TestResult> results = run(set.only(api), api, none.isPresent() ? null : answer, seed(dress));
        note(api, results);
        Optional<Help> help = helpIn(api);
        if (help.isPresent() && !HELP.isOpen(help.get())) {
            Show.picture(HELP.closed(help.get(), titleOf(help.get())));
            return TestResult.sum(results);
        }
        Map<Integer, List<TestResult>> done = DONE.computeIfAbsent(task.set(), number -> new TreeMap<>());
        done.put(task.number(), results);
        Show.picture(new CheckPage(task, set, results, done, none.orElse(""), LastRun.isKnown()));
        if (results.stream().allMatch(result -> result.status() == Status.PASS)) {
            help.ifPresent(each -> Show.picture(HelpPage.anotherWay(each)));
        }
        return TestResult.sum(results);
    }

    /** Another dress is drawn for what was passed, and its program can be asked about. */
    private static void note(Class<?> api, List<TestResult> results) {
        String task = "task" + api.getAnnotation(Task.class).number();
        if (results.stream().allMatch(result -> result.status() == Status.PASS)) {
            DRESSES.merge(api, 1, Integer::sum);
            SmallCalls.of(api, visibleTests(api))
                    .ifPresent(calls -> EXPLANATIONS.right(task, calls.method(), calls::prepared));
        } else {
            EXPLANATIONS.wrong(task);
        }
    }

    /**
     * Asks about the student's own program when its check is green, and takes the answers; a question mark is none.
     *
     * @param task its variable, such as {@code task1}
     */
    public static synchronized void explain(String task, String... typed) {
        EXPLANATIONS.show(task, typed);
    }

    /** Takes the answers to the questions before a task's code; a question mark is none. */
    public static synchronized void questions(Class<?> api, String... typed) {
        show(api, helpIn(api).map(help -> HELP.answer(help, titleOf(help), typed)));
    }

    /** Shows one hint more than the last time. */
    public static synchronized void hint(Class<?> api) {
        show(api, helpIn(api).map(help -> HELP.hint(help, titleOf(help))));
    }

    /** Shows the source of the tests that this check runs. */
    public static void tests(Class<?> api) {
        show(api, helpIn(api).flatMap(help -> SetHelp.of(help.task())
                .flatMap(set -> TestsPage.of(set, help.task(), titleOf(help)))));
    }

    private static void show(Class<?> api, Optional<? extends Showable> page) {
        Show.picture(
                page.isPresent()
                        ? page.get()
                        : HelpPage.sentence("There is nothing to show: " + (api == null ? "null" : api.getSimpleName())
                                + " is not a task of this course, or it has no help."));
    }

    private static Optional<Help> helpIn(Class<?> api) {
        return api == null ? Optional.empty() : helpIn(api, SetHelp.all());
    }

    /**
     * A student may have a class of the same name as a task, and then its cells mean hers. Help that can't be read says
     * so, and the check is open.
     */
    static Optional<Help> helpIn(Class<?> api, Stream<SetHelp> sets) {
        try {
            return sets.flatMap(set -> set.tasks().stream())
                    .filter(help -> help.task().getSimpleName().equals(api.getSimpleName()))
                    .findFirst();
        } catch (CourseProblem badFile) {
            Show.picture(HelpPage.sentence(badFile.getMessage()));
            return Optional.empty();
        }
    }

    private static String titleOf(Help help) {
        Task task = help.task().getAnnotation(Task.class);
        return "Task " + task.number() + ": " + task.title();
    }

    /** Those from 0 on are for gradings: what somebody records here is of no use there. */
    static long seed(int dress) {
        return -1L - dress;
    }

    private static List<TestResult> run(ExerciseRun tests, Class<?> api, Object answer, long seed) {
        if (answer == null) {
            return tests.run(Map.of(), seed, result -> {});
        }
        try (LocalAnswer local = LocalAnswer.to(api, answer, DEADLINE)) {
            return tests.run(Map.of(api, local.as(api)), seed, result -> {});
        }
    }

    /**
     * Why there is no answer, although an older one may still be there, in a sentence and perhaps lines that show it.
     * Students who write elsewhere than in the cell meant for it are found by the name that the method has to have.
     */
    static Optional<String> whyThereIsNone(Class<?> api, Object answer) {
        String task = "task" + api.getAnnotation(Task.class).number();
        if (answer == null || !LastRun.isOutdated(answer)) {
            return failureOfAnswer(api, task + "-answer")
                    .map(told -> "the cell with your code failed when it was last run, and what it defined before does"
                            + " not count. Fix this line, run the cell again, and check again:\n" + told);
        }
        return Optional.of("your code has changed since the cell below it was run, and " + task
                + " is still the earlier code. Run the cell that begins with " + task + " = null, and check again.");
    }

    private static Optional<String> failureOfAnswer(Class<?> api, String cell) {
        return LastRun.failureOf(Stream.concat(
                                Stream.of(cell), Arrays.stream(api.getMethods()).map(Method::getName))
                        .toArray(String[]::new))
                .map(told -> told.lines().limit(LINES_OF_A_FAILURE).collect(Collectors.joining("\n")));
    }

    /** They have the name of the topic, as the task's interface does. */
    private static Class<?> visibleTests(Class<?> api) {
        String name = api.getPackageName().replace(".api.", ".") + ".VisibleTests";
        try {
            return Class.forName(name, true, Check.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(
                    "The jar of this course has no tests for " + api.getSimpleName()
                            + ": build it again with mvn package.",
                    missing);
        }
    }
}

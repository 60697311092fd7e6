package sudoku.exercise;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
 * <p><b>Representation.</b> {@link Checks} runs the tests and remembers what was earned.
 *
 * <p>Around it stands what helps: questions that open it, hints in steps, the visible tests to read. None of that costs
 * a point or stops anything: a check that is not open yet runs the tests and gives the points all the same.
 *
 * <p><b>Cost.</b> Some milliseconds; at the worst the deadline of one call, since nothing is asked after that.
 */
public final class Check {
    /** What happened, where, and the line. */
    private static final int LINES_OF_A_FAILURE = 3;

    private static final Checks CHECKS = new Checks();
    private static final HelpSession HELP = new HelpSession(true);
    private static final Explanations EXPLANATIONS = new Explanations("run its check");

    private Check() {}

    /** Checks the answer to a task, shows how it went, and gives the points that are safe. */
    public static synchronized <T> int answer(Class<T> api, T answer) {
        Optional<String> none = whyThereIsNone(api, answer);
        Checks.Outcome outcome = CHECKS.run(api, none.isPresent() ? null : answer);
        note(api, outcome.isRight());
        Optional<Help> help = helpIn(api);
        if (help.isPresent() && !HELP.isOpen(help.get())) {
            Show.picture(HELP.closed(help.get(), help.get().title()));
            return outcome.points();
        }
        Show.picture(outcome.page(none.orElse(""), LastRun.isKnown()));
        if (outcome.isRight()) {
            help.ifPresent(each -> Show.picture(HelpPage.anotherWay(each)));
        }
        return outcome.points();
    }

    /** The program of what was passed can be asked about. */
    private static void note(Class<?> api, boolean isRight) {
        String task = "task" + api.getAnnotation(Task.class).number();
        if (isRight) {
            SmallCalls.of(api, Checks.visibleTests(api))
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
        show(api, helpIn(api).map(help -> HELP.answer(help, help.title(), typed)));
    }

    /** Shows one hint more than the last time. */
    public static synchronized void hint(Class<?> api) {
        show(api, helpIn(api).map(help -> HELP.hint(help, help.title())));
    }

    /** Shows the source of the tests that this check runs. */
    public static void tests(Class<?> api) {
        show(api, helpIn(api).flatMap(help -> SetHelp.of(help.task())
                .flatMap(set -> TestsPage.of(set, help.task(), help.title()))));
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
}

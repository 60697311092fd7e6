package sudoku.exercise;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sudoku.exercise.TestResult.Status;
import sudoku.exercise.answer.LocalAnswer;
import sudoku.exercise.api.Task;
import sudoku.picture.Showable;

/**
 * The checks of one session, in a notebook or in a page: the visible tests of a task, run on an answer.
 *
 * <p><b>Representation.</b> What was earned is remembered, to show how far the set is. A puzzle that was failed stays
 * the same until it is passed, so one can work on it; then another dress is drawn.
 */
public final class Checks {
    /** For one call of an answer; in a grading too. */
    public static final Duration DEADLINE = Duration.ofSeconds(10);

    /** By set and number of the task. */
    private final Map<Integer, Map<Integer, List<TestResult>>> done = new TreeMap<>();

    private final Map<Class<?>, Integer> dresses = new HashMap<>();

    /** How one check went. */
    public final class Outcome {
        private final Task task;
        private final ExerciseRun set;
        private final List<TestResult> results;

        private Outcome(Task task, ExerciseRun set, List<TestResult> results) {
            this.task = task;
            this.set = set;
            this.results = results;
        }

        public boolean isRight() {
            return results.stream().allMatch(result -> result.status() == Status.PASS);
        }

        public int points() {
            return TestResult.sum(results);
        }

        /**
         * What the student is shown; from here on it counts.
         *
         * @param whyNone why there is no answer, a clause, and lines that show it; empty if there may be one
         * @param failureIsKnown whether it can be known that there is none
         */
        public Showable page(String whyNone, boolean failureIsKnown) {
            Map<Integer, List<TestResult>> tasks = done.computeIfAbsent(task.set(), number -> new TreeMap<>());
            tasks.put(task.number(), results);
            return new CheckPage(task, set, results, tasks, whyNone, failureIsKnown);
        }
    }

    /** Runs the visible tests of a task on an answer, which may be null. */
    public Outcome run(Class<?> api, Object answer) {
        ExerciseRun set = ExerciseRun.of(visibleTests(api));
        Outcome outcome =
                new Outcome(api.getAnnotation(Task.class), set, run(set.only(api), api, answer, seed(dress(api, 0))));
        dress(api, outcome.isRight() ? 1 : 0);
        return outcome;
    }

    private int dress(Class<?> api, int later) {
        return dresses.merge(api, later, Integer::sum);
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

    /** They have the name of the topic, as the task's interface does. */
    static Class<?> visibleTests(Class<?> api) {
        String task = api.getName().replace(".api.", ".");
        String name = task.substring(0, task.lastIndexOf('.')) + ".VisibleTests";
        try {
            return Class.forName(name, true, Checks.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(
                    "The jar of this course has no tests for " + api.getSimpleName()
                            + ": build it again with mvn package.",
                    missing);
        }
    }
}

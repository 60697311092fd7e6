package sudoku.exercise;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sudoku.exercise.answer.Lent;
import sudoku.exercise.api.Task;
import sudoku.exercise.small.Relabeling;
import sudoku.picture.Picture;

/**
 * What the tests of one run share: the answers, the seed, what is being looked at, and the tasks nothing more can be
 * asked in.
 *
 * <p>JUnit makes the test objects itself and runs them on the thread that asked for it; so the run is found by thread.
 */
final class TestRun {
    private static final ThreadLocal<TestRun> CURRENT = new ThreadLocal<>();

    private final Map<Class<?>, Object> answers;
    private final long seed;
    private final Map<Class<?>, String> ended = new HashMap<>();
    private final Set<Class<?>> judged = new HashSet<>();
    private Optional<Picture> picture = Optional.empty();
    private String input = "";
    private Optional<Work> work = Optional.empty();

    TestRun(Map<Class<?>, Object> answers, long seed) {
        this.answers = answers;
        this.seed = seed;
    }

    static Optional<TestRun> current() {
        return Optional.ofNullable(CURRENT.get());
    }

    /** Makes this the run of the thread for as long as the work takes. */
    void during(Runnable work) {
        TestRun before = CURRENT.get();
        CURRENT.set(this);
        try {
            work.run();
        } finally {
            CURRENT.set(before);
        }
    }

    /** The task that a test asks about. */
    static Class<?> taskOf(Method test) {
        return Arrays.stream(test.getParameterTypes())
                .filter(type -> type.isAnnotationPresent(Task.class))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The test " + test + " asks for no answer."));
    }

    Object answer(Class<?> api) {
        return answers.get(api);
    }

    /** Why a task's tests need not be tried; empty if they can be. */
    Optional<String> whyNotReached(Class<?> api) {
        return answers.get(api) != null
                ? Optional.ofNullable(ended.get(api))
                : Optional.of("There is no answer to task "
                        + api.getAnnotation(Task.class).number() + " yet.");
    }

    void end(Class<?> api) {
        ended.put(api, "An earlier test did not end.");
    }

    /** A test has come to its end with what this task's answer gave. */
    void judged(Class<?> api) {
        judged.add(api);
    }

    boolean isJudged(Class<?> api) {
        return judged.contains(api);
    }

    Relabeling relabeling(String test) {
        return new Relabeling(seed * 1_000_003 + test.hashCode());
    }

    void begin() {
        answers.values().forEach(answer -> Lent.behind(answer).ifPresent(Lent::forget));
        lookAt(Optional.empty(), "");
        work = Optional.empty();
    }

    /** Remembers what the test is about, to be shown if the call that follows fails. */
    void lookAt(Optional<Picture> shown, String asText) {
        picture = shown;
        input = asText;
    }

    void done(Work counted) {
        work = Optional.of(counted);
    }

    Optional<Work> work() {
        return work;
    }

    Optional<Picture> picture() {
        return picture;
    }

    String input() {
        return input;
    }
}

package sudoku.course.mutants;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import sudoku.course.ExerciseSource;
import sudoku.exercise.ExerciseRun;
import sudoku.exercise.InShell;
import sudoku.exercise.TestResult;
import sudoku.exercise.TestResult.Status;
import sudoku.exercise.answer.LocalAnswer;
import sudoku.exercise.api.Task;

/** The tests of a set on mutants, in this process: each ends with the first test it fails, or after too many steps. */
final class MutantRun {
    private static final long SEED = 1;
    /** It is steps that end a mutant; this is for one that waits. */
    private static final Duration DEADLINE = Duration.ofSeconds(60);
    private static final long MORE_TICKS = 100_000;
    private static final long TIMES_THE_TICKS = 3;

    private final ExerciseRun tests;
    private final Map<Class<?>, Long> ticks = new HashMap<>();

    /**
     * For a set.
     *
     * @param place where compiled hidden tests may lie
     */
    MutantRun(ExerciseSource set, AnswerSource answers, Path place) throws ReflectiveOperationException {
        tests = InShell.testsOf(set.number(), set.folder(), place);
        Class<?> reference = MutantCompiler.compile(List.of(answers.reference())).values().iterator().next();
        for (Class<?> api : tests.tasks()) {
            field(reference, "ticks").setLong(null, 0);
            if (!survives(api, reference)) {
                throw new AssertionError("The reference of " + set + " fails a test of " + api.getSimpleName());
            }
            ticks.put(api, field(reference, "ticks").getLong(null));
        }
    }

    /** Those that fail no test. */
    Set<String> survivors(List<Mutant> mutants) throws ReflectiveOperationException {
        Set<String> survivors = new TreeSet<>();
        for (Map.Entry<Mutant, Class<?>> each : MutantCompiler.compile(mutants).entrySet()) {
            Class<?> api = tests.tasks().get(each.getKey().task() - 1);
            field(each.getValue(), "mostTicks").setLong(null, MORE_TICKS + TIMES_THE_TICKS * ticks.get(api));
            if (survives(api, each.getValue())) {
                survivors.add(each.getKey().toString());
            }
        }
        return survivors;
    }

    private boolean survives(Class<?> api, Class<?> answers) throws ReflectiveOperationException {
        List<TestResult> failed = new ArrayList<>();
        Object student = student(api, answers);
        try (LocalAnswer answer = LocalAnswer.to(api, student, DEADLINE)) {
            Map<Class<?>, Object> asked = Map.of(api, answer.as(api));
            for (ExerciseRun test : tests.only(api).oneByOne()) {
                test.run(asked, SEED, result -> {
                    if (result.status() != Status.PASS) {
                        failed.add(result);
                    }
                });
                if (!failed.isEmpty()) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Object student(Class<?> api, Class<?> answers) throws ReflectiveOperationException {
        return field(answers, "task" + api.getAnnotation(Task.class).number())
                .get(answers.getConstructor().newInstance());
    }

    private static Field field(Class<?> type, String name) throws NoSuchFieldException {
        Field field = type.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }
}

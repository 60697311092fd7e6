package sudoku.course.mutants;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import sudoku.course.exercises.ExerciseSource;
import sudoku.exercise.ExerciseRun;
import sudoku.exercise.InShell;
import sudoku.exercise.TestResult;
import sudoku.exercise.TestResult.Status;
import sudoku.exercise.answer.LocalAnswer;

/** The tests of a set on mutants, in this process: each ends with the first test it fails, or after too many steps. */
final class MutantRun {
    private static final long SEED = 1;
    /** It is steps that end a mutant; this is for one that waits. */
    private static final Duration DEADLINE = Duration.ofSeconds(60);

    private final ExerciseRun tests;
    private final Map<Class<?>, TickedAnswer.Steps> steps = new HashMap<>();

    /**
     * For a set.
     *
     * @param place where compiled hidden tests may lie
     */
    MutantRun(ExerciseSource set, AnswerSource answers, Path place) throws ReflectiveOperationException {
        tests = InShell.testsOf(set.topic(), set.folder(), place);
        Class<?> reference = MutantCompiler.compile(List.of(answers.reference()))
                .values()
                .iterator()
                .next();
        for (Class<?> api : tests.tasks()) {
            TickedAnswer answer = TickedAnswer.of(api, reference);
            if (!survives(api, answer)) {
                throw new AssertionError("The reference of " + set + " fails a test of " + api.getSimpleName());
            }
            steps.put(api, answer.taken());
        }
    }

    /** Those that fail no test. */
    Set<String> survivors(List<Mutant> mutants) throws ReflectiveOperationException {
        Set<String> survivors = new TreeSet<>();
        for (Map.Entry<Mutant, Class<?>> each : MutantCompiler.compile(mutants).entrySet()) {
            Class<?> api = tests.tasks().get(each.getKey().task() - 1);
            if (survives(
                    api, TickedAnswer.of(api, each.getValue(), steps.get(api).forAMutant()))) {
                survivors.add(each.getKey().toString());
            }
        }
        return survivors;
    }

    private boolean survives(Class<?> api, TickedAnswer mutant) {
        List<TestResult> failed = new ArrayList<>();
        try (LocalAnswer answer = LocalAnswer.to(api, mutant.as(api), DEADLINE)) {
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
}

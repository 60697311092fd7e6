package sudoku.exercise;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import sudoku.exercise.TestResult.Status;
import sudoku.exercise.api.Task;
import sudoku.picture.Picture;

/** What the end of a test means for the student. */
final class Verdict {
    private final Method test;
    private final TestRun run;

    Verdict(Method test, TestRun run) {
        this.test = test;
        this.run = run;
    }

    TestResult on(Optional<String> whyNotReached, Optional<Throwable> thrown) {
        if (whyNotReached.isPresent()) {
            return result(Status.NOT_REACHED, whyNotReached.get(), "", "", Optional.empty(), "", List.of());
        }
        if (thrown.isEmpty()) {
            return result(Status.PASS, "", "", "", Optional.empty(), "", List.of());
        }
        if (thrown.get() instanceof Shortfall shortfall) {
            return result(Status.FAIL, shortfall.getMessage(), shortfall.expected(), shortfall.got(),
                    shortfall.picture(), shortfall.input(), List.of());
        }
        if (thrown.get() instanceof CallFailed failed) {
            if (failed.isLast()) {
                run.end(ExerciseRun.taskOf(test));
            }
            return result(Status.FAIL, failed.getMessage(), "", "", run.picture(), run.input(), failed.studentsLines());
        }
        return result(Status.FAIL, "The test could not deal with this answer: " + thrown.get(), "", "",
                run.picture(), run.input(), List.of());
    }

    private TestResult result(Status status, String sentence, String expected, String got, Optional<Picture> picture,
            String input, List<String> studentsLines) {
        int possible = test.getAnnotation(Points.class).value();
        Hint hint = test.getAnnotation(Hint.class);
        return new TestResult(test.getName(), name(), ExerciseRun.taskOf(test).getAnnotation(Task.class).number(),
                status == Status.PASS ? possible : 0, possible, status, sentence, expected, got, picture, input,
                status == Status.FAIL && hint != null ? hint.value() : "", studentsLines, run.work());
    }

    private String name() {
        DisplayName name = test.getAnnotation(DisplayName.class);
        return name == null ? test.getName() : name.value();
    }
}

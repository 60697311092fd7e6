package sudoku.exercise;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import sudoku.exercise.TestResult.Status;
import sudoku.exercise.api.Task;
import sudoku.judge.CallFailed;
import sudoku.picture.Picture;

/** What the end of a test means for the student. */
final class TestVerdict {
    private final Method test;
    private final TestRun run;
    private final Class<?> task;

    TestVerdict(Method test, Class<?> task, TestRun run) {
        this.test = test;
        this.run = run;
        this.task = task;
    }

    TestResult on(Optional<String> whyNotReached, Optional<Throwable> thrown) {
        if (whyNotReached.isPresent()) {
            return result(Status.NOT_REACHED, whyNotReached.get(), "", "", Optional.empty(), "", List.of(), "");
        }
        if (thrown.isEmpty()) {
            run.judged(task);
            return result(Status.PASS, "", "", "", Optional.empty(), "", List.of(), "");
        }
        if (thrown.get() instanceof Shortfall shortfall) {
            run.judged(task);
            return result(
                    Status.FAIL,
                    shortfall.getMessage(),
                    shortfall.expected(),
                    shortfall.got(),
                    shortfall.picture(),
                    shortfall.input(),
                    List.of(),
                    hint());
        }
        if (thrown.get() instanceof CallFailed failed) {
            if (failed.isLast()) {
                run.end(task);
            }
            // A null before anything else says nothing about the idea, so no hint about the idea helps.
            return result(
                    Status.FAIL,
                    failed.getMessage(),
                    "",
                    "",
                    run.picture(),
                    run.input(),
                    failed.studentsLines(),
                    failed.isNull() && !run.isJudged(task) ? "" : hint());
        }
        return result(
                Status.FAIL,
                "The test could not deal with this answer: " + thrown.get(),
                "",
                "",
                run.picture(),
                run.input(),
                List.of(),
                hint());
    }

    private TestResult result(
            Status status,
            String sentence,
            String expected,
            String got,
            Optional<Picture> picture,
            String input,
            List<String> studentsLines,
            String hint) {
        int possible = test.getAnnotation(Points.class).value();
        return new TestResult(
                test.getName(),
                name(),
                task.getAnnotation(Task.class).number(),
                status == Status.PASS ? possible : 0,
                possible,
                status,
                sentence,
                expected,
                got,
                picture,
                toTry(input),
                hint,
                studentsLines,
                run.work());
    }

    /** The last call, unless it is about something else or the test says itself what is to be called. */
    private String toTry(String input) {
        String called = "task" + task.getAnnotation(Task.class).number() + ".";
        return input.contains(called)
                ? input
                : JavaText.call(run.answer(task), task)
                        .filter(call -> call.contains(input))
                        .orElse(input);
    }

    private String hint() {
        Hint hint = test.getAnnotation(Hint.class);
        return hint == null ? "" : hint.value();
    }

    private String name() {
        DisplayName name = test.getAnnotation(DisplayName.class);
        return name == null ? test.getName() : name.value();
    }
}

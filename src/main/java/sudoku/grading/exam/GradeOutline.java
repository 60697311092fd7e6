package sudoku.grading.exam;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sudoku.exercise.ExerciseRun;
import sudoku.exercise.TestResult;
import sudoku.files.Fingerprint;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.LateRules;
import sudoku.grading.intake.OpenAnswers.OpenAnswer;
import sudoku.grading.intake.Submission;
import sudoku.grading.intake.Unreadable;
import sudoku.grading.report.Grade;
import sudoku.grading.report.Grade.Row;
import sudoku.grading.report.Grade.Status;

/**
 * What is known of a grade before anything runs: what it depends on, and which rows it has.
 *
 * @param safe whether a box holds what will be run
 */
public record GradeOutline(Assignment assignment, long seed, Optional<Instant> due, LateRules late, boolean safe) {
    /** All that a grade depends on, as one word; empty for what is not graded at all. */
    public String madeOf(Submission submission) {
        try {
            Submission.Chosen chosen =
                    OpenedSubmission.of(submission, assignment).chosen();
            return Fingerprint.of(String.join(
                    "\n",
                    assignment.digest(),
                    String.valueOf(seed),
                    due.toString(),
                    String.valueOf(safe),
                    late.of(submission, chosen.file().time(), due).toString(),
                    chosen.file().where(),
                    chosen.file().time().toString(),
                    String.join("\n", chosen.others()),
                    String.join("\n", submission.remarks()),
                    Fingerprint.of(chosen.bytes())));
        } catch (Unreadable nothingToKeep) {
            return "";
        }
    }

    /** A row for a student who has nothing to be tested: every test not reached. */
    public Grade without(String student, Status status, String reason) {
        List<Row> rows = rows(assignment.visibleTests(), Map.of(), false, () -> {});
        rows.addAll(rows(assignment.hiddenTests(), Map.of(), true, () -> {}));
        return Grade.without(student, status, reason, rows, safe);
    }

    /** A grade with nothing earned: what every grade of this set has. */
    public Grade blank() {
        return without("", Status.GRADED, "")
                .with(assignment.openTasks().values().stream()
                        .map(points -> new OpenAnswer(points, ""))
                        .toList());
    }

    List<Row> rows(ExerciseRun run, Map<Class<?>, Object> answers, boolean hidden, Runnable betweenTests) {
        List<Row> rows = new ArrayList<>();
        for (TestResult result : run.run(answers, seed, each -> betweenTests.run())) {
            rows.add(Row.of(result, hidden));
        }
        return rows;
    }
}

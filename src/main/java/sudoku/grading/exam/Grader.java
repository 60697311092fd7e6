package sudoku.grading.exam;

import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sudoku.exercise.ExerciseRun;
import sudoku.exercise.TestResult;
import sudoku.files.Fingerprint;
import sudoku.grading.intake.AnswerCells;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.LateRules;
import sudoku.grading.intake.Limits;
import sudoku.grading.intake.NotebookData;
import sudoku.grading.intake.OpenAnswers;
import sudoku.grading.intake.OpenAnswers.OpenAnswer;
import sudoku.grading.intake.Submission;
import sudoku.grading.intake.Unreadable;
import sudoku.grading.report.Grade;
import sudoku.grading.report.Grade.Row;
import sudoku.grading.report.Grade.Status;
import sudoku.grading.sandbox.Workers;
import sudoku.judge.StudentsFailure;

/**
 * Grades one submission.
 *
 * <p><b>Idea.</b> The tests that a student sees run first, those that nobody sees last: whatever the student's code
 * learns from a hidden test, nothing it says afterwards is written down.
 */
public record Grader(
        Assignment assignment,
        Workers workers,
        Limits limits,
        long seed,
        Optional<Instant> due,
        LateRules late,
        boolean safe) {
    /**
     * Whatever was handed in, there is a grade, if only a reason why there is none.
     *
     * @param giveWay is run when it takes more than usual, and may wait until others are graded
     */
    public Grade grade(Submission submission, Runnable giveWay) {
        try {
            Submission.Chosen chosen = submission.choose(assignment.name());
            NotebookData notebook = NotebookData.read(chosen.bytes());
            AnswerCells answers = AnswerCells.in(notebook, assignment.answerCells());
            if (answers.sources().isEmpty()) {
                throw new Unreadable("The notebook has none of the answer cells of " + assignment.name()
                        + ": it is another exercise, or its cells have lost their metadata.");
            }
            return graded(
                    submission,
                    chosen,
                    answers,
                    OpenAnswers.in(notebook, assignment.openTasks()),
                    new Budget(limits, giveWay));
        } catch (Unreadable unreadable) {
            return without(submission.student(), Status.UNREADABLE, unreadable.getMessage());
        } catch (UncheckedIOException noWorker) {
            return without(
                    submission.student(),
                    Status.NOT_GRADED,
                    "No worker could be started: " + noWorker.getCause().getMessage());
        }
    }

    /** All that a grade depends on, as one word; empty for what is not graded at all. */
    public String madeOf(Submission submission) {
        try {
            Submission.Chosen chosen = submission.choose(assignment.name());
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

    private Grade graded(
            Submission submission,
            Submission.Chosen chosen,
            AnswerCells answers,
            List<OpenAnswer> open,
            Budget budget) {
        List<String> remarks = new ArrayList<>(submission.remarks());
        remarks.addAll(answers.remarks());
        if (!chosen.others().isEmpty()) {
            remarks.add("More notebooks were handed in and not graded: "
                    + chosen.others().size() + ", the first is "
                    + chosen.others().get(0) + ".");
        }
        Tested tested = tested(answers.sources(), budget);
        if (tested.lacksSomething() && !answers.withOwn().isEmpty() && !budget.isOverForCompiling()) {
            Tested again = tested(answers.withOwn(), budget);
            if (again.points() > tested.points()) {
                tested = again;
                remarks.add("The answers use what cells of the student's own define; so these were run as well.");
            }
        }
        remarks.addAll(tested.remarks());
        return new Grade(
                submission.student(),
                Status.GRADED,
                "",
                chosen.file().where(),
                chosen.file().time().toString(),
                late.of(submission, chosen.file().time(), due),
                remarks,
                safe,
                tested.rows(),
                open,
                null);
    }

    /** How the tests went with these sources in the answer cells. */
    private record Tested(List<String> remarks, List<Row> rows) {
        int points() {
            return rows.stream().mapToInt(Row::points).sum();
        }

        /** An answer may be incomplete without what is elsewhere in the notebook. */
        boolean lacksSomething() {
            return rows.stream().anyMatch(row -> !row.passed())
                    && (!remarks.isEmpty()
                            || rows.stream().anyMatch(row -> row.sentence().contains(StudentsFailure.UNDEFINED_NAME)));
        }
    }

    private Tested tested(Map<String, String> sources, Budget budget) {
        try (Examination examination =
                new Examination(workers, assignment.cellsWith(sources), assignment.tasks(), limits, budget)) {
            List<String> remarks = new ArrayList<>();
            examination.failures().forEach((cell, failure) -> {
                if (!examination.failures().containsKey(cell + "-answer")) {
                    remarks.add("In the cell " + cell + ": " + failure);
                }
            });
            List<Row> rows =
                    rows(assignment.visibleTests(), RemoteAnswer.ofAll(examination), false, examination::betweenTests);
            rows.addAll(
                    rows(assignment.hiddenTests(), RemoteAnswer.ofAll(examination), true, examination::betweenTests));
            return new Tested(remarks, rows);
        }
    }

    private List<Row> rows(ExerciseRun run, Map<Class<?>, Object> answers, boolean hidden, Runnable betweenTests) {
        List<Row> rows = new ArrayList<>();
        for (TestResult result : run.run(answers, seed, each -> betweenTests.run())) {
            rows.add(Row.of(result, hidden));
        }
        return rows;
    }
}

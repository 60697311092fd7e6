package sudoku.grading.exam;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sudoku.exercise.ExerciseRun;
import sudoku.grading.intake.AnswerCells;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.Limits;
import sudoku.grading.intake.OpenAnswers;
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
public record Grader(GradeOutline outline, Workers workers, Limits limits) {
    /**
     * Whatever was handed in, there is a grade, if only a reason why there is none.
     *
     * @param giveWay is run when it takes more than usual, and may wait until others are graded
     */
    public Grade grade(Submission submission, Runnable giveWay) {
        try {
            return graded(
                    submission, OpenedSubmission.of(submission, outline.assignment()), new Budget(limits, giveWay));
        } catch (Unreadable unreadable) {
            return outline.without(submission.student(), Status.UNREADABLE, unreadable.getMessage());
        } catch (UncheckedIOException noWorker) {
            return outline.without(
                    submission.student(),
                    Status.NOT_GRADED,
                    "No worker could be started: " + noWorker.getCause().getMessage());
        }
    }

    private Grade graded(Submission submission, OpenedSubmission opened, Budget budget) {
        Submission.Chosen chosen = opened.chosen();
        AnswerCells answers = opened.answers();
        List<String> remarks = new ArrayList<>(submission.remarks());
        remarks.addAll(answers.remarks());
        if (outline.assignment().isAsGivenOut(answers.sources())) {
            remarks.add("No code was written: the answer cells are as they were given out.");
        }
        if (!chosen.others().isEmpty()) {
            remarks.add("More notebooks were handed in, but not graded: "
                    + chosen.others().size() + "; the first is "
                    + chosen.others().get(0) + ".");
        }
        Tested tested = tested(answers.sources(), budget);
        if (tested.lacksSomething() && !answers.withOwn().isEmpty() && !budget.isOverForCompiling()) {
            Tested again = tested(answers.withOwn(), budget);
            if (again.points() > tested.points()) {
                tested = again;
                remarks.add("The answers use what the student's own cells define, so those cells were run as well.");
            }
        }
        remarks.addAll(tested.remarks());
        return new Grade(
                submission.student(),
                Status.GRADED,
                "",
                chosen.file().where(),
                chosen.file().time().toString(),
                outline.late().of(submission, chosen.file().time(), outline.due()),
                remarks,
                outline.safe(),
                tested.rows(),
                OpenAnswers.in(opened.notebook(), outline.assignment().openTasks()),
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
        Assignment assignment = outline.assignment();
        try (Examination examination =
                new Examination(workers, assignment.cellsWith(sources), assignment.tasks(), limits, budget)) {
            List<String> remarks = new ArrayList<>();
            examination.failures().forEach((cell, failure) -> {
                if (!examination.failures().containsKey(cell + "-answer")) {
                    remarks.add("In the cell " + cell + ": " + failure);
                }
            });
            List<Row> rows = rows(examination, assignment.visibleTests(), false);
            rows.addAll(rows(examination, assignment.hiddenTests(), true));
            return new Tested(remarks, rows);
        }
    }

    private List<Row> rows(Examination examination, ExerciseRun tests, boolean hidden) {
        return outline.rows(tests, RemoteAnswer.ofAll(examination), hidden, examination::betweenTests);
    }
}

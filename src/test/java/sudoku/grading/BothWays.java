package sudoku.grading;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sudoku.grading.exam.GradeOutline;
import sudoku.grading.exam.Grader;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.HandedInFiles;
import sudoku.grading.intake.LateRules;
import sudoku.grading.intake.Submission;
import sudoku.grading.intake.Submissions;
import sudoku.grading.intake.Unreadable;
import sudoku.grading.report.Grade;
import sudoku.grading.report.GradeFiles;
import sudoku.grading.sandbox.Box;
import sudoku.grading.sandbox.WorkerFolder;
import sudoku.grading.sandbox.Workers;

/**
 * Grades once more what a grading has done, with each worker compiling what it runs. In the grading one process has
 * compiled for all; to no test and to no point may that have made a difference.
 */
public final class BothWays {
    private BothWays() {}

    /** The grades of these students that differ, each with what came out in the one way and in the other. */
    public static List<String> differences(GradingPlan plan, Predicate<String> students) throws IOException {
        try (Assignment assignment = new Assignment(plan.exercise());
                HandedInFiles handedIn = new HandedInFiles(plan.submissions())) {
            assignment.compileTests();
            GradeOutline outline =
                    new GradeOutline(assignment, plan.seed().getAsLong(), plan.due(), LateRules.NONE, true);
            GradeFiles done = new GradeFiles(
                    plan.out(), List.of(), assignment.name(), plan.seed().getAsLong(), outline.blank(), said -> {});
            List<Submission> all = Submissions.in(handedIn, assignment.name(), List.of()).stream()
                    .filter(each -> students.test(each.student()))
                    .toList();
            if (all.stream().noneMatch(each -> done.find(each.student(), outline.madeOf(each))
                    .isPresent())) {
                return List.of("nobody was graded who could be compared");
            }
            try (WorkerFolder folder = new WorkerFolder(assignment.tasks());
                    Workers alone =
                            new Workers(new Box(ExaminationHall.programs(), plan.jdk(), folder, plan.limits()), 0)) {
                Grader grader = new Grader(outline, alone, plan.limits());
                return all.parallelStream()
                        .flatMap(each -> difference(each, grader, done))
                        .toList();
            }
        } catch (Unreadable impossible) {
            throw new IOException(impossible);
        }
    }

    private static List<String> outcome(Grade grade, boolean withStatus) {
        return grade.tests().stream()
                .map(row -> row.test() + " " + row.points() + (withStatus ? row.status() : ""))
                .toList();
    }

    /** Where an answer fills the memory without an end, the machine's load decides if it is told so or out of time. */
    private static boolean isEndless(Grade grade) {
        return grade.tests().stream()
                .anyMatch(row -> row.sentence().contains("filled the memory")
                        || row.sentence().contains("did not end"));
    }

    /** What was not graded has no grade to compare. */
    private static Stream<String> difference(Submission submission, Grader grader, GradeFiles done) {
        Optional<Grade> ahead = done.find(submission.student(), grader.outline().madeOf(submission));
        return ahead.stream().flatMap(grade -> {
            Grade again = grader.grade(submission, () -> {});
            boolean withStatus = !isEndless(grade) || !isEndless(again);
            return outcome(grade, withStatus).equals(outcome(again, withStatus))
                    ? Stream.empty()
                    : Stream.of("compiled ahead: " + grade + "\ncompiled by the worker: " + again);
        });
    }
}

package sudoku.grading;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import sudoku.grading.exam.Grader;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.HandedInFiles;
import sudoku.grading.intake.LateRules;
import sudoku.grading.intake.Limits;
import sudoku.grading.intake.Submission;
import sudoku.grading.intake.Submissions;
import sudoku.grading.intake.Unreadable;
import sudoku.grading.report.Grade;
import sudoku.grading.sandbox.Box;
import sudoku.grading.sandbox.WorkerFolder;
import sudoku.grading.sandbox.Workers;

/**
 * Grades a class twice at the same time: with the cells compiled ahead by a process that does it for all, and with
 * each worker compiling what it runs.
 */
public final class BothWays {
    private static final long SEED = 1;

    private BothWays() {}

    /** The grades that differ, each with what came out in the one way and in the other. */
    public static List<String> differences(Path exercise, Path submissions, Path jdk, Limits limits)
            throws IOException {
        try (Assignment assignment = new Assignment(exercise);
                HandedInFiles handedIn = new HandedInFiles(submissions);
                WorkerFolder folder = new WorkerFolder(assignment.tasks())) {
            Box box = new Box(ExaminationHall.programs(), jdk, folder, limits);
            List<Submission> all = Submissions.in(handedIn, assignment.name());
            CompletableFuture<List<Grade>> ahead =
                    CompletableFuture.supplyAsync(() -> graded(all, new Workers(box, 1), assignment, limits));
            List<Grade> alone = graded(all, new Workers(box, 0), assignment, limits);
            List<String> differences = new ArrayList<>();
            for (int i = 0; i < all.size(); i++) {
                Grade one = ahead.join().get(i);
                if (!one.equals(alone.get(i))) {
                    differences.add("compiled ahead: " + one + "\ncompiled by the worker: " + alone.get(i));
                }
            }
            return differences;
        } catch (Unreadable impossible) {
            throw new IOException(impossible);
        }
    }

    private static List<Grade> graded(List<Submission> all, Workers workers, Assignment assignment, Limits limits) {
        try (workers) {
            Grader grader = new Grader(assignment, workers, limits, SEED, Optional.empty(), LateRules.NONE, true);
            return all.stream().map(grader::grade).toList();
        }
    }
}

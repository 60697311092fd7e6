package sudoku.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import sudoku.files.CourseProblem;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.Part;
import sudoku.grading.report.GradeFiles;

/** The files and folders of a grading, looked at before anything takes time. */
final class GradingPlaces {
    private final GradingPlan plan;

    GradingPlaces(GradingPlan plan) {
        this.plan = plan;
    }

    /** Where parts have kept what they have done, if this run takes it over. */
    List<Path> earlier() {
        Path parts = plan.out().resolve(Part.FOLDER);
        if (!plan.part().joins()) {
            return List.of();
        }
        try (Stream<Path> folders = Files.isDirectory(parts) ? Files.list(parts) : Stream.empty()) {
            return folders.filter(folder -> Files.isDirectory(folder.resolve(GradeFiles.FOLDER)))
                    .sorted()
                    .toList();
        } catch (IOException failed) {
            throw new CourseProblem("The parts in " + parts + " cannot be read (" + failed.getMessage() + ").");
        }
    }

    void check() {
        if (!Files.isRegularFile(plan.exercise().resolve(Assignment.NOTEBOOK))) {
            throw new CourseProblem("There is no exercise in " + plan.exercise() + ": name a folder that holds "
                    + Assignment.NOTEBOOK + ", such as exercises/03-stack.");
        }
        for (String test : List.of("VisibleTests.java", "HiddenTests.java")) {
            if (!Files.isRegularFile(plan.exercise().resolve(test))) {
                throw new CourseProblem("The exercise " + plan.exercise() + " has no " + test
                        + ": grade with the instructor's edition, which has all tests.");
            }
        }
        if (Files.notExists(plan.submissions())) {
            throw new CourseProblem("There is nothing at " + plan.submissions()
                    + ": name the folder or the zip archive with the submissions.");
        }
        if (!Files.isReadable(plan.submissions())) {
            throw new CourseProblem(
                    "You have no permission to read " + plan.submissions() + ": ask its owner, or name a copy of it.");
        }
        if (plan.out()
                .toAbsolutePath()
                .normalize()
                .startsWith(plan.submissions().toAbsolutePath().normalize())) {
            throw new CourseProblem("The folder " + plan.out()
                    + " is among the submissions, where the reports would be taken for a student's work: "
                    + "name a folder beside " + plan.submissions() + ".");
        }
        if (!plan.part().isWhole() && plan.seed().isEmpty()) {
            throw new CourseProblem("All parts of a class must get the same puzzles: add --seed and the same "
                    + "number to each, such as " + GradingSeed.drawn() + ".");
        }
        if (plan.part().joins() && earlier().isEmpty()) {
            throw new CourseProblem(
                    "There are no parts to join in " + plan.out() + ": give the --out that the parts had.");
        }
        Path folder = plan.folder();
        try (Stream<Path> entries = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            boolean empty = entries.allMatch(this::isEmptyStart);
            if (!empty && !goesOn()) {
                throw new CourseProblem("The folder " + folder + " is not empty: name another one, or add --resume to"
                        + " go on with the grading in it, or --join if parts were graded there.");
            }
            if (!empty && !Files.isDirectory(folder.resolve(GradeFiles.FOLDER))) {
                throw new CourseProblem(
                        "The folder " + folder + " has no grading that can be resumed: name another one.");
            }
        } catch (IOException failed) {
            throw new CourseProblem(
                    "The folder " + folder + " cannot be read (" + failed.getMessage() + "): name another folder.");
        }
    }

    /** A part that is begun again, and a second joining, go on where they were. */
    private boolean goesOn() {
        return plan.resume() || !plan.part().isWhole() || plan.part().joins();
    }

    /** What a grading leaves that was refused before its first grade; and its parts, for a run that joins them. */
    private boolean isEmptyStart(Path entry) {
        String name = entry.getFileName().toString();
        String[] inside = name.equals(GradeFiles.FOLDER) ? entry.toFile().list() : null;
        return inside != null && List.of(GradingSeed.FILE).containsAll(List.of(inside))
                || name.equals(GradingLock.FILE)
                || plan.part().joins() && name.equals(Part.FOLDER);
    }

    /** Before anything takes time. */
    void make() {
        try {
            Files.createDirectories(plan.folder().resolve(GradeFiles.FOLDER));
        } catch (IOException failed) {
            throw new CourseProblem(
                    "Cannot write to " + plan.folder() + " (" + failed.getMessage() + "): name another folder.");
        }
    }
}

package sudoku.grading.alike;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sudoku.grading.intake.AnswerCells;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.NotebookData;
import sudoku.grading.intake.Submission;
import sudoku.grading.intake.Unreadable;

/** What a class has written, gathered to be compared. */
public final class ClassAnswers {
    private ClassAnswers() {}

    /**
     * The answers of all whose notebook can be read.
     *
     * @param exercise its folder, beside which the lessons' folder is looked for
     */
    public static AlikeAnswers of(List<Submission> submissions, Assignment assignment, Path exercise) {
        Map<String, String> sources = new TreeMap<>();
        for (Submission submission : submissions) {
            try {
                NotebookData notebook =
                        NotebookData.read(submission.choose(assignment.name()).bytes());
                sources.put(
                        submission.student(),
                        String.join(
                                "\n\n",
                                AnswerCells.in(notebook, assignment.answerCells())
                                        .sources()
                                        .values()));
            } catch (Unreadable nothingToCompare) {
                // Its grade says so already.
            }
        }
        return new AlikeAnswers(
                sources, assignment.given(), lesson(exercise.toAbsolutePath().normalize(), assignment.name()));
    }

    /** The code of the lesson before the exercise; nothing where the exercise lies by itself. */
    private static List<String> lesson(Path exercise, String name) {
        Path course = exercise.getParent() == null ? null : exercise.getParent().getParent();
        Path lesson = course == null ? null : course.resolve("notebooks").resolve(name + ".ipynb");
        if (lesson == null || !Files.isRegularFile(lesson)) {
            return List.of();
        }
        try {
            return NotebookData.code(Files.readAllBytes(lesson));
        } catch (IOException | Unreadable broken) {
            return List.of();
        }
    }
}

package sudoku.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sudoku.grading.report.Grade.Status;

/** What Moodle and Canvas import: columns and numbers of their own, from names of files that they have given out. */
class GradebookFilesTests {
    private static Grade grade(String student, String file, Status status, int points) {
        return SampleGrade.of(student, SampleGrade.row(points, 13))
                .status(status, status == Status.GRADED ? "" : "Why, is said here.")
                .file(file)
                .grade();
    }

    private static Map<String, String> files(Grade... grades) {
        return GradebookFiles.of(List.of(grades), "03-stack");
    }

    @Test
    void moodleKnowsItsParticipantsByNumber() {
        String folder = "Ada Byron_4711_assignsubmission_file_/exercise.ipynb";
        String file = "=cmd(), X_12_assignsubmission_file_exercise.ipynb";
        assertThat(files(
                        grade("Ada Byron_4711", folder, Status.GRADED, 12),
                        grade("=cmd(), X_12", file, Status.UNREADABLE, 0),
                        grade("no number", "", Status.MISSING, 0)))
                .containsOnlyKeys("for-moodle.csv")
                .containsEntry(
                        "for-moodle.csv",
                        """
                        Identifier,Full name,Grade,Maximum Grade,Last modified (grade),Feedback comments
                        Participant 4711,Ada Byron,12,13,,
                        Participant 12,"'=cmd(), X",0,13,,"Why, is said here."
                        """);
    }

    @Test
    void aNumberThatTwoClaimIsNotImportedForEither() {
        Grade[] grades = Stream.of("Bob_77", "Eve_77", "Ada_7")
                .map(name -> grade(name, name + "_assignsubmission_file_/exercise.ipynb", Status.GRADED, 12))
                .toArray(Grade[]::new);
        assertThat(files(grades).get("for-moodle.csv"))
                .contains("Participant 7,Ada")
                .doesNotContain("77");
    }

    @Test
    void canvasKnowsItsStudentsByNumberAndWantsThePossiblePointsFirst() {
        assertThat(files(
                        grade("byronada_4711", "byronada_4711_90001_exercise.ipynb", Status.GRADED, 7),
                        grade("li_12", "li_LATE_12_90002_exercise-1.ipynb", Status.GRADED, 13),
                        grade("ng_8", "ng_8_90003_exercise.ipynb", Status.NOT_GRADED, 0)))
                .containsOnlyKeys("for-canvas.csv")
                .containsEntry(
                        "for-canvas.csv",
                        """
                        Student,ID,SIS User ID,SIS Login ID,Section,03-stack
                            Points Possible,,,,,13
                        byronada,4711,,,,7
                        li,12,,,,13
                        ng,8,,,,
                        """);
    }

    @Test
    void whereNoSystemHasGivenOutTheFilesThereIsNothingToImport() {
        assertThat(files(
                        grade("ada_1", "ada_1/exercise.ipynb", Status.GRADED, 7),
                        grade("bob", "bob.ipynb", Status.GRADED, 7)))
                .isEmpty();
    }
}

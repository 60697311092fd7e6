package sudoku.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.grading.intake.Lateness;
import sudoku.grading.report.Grade.Status;

/** What Moodle and Canvas import: columns and numbers of their own, from names of files that they have given out. */
class GradebookFilesTests {
    private static Grade grade(String student, String file, Status status, int points) {
        return new Grade(
                student,
                status,
                status == Status.GRADED ? "" : "Why, is said here.",
                file,
                "2026-11-20T12:00:00Z",
                Lateness.NONE,
                List.of(),
                true,
                List.of(new Grade.Row(
                        "test", "A test", 1, points, 13, "FAIL", false, "", "", "", "", "", List.of(), 0)));
    }

    @Test
    void moodleKnowsItsParticipantsByNumber() {
        assertThat(GradebookFiles.of(
                        List.of(
                                grade(
                                        "Ada Byron_4711",
                                        "Ada Byron_4711_assignsubmission_file_/exercise.ipynb",
                                        Status.GRADED,
                                        12),
                                grade(
                                        "=cmd(), X_12",
                                        "=cmd(), X_12_assignsubmission_file_exercise.ipynb",
                                        Status.UNREADABLE,
                                        0),
                                grade("no number", "", Status.MISSING, 0)),
                        "03-stack"))
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
        assertThat(GradebookFiles.of(
                                List.of(
                                        grade(
                                                "Bob_77",
                                                "Bob_77_assignsubmission_file_/exercise.ipynb",
                                                Status.GRADED,
                                                12),
                                        grade(
                                                "Eve_77",
                                                "Eve_77_assignsubmission_file_/exercise.ipynb",
                                                Status.GRADED,
                                                1),
                                        grade(
                                                "Ada_7",
                                                "Ada_7_assignsubmission_file_/exercise.ipynb",
                                                Status.GRADED,
                                                13)),
                                "03-stack")
                        .get("for-moodle.csv"))
                .contains("Participant 7,Ada")
                .doesNotContain("77");
    }

    @Test
    void canvasKnowsItsStudentsByNumberAndWantsThePossiblePointsFirst() {
        assertThat(GradebookFiles.of(
                        List.of(
                                grade("byronada_4711", "byronada_4711_90001_exercise.ipynb", Status.GRADED, 7),
                                grade("li_12", "li_LATE_12_90002_exercise-1.ipynb", Status.GRADED, 13),
                                grade("ng_8", "ng_8_90003_exercise.ipynb", Status.NOT_GRADED, 0)),
                        "03-stack"))
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
        assertThat(GradebookFiles.of(
                        List.of(
                                grade("ada_1", "ada_1/exercise.ipynb", Status.GRADED, 7),
                                grade("bob", "bob.ipynb", Status.GRADED, 7)),
                        "03-stack"))
                .isEmpty();
    }
}

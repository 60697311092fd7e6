package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.grading.intake.HandIns.EXERCISE;
import static sudoku.grading.intake.HandIns.found;
import static sudoku.grading.intake.HandIns.handIn;
import static sudoku.grading.intake.HandIns.zip;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/** Every layout in which a class hands in is understood, as a folder and as an archive. */
class SubmissionsTests {
    @TempDir
    Path folder;

    /** What the files are called, and whose they are. */
    static final List<Arguments> LAYOUTS = List.of(
            Arguments.of(
                    "a file for each student",
                    List.of("ada.ipynb", "bob.ipynb", "README.txt"),
                    List.of("ada: ada.ipynb", "bob: bob.ipynb")),
            Arguments.of(
                    "a folder for each student",
                    List.of("ada/my answer.ipynb", "ada/notes.txt", "bob/exercise.ipynb"),
                    List.of("ada: ada/my answer.ipynb", "bob: bob/exercise.ipynb")),
            Arguments.of(
                    "nbgrader",
                    List.of(
                            "submitted/ada/03-stack/exercise.ipynb",
                            "submitted/ada/04-x/exercise.ipynb",
                            "submitted/bob/03-stack/exercise.ipynb"),
                    List.of("ada: ada/03-stack/exercise.ipynb", "bob: bob/03-stack/exercise.ipynb")),
            Arguments.of(
                    "nbgrader, from within",
                    List.of("ada/03-stack/exercise.ipynb"),
                    List.of("ada: ada/03-stack/exercise.ipynb")),
            Arguments.of(
                    "Moodle with folders",
                    List.of(
                            "Ada Byron_4711_assignsubmission_file_/exercise.ipynb",
                            "Bob_12_assignsubmission_file_/exercise.ipynb"),
                    List.of(
                            "Ada Byron_4711: Ada Byron_4711_assignsubmission_file_/exercise.ipynb",
                            "Bob_12: Bob_12_assignsubmission_file_/exercise.ipynb")),
            Arguments.of(
                    "Moodle without",
                    List.of("Ada Byron_4711_assignsubmission_file_exercise.ipynb"),
                    List.of("Ada Byron_4711: Ada Byron_4711_assignsubmission_file_exercise.ipynb")),
            Arguments.of(
                    "Canvas",
                    List.of(
                            "byronada_4711_90001_exercise.ipynb",
                            "li_LATE_12_90002_exercise-1.ipynb",
                            "li_LATE_12_90003_notes.ipynb"),
                    List.of(
                            "byronada_4711: byronada_4711_90001_exercise.ipynb",
                            "li_12, late: li_LATE_12_90002_exercise-1.ipynb," + " not li_LATE_12_90003_notes.ipynb")),
            Arguments.of(
                    "names that only look like Canvas's",
                    List.of("ada_1_2_x.ipynb", "bob.ipynb"),
                    List.of("ada_1_2_x: ada_1_2_x.ipynb", "bob: bob.ipynb")),
            Arguments.of(
                    "a folder around all",
                    List.of("class of 26/ada/exercise.ipynb", "class of 26/bob/a.ipynb"),
                    List.of("ada: ada/exercise.ipynb", "bob: bob/a.ipynb")),
            Arguments.of(
                    "what systems leave behind",
                    List.of(
                            "ada/exercise.ipynb",
                            "__MACOSX/ada/._exercise.ipynb",
                            "ada/.ipynb_checkpoints/exercise-checkpoint.ipynb"),
                    List.of("ada: ada/exercise.ipynb")),
            Arguments.of(
                    "several notebooks",
                    List.of("ada/a.ipynb", "ada/exercise.ipynb", "ada/z.ipynb"),
                    List.of("ada: ada/exercise.ipynb, not ada/a.ipynb, not ada/z.ipynb")));

    @Test
    void aSetIsFoundUnderTheNameItHadAndUnderItsOwnFirst() throws Exception {
        for (String file : List.of(
                "ada/06-dancing-links/exercise.ipynb",
                "bob/06-dancing-links/old.ipynb",
                "bob/08-dancing-links/exercise.ipynb")) {
            handIn(folder.resolve("submitted"), file);
        }
        assertThat(found(folder, "08-dancing-links"))
                .containsExactly(
                        "ada: ada/06-dancing-links/exercise.ipynb", "bob: bob/08-dancing-links/exercise.ipynb");
    }

    @ParameterizedTest(name = "{0}")
    @FieldSource("LAYOUTS")
    void everyLayoutIsUnderstoodAsAFolderAndAsAnArchive(String layout, List<String> files, List<String> expected)
            throws Exception {
        Path archive = zip(folder.resolve("all.zip"), files.toArray(String[]::new));
        Path all = Files.createDirectory(folder.resolve("all"));
        for (String file : files) {
            Files.setLastModifiedTime(handIn(all, file), FileTime.fromMillis(1_700_000_000_000L));
        }
        assertThat(found(all)).as("folder").isEqualTo(expected);
        assertThat(found(archive)).as("archive").isEqualTo(expected);
    }

    @Test
    void aNameOfThousandsOfCharactersIsRefusedInOneLine() throws Exception {
        Path archive = zip(folder.resolve("all.zip"), "ada/exercise.ipynb", "n".repeat(20_000) + ".ipynb");
        try (HandedInFiles pile = new HandedInFiles(archive)) {
            assertThat(Submissions.in(pile, EXERCISE, List.of()))
                    .extracting(Submission::student)
                    .containsExactly("ada");
            assertThat(pile.refused())
                    .singleElement()
                    .asString()
                    .hasSizeLessThan(200)
                    .endsWith("a name of more than 1000 characters");
        }
    }

    @Test
    void anArchiveWithNamesInOtherLettersIsReadAllTheSame() throws Exception {
        Path archive =
                zip(folder.resolve("all.zip"), StandardCharsets.ISO_8859_1, "Jos\u00e9.ipynb", "Jos\u00e8.ipynb");
        assertThat(found(archive)).hasSize(2).allMatch(line -> line.startsWith("Jos"));
        Path students = Files.createDirectory(folder.resolve("all"));
        Files.copy(archive, students.resolve("ada.zip"));
        assertThat(found(students)).hasSize(1).allMatch(line -> line.startsWith("ada: ada.zip/Jos"));
    }
}

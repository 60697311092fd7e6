package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.grading.intake.HandIns.EXERCISE;
import static sudoku.grading.intake.HandIns.firstTime;
import static sudoku.grading.intake.HandIns.handIn;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When something was handed in: what nbgrader says of it, and nobody else. */
class HandInTimesTests {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "2026-11-20 12:00:00.123456 UTC, 2026-11-20T12:00:00.123456Z",
        "yesterday, 1970-01-01T00:00:05Z",
        "2026-11-20 12:00:00 Europe/Berlin, 2026-11-20T11:00:00Z",
        "2026-11-20T12:00:00, 2026-11-20T12:00:00Z",
        "2026-99-20 12:00:00 UTC, 1970-01-01T00:00:05Z"
    })
    void nbgraderSaysWhenSomethingWasHandedInInAFileBesideIt(String text, String time) throws Exception {
        Path set = folder.resolve("submitted/ada/" + EXERCISE);
        Files.setLastModifiedTime(handIn(set, "exercise.ipynb"), FileTime.fromMillis(5_000));
        Files.writeString(set.resolve("timestamp.txt"), text + "\n");
        assertThat(firstTime(folder)).isEqualTo(time);
    }

    /** Read first, since its folder comes before the others by name. */
    @ParameterizedTest
    @ValueSource(strings = {"a", "a/b", "timestamp.txt", EXERCISE})
    void aTimestampInAFolderOfTheStudentsOwnSaysNothing(String own) throws Exception {
        Path set = folder.resolve("submitted/ada/" + EXERCISE);
        handIn(set, "exercise.ipynb");
        Path forged = Files.createDirectories(set.resolve(own)).resolve("timestamp.txt");
        Files.writeString(forged, "2001-01-01 12:00:00 UTC");
        if (!own.equals("timestamp.txt")) {
            Files.writeString(set.resolve("timestamp.txt"), "2026-11-20 12:00:00 UTC");
        }
        assertThat(firstTime(folder)).as("forged by %s", forged).isAfterOrEqualTo("2026-11-20T12:00:00Z");
    }

    @Test
    void outOfNbgraderATimestampIsAFileLikeAnyOther() throws Exception {
        Path ada = folder.resolve("Ada_1_assignsubmission_file_/" + EXERCISE);
        Files.setLastModifiedTime(handIn(ada, "exercise.ipynb"), FileTime.fromMillis(5_000));
        Files.writeString(ada.resolve("timestamp.txt"), "2001-01-01 12:00:00 UTC");
        assertThat(firstTime(folder)).isEqualTo("1970-01-01T00:00:05Z");
    }
}

package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sudoku.course.edition.Bundle;
import sudoku.course.edition.CourseFolder;
import sudoku.course.jupyter.ChildProcess;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The students' bundle, made by the program itself, which runs every notebook of it. */
@Needs(Need.JUPYTER)
@Timeout(900)
class ReleaseIT {
    private static ChildProcess.Ended program(String... arguments) throws IOException {
        ProcessBuilder program = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                CourseFolder.here().jar().toString(),
                "release");
        program.command().addAll(List.of(arguments));
        return ChildProcess.run(program, Duration.ofMinutes(14));
    }

    @Tag("thorough")
    @Test
    void theBundleIsMadeAndProven(@TempDir Path out) throws IOException {
        ChildProcess.Ended ended = program("--out", out.toString());
        assertThat(ended.status()).as(ended.toString()).isZero();
        assertThat(Bundle.of(CourseFolder.here()).zip())
                .isEqualTo(Files.readAllBytes(out.resolve(Bundle.NAME + ".zip")));
    }

    @Test
    void aFolderOfSomebodysOwnIsLeftAlone(@TempDir Path elsewhere) throws IOException {
        Path diary = elsewhere.resolve(Bundle.NAME).resolve("diary.txt");
        Files.createDirectories(diary.getParent());
        Files.writeString(diary, "mine");
        ChildProcess.Ended refused = program("--out", elsewhere.toString());
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.toString()).contains("not a bundle of this course");
        assertThat(diary).hasContent("mine");
    }
}

package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeAll;
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
    @TempDir
    static Path out;

    private static ChildProcess.Ended ended;

    @BeforeAll
    static void release() throws IOException {
        ended = program("--out", out.toString());
    }

    private static ChildProcess.Ended program(String... arguments) throws IOException {
        ProcessBuilder program = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar", CourseFolder.here().jar().toString(), "release");
        program.command().addAll(List.of(arguments));
        return ChildProcess.run(program, Duration.ofMinutes(14));
    }

    @Test
    void theBundleIsMadeAndProven() {
        assertThat(ended.status()).as(ended.toString()).isZero();
    }

    @Test
    void folderAndZipHoldTheSameFilesAndNothingElseThanStudentsNeed() throws IOException {
        Map<String, byte[]> files = Bundle.of(CourseFolder.here()).files();
        assertThat(unzipped()).containsExactlyInAnyOrderEntriesOf(prefixed(files));
        assertThat(files.keySet()).allMatch(name -> name.matches(
                "README\\.md|LICENSE|target/sudoku\\.jar|target/lib/.+\\.jar|notebooks/.+|"
                        + "exercises/[^/]+/exercise\\.ipynb"));
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            assertThat(out.resolve(Bundle.NAME).resolve(file.getKey())).hasBinaryContent(file.getValue());
        }
        assertThat(laidOut()).containsExactlyInAnyOrderElementsOf(files.keySet());
    }

    private static List<String> laidOut() throws IOException {
        Path folder = out.resolve(Bundle.NAME);
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/')).toList();
        }
    }

    private static Map<String, byte[]> prefixed(Map<String, byte[]> files) {
        Map<String, byte[]> prefixed = new TreeMap<>();
        files.forEach((name, content) -> prefixed.put(Bundle.NAME + "/" + name, content));
        return prefixed;
    }

    private static Map<String, byte[]> unzipped() throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        byte[] bytes = Files.readAllBytes(out.resolve(Bundle.NAME + ".zip"));
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        }
        return files;
    }

    @Test
    void theBytesAreTheSameEachTime() throws IOException {
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
        assertThat(refused.toString()).contains("no bundle of this course");
        assertThat(diary).hasContent("mine");
    }
}

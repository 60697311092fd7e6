package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What students are given, with the jar in it; that it runs is shown where the program makes it. */
class BundleIT {
    private final Bundle bundle = Bundle.of(CourseFolder.here());

    @TempDir
    private Path out;

    @Test
    void folderAndZipHoldTheSameFilesAndNothingElseThanStudentsNeed() throws IOException {
        Map<String, byte[]> files = bundle.files();
        bundle.writeTo(out.resolve(Bundle.NAME));
        assertThat(unzipped()).containsExactlyInAnyOrderEntriesOf(prefixed(files));
        assertThat(files.keySet())
                .allMatch(
                        name -> name.matches("README\\.md|LICENSE|target/sudoku\\.jar|target/lib/.+\\.jar|notebooks/.+|"
                                + "exercises/[^/]+/exercise\\.ipynb"));
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            assertThat(out.resolve(Bundle.NAME).resolve(file.getKey())).hasBinaryContent(file.getValue());
        }
        assertThat(laidOut()).containsExactlyInAnyOrderElementsOf(files.keySet());
    }

    @Test
    void itGivesNothingAway() {
        Secrets secrets = Secrets.of(CourseFolder.here());
        assertThat(bundle.files().entrySet()).allSatisfy(file -> assertThat(secrets.in(file.getKey(), file.getValue()))
                .isEmpty());
    }

    @Test
    void theBytesAreTheSameEachTime() {
        assertThat(Bundle.of(CourseFolder.here()).zip()).isEqualTo(bundle.zip());
    }

    private List<String> laidOut() throws IOException {
        Path folder = out.resolve(Bundle.NAME);
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .toList();
        }
    }

    private static Map<String, byte[]> prefixed(Map<String, byte[]> files) {
        Map<String, byte[]> prefixed = new TreeMap<>();
        files.forEach((name, content) -> prefixed.put(Bundle.NAME + "/" + name, content));
        return prefixed;
    }

    private Map<String, byte[]> unzipped() throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bundle.zip()))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        }
        return files;
    }
}

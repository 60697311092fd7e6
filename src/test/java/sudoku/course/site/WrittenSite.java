package sudoku.course.site;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import sudoku.course.cli.Main;
import sudoku.course.edition.CourseFolder;
import sudoku.files.Disk;
import sudoku.files.OneAtATime;

/** Two lessons and a set of exercises as pages: written for the first test of a build that asks, and kept for all. */
public final class WrittenSite {
    public static final String LESSON = "01-backtracking.html";
    public static final String EXERCISE = "exercises/01-backtracking/exercise.html";

    private static final String BUILD = System.getProperty("sudoku.build", "");

    private static Path folder;

    private WrittenSite() {}

    /** Tests run in several JVMs of one build; without a build, as in an editor, each JVM writes its own. */
    public static synchronized Path folder() {
        if (folder == null) {
            Path place = CourseFolder.here()
                    .root()
                    .resolve("target")
                    .resolve("copies")
                    .resolve("Seiten mit Ünal");
            Path site = place.resolve("site");
            Path mark = place.resolve("build.txt");
            folder = OneAtATime.at(place.resolve("site.lock"), () -> {}, () -> {
                if (BUILD.isEmpty() || !Files.exists(mark) || !new String(Disk.content(mark), UTF_8).equals(BUILD)) {
                    assertThat(write(site)).isZero();
                    Disk.write(mark, BUILD.getBytes(UTF_8));
                }
                return site;
            });
        }
        return folder;
    }

    public static int write(Path out) {
        return Main.commandLine().execute("site", "0", "1", "15", "--out", out.toString());
    }

    public static List<String> pages() throws IOException {
        try (Stream<Path> files = Files.walk(folder())) {
            return files.filter(file -> file.toString().endsWith(".html"))
                    .map(file -> folder().relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }
}

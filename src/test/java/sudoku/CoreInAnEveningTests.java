package sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import sudoku.course.edition.CourseFolder;

/** The path through the sources that the README promises to somebody new. */
class CoreInAnEveningTests {
    private static final int MOST_LINES = 1_500;
    private static final Pattern FILE = Pattern.compile("\\[(\\w+)]\\((src/main/java/sudoku/\\w+/(\\w+)\\.java)\\)");
    private static final Pattern LESSON = Pattern.compile("<p><b>Lesson\\.</b> (\\d\\d-[a-z-]+)\\.");

    @Test
    void aDozenFilesAreReadInAnEvening() {
        assertThat(path()).as("files on the path").hasSizeBetween(11, 14);
        List<String> read = path().stream()
                .flatMap(file -> text(file).lines())
                .filter(CoreInAnEveningTests::isRead)
                .toList();
        assertThat(read).as("lines to read").hasSizeLessThan(MOST_LINES);
    }

    @Test
    void theyComeInTheOrderOfTheLessons() {
        List<String> lessons = path().stream()
                .map(file -> LESSON.matcher(text(file))
                        .results()
                        .map(found -> found.group(1))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(file + " has no lesson")))
                .toList();
        assertThat(lessons)
                .isSorted()
                .allMatch(lesson -> Files.exists(root().resolve("notebooks/" + lesson + ".ipynb")));
    }

    @Test
    void aLinkHasTheNameOfItsFile() {
        assertThat(links()).allMatch(link -> link.group(1).equals(link.group(3)));
    }

    /** An editor folds the imports, and a line with nothing on it is air. */
    private static boolean isRead(String line) {
        return !line.isBlank() && !line.startsWith("import ") && !line.startsWith("package ");
    }

    private static List<Path> path() {
        return links().stream().map(link -> root().resolve(link.group(2))).toList();
    }

    private static List<MatchResult> links() {
        String readme = text(root().resolve("README.md"));
        int begins = readme.indexOf("## The core in an evening");
        return FILE.matcher(readme.substring(begins, readme.indexOf("\n\n", begins + 30)))
                .results()
                .toList();
    }

    private static Path root() {
        return CourseFolder.here().root();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}

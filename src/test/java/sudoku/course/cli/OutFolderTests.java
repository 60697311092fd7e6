package sudoku.course.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import sudoku.course.edition.CourseFolder;
import sudoku.files.CourseProblem;

/** Where commands may write, and what they leave alone. */
class OutFolderTests {
    private static final String LESSON = "00-start-here";

    @TempDir
    Path folder;

    private final List<String> problems = new ArrayList<>();

    private int execute(String... arguments) {
        return new CommandLine(Main.commandLine().getCommandSpec())
                .setExecutionExceptionHandler((problem, command, parsed) -> {
                    assertThat(problem).isInstanceOf(CourseProblem.class);
                    problems.add(problem.getMessage());
                    return 7;
                })
                .execute(arguments);
    }

    @Test
    void aFolderThatIsStillToBeMadeIsFineAndNotMadeYet() {
        Path wanted = folder.resolve("a").resolve("b");
        assertThat(OutFolder.of(wanted)).isEqualTo(wanted);
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "below"})
    void aFileIsNoFolderAndIsNamedBeforeAnythingRuns(String below) throws IOException {
        Path file = Files.writeString(folder.resolve("mine.txt"), "mine");
        for (String verb : List.of("lecture", "slides", "site")) {
            assertThat(execute(verb, LESSON, "--out", file.resolve(below).toString()))
                    .isEqualTo(7);
        }
        assertThat(problems)
                .hasSize(3)
                .allMatch(said -> said.startsWith("Cannot write to " + file)
                        && said.endsWith(" is a file. Choose another --out."));
        assertThat(file).hasContent("mine");
    }

    @Test
    void aFolderThatTakesNoFilesIsNamedBeforeAnythingRuns() throws IOException {
        String tooLong = "x".repeat(300);
        for (String verb : List.of("lecture", "slides", "site")) {
            assertThat(execute(
                            verb,
                            LESSON,
                            "--out",
                            folder.resolve("a").resolve(tooLong).toString()))
                    .isEqualTo(7);
        }
        assertThat(problems)
                .hasSize(3)
                .allMatch(said ->
                        said.startsWith("Cannot write to " + folder) && said.endsWith(". Choose another --out."));
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theSourcesAreNoPlaceForWhatIsMadeOfThem() {
        assertThatThrownBy(() -> OutFolder.besideLessons(CourseFolder.here().lessons(), CourseFolder.here()))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("choose another --out");
    }

    @Test
    void theStudentsFolderIsNoPlaceForTheLectureEdition() {
        assertThat(execute(
                        "lecture",
                        LESSON,
                        "--out",
                        CourseFolder.here().studentFolder().toString()))
                .isEqualTo(7);
        assertThat(problems.get(0)).contains("under the same names").contains("lecture");
    }

    @Test
    void aPageThatIsNoSlidesIsNotReplacedBySlides() throws IOException {
        Path page = Files.writeString(folder.resolve(LESSON + ".html"), "a page of the site");
        assertThat(execute("slides", LESSON, "--out", folder.toString())).isEqualTo(7);
        assertThat(problems.get(0)).contains("does not hold slides of this course");
        assertThat(page).hasContent("a page of the site");
    }
}

package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.jupyter.ExecutedNotebooks;
import sudoku.course.jupyter.Jupyter;
import sudoku.course.jupyter.KernelChoice;
import sudoku.course.jupyter.NotebookRun;
import sudoku.course.lesson.SecondEdition;
import sudoku.files.InParallel;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.needs.Thorough;

/**
 * The notebooks in the sources, executed on the course's kernel through a real Jupyter client: each with
 * {@code -Dthorough}, else some, for {@link sudoku.course.lesson.WrittenLessonsIT} runs the cells of most in this
 * process.
 *
 * <p>The first to look waits until nearly all have run, as the last lesson begins first: on a slow machine ten minutes.
 */
@Needs(Need.JUPYTER)
@Timeout(1800)
class LessonsIT {
    /** An entry of which nothing is written yet races with the library's pieces. */
    private static final String RACED = "✓ 'yours' has solved ";

    private static final Pattern RIGHT = Pattern.compile("✓ Your (\\w+) is right\\. From here on, yours is used\\.");

    @AutoClose
    private static InParallel<Path, Path> executed;

    @BeforeAll
    static void begin() {
        CourseFolder course = CourseFolder.here();
        Jupyter jupyter = new Bootstrap(course, System.out::println).jupyter();
        executed = new InParallel<>(lessons(), new ExecutedNotebooks(course, jupyter)::of);
    }

    static List<Path> lessons() {
        return Thorough.orEach(
                8, CourseFolder.notebooksUnder(CourseFolder.here().lessons()));
    }

    @Test
    void thereAreLessons() {
        assertThat(lessons()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonRunsFromTopToBottom(Path lesson) {
        Notebook notebook = Notebook.read(executed.of(lesson));
        for (ObjectNode cell : notebook.cells()) {
            assertThat(outputs(cell, "error").size() > 0)
                    .as("a failing cell is tagged: " + Notebook.source(cell))
                    .isEqualTo(mayFail(cell));
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonWritesNothingToStandardError(Path lesson) {
        assertThat(Notebook.read(executed.of(lesson)).outputs())
                .filteredOn(output -> output.path("name").asText().equals("stderr"))
                .isEmpty();
    }

    static List<Path> todays() {
        return Thorough.todays(2, lessons());
    }

    /** As a student gets it, before she has written a line; half of them each day. */
    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("todays")
    void theUntouchedLessonRunsToItsEndAndSaysWhatIsNotWritten(Path lesson) throws IOException {
        CourseFolder course = CourseFolder.here();
        Path folder = Files.createDirectories(course.jar().resolveSibling("untouched"));
        Path untouched = folder.resolve(lesson.getFileName());
        Files.writeString(
                untouched,
                new String(
                                NormalForm.of(LessonEdition.STUDENT.of(Notebook.read(lesson), lesson.toString())),
                                StandardCharsets.UTF_8)
                        .replace("%jars ../target/", "%jars ../"));
        Path after = folder.resolve("executed-" + lesson.getFileName());
        Optional<NotebookRun.CellEnd> failure = new NotebookRun(
                        new Bootstrap(course, System.out::println).jupyter(), KernelChoice.bundled(), course.jar())
                .execute(untouched, after, cell -> {});
        assertThat(failure).isEmpty();
        String said =
                Notebook.read(after).outputs().stream().map(LessonsIT::text).collect(Collectors.joining("\n"));
        List<ObjectNode> pieces = SecondEdition.pieces(Notebook.read(lesson));
        assertThat(SecondEdition.tries(said))
                .hasSizeGreaterThanOrEqualTo(pieces.size())
                .allMatch(line -> line.startsWith("○ ") || line.startsWith(RACED) || isOfAGiven(line, pieces));
        assertThat(said.split("as it did at the start", -1)).hasSize(pieces.size() + 1);
    }

    /** Whether it is told of a method that the lesson gives and tries; none that she is to write is right. */
    private static boolean isOfAGiven(String line, List<ObjectNode> pieces) {
        Matcher right = RIGHT.matcher(line);
        return right.matches()
                && pieces.stream().noneMatch(piece -> Pattern.compile("(?m)^\\S.* " + right.group(1) + "\\(.*\\{$")
                        .matcher(Notebook.source(piece))
                        .find());
    }

    /** Of what was printed, or shown: as a terminal would have it. */
    private static String text(JsonNode output) {
        JsonNode text =
                output.path("text").isMissingNode() ? output.path("data").path("text/plain") : output.path("text");
        return text.isArray() ? String.join("", Notebook.JSON.convertValue(text, String[].class)) : text.asText();
    }

    private static boolean mayFail(ObjectNode cell) {
        for (JsonNode tag : cell.path("metadata").path("tags")) {
            if (tag.asText().equals("raises-exception")) {
                return true;
            }
        }
        return false;
    }

    private static List<JsonNode> outputs(ObjectNode cell, String type) {
        return cell.path("outputs").findParents("output_type").stream()
                .filter(output -> output.get("output_type").asText().equals(type))
                .toList();
    }
}

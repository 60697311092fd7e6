package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import sudoku.course.cli.LectureCommand;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.LectureEdition;
import sudoku.course.edition.Lessons;
import sudoku.course.edition.NormalForm;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.jupyter.Jupyter;
import sudoku.course.jupyter.KernelChoice;
import sudoku.course.jupyter.NotebookRun;
import sudoku.files.Disk;
import sudoku.files.InParallel;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.needs.Thorough;

/**
 * The lecture edition as the command writes it, given by somebody who types nothing and catches up at every live cell.
 *
 * <p>A catch-up also runs the given cells before its own, so a lecturer may run them or not. Here they are not run, but
 * in one lesson, where they run twice: every lesson a second time would cost minutes and show nothing new.
 */
@Needs(Need.JUPYTER)
@Timeout(600)
class LectureIT {
    private static final CourseFolder COURSE = CourseFolder.here();
    private static final String ALSO_GIVEN_CELLS = "03-stack";
    private static Jupyter jupyter;
    private static InParallel<String, Optional<NotebookRun.CellEnd>> failures;

    @TempDir
    static Path folder;

    @BeforeAll
    static void begin() {
        jupyter = new Bootstrap(COURSE, System.out::println).jupyter();
        failures = new InParallel<>(todays(), LectureIT::givenOnCatchUps);
    }

    @AfterAll
    static void end() {
        failures.close();
    }

    /** All of them take five minutes. */
    static List<String> todays() {
        return Thorough.todays(3, CourseFolder.notebooksUnder(COURSE.lessons())).stream()
                .map(Lessons::nameOf)
                .toList();
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("todays")
    void aLectureRunsOnItsCatchUps(String lesson) {
        assertThat(failures.of(lesson))
                .as("%s, caught up at every cell", lesson)
                .isEmpty();
    }

    private static Optional<NotebookRun.CellEnd> givenOnCatchUps(String lesson) {
        Path own = folder.resolve(lesson);
        Notebook lecture = written(lesson, own);
        if (!lesson.equals(ALSO_GIVEN_CELLS)) {
            leaveToTheCatchUps(lecture);
        }
        lecture.cells().forEach(LectureIT::uncomment);
        Path caughtUp = own.resolve("caught-up.ipynb");
        Disk.write(caughtUp, NormalForm.of(lecture));
        return run(caughtUp);
    }

    /** What is given before the last live cell, but for the imports, which a catch-up needs itself. */
    private static void leaveToTheCatchUps(Notebook lecture) {
        List<ObjectNode> code = lecture.cells().stream()
                .filter(cell -> cell.path("cell_type").asText().equals("code"))
                .toList();
        int first = 0;
        int last = 0;
        for (int i = 0; i < code.size(); i++) {
            first = Notebook.source(code.get(i)).startsWith("Lesson.forTheRoom") ? i : first;
            last = LectureEdition.isLive(code.get(i)) ? i : last;
        }
        code.subList(first + 1, last).stream()
                .filter(cell -> !LectureEdition.isLive(cell))
                .forEach(cell -> cell.put("source", ""));
    }

    @Test
    void theLastCatchUpAloneBringsInEverythingBefore() {
        String lesson = "02-bitmask";
        Path own = folder.resolve("jumps");
        Notebook lecture = written(lesson, own);
        List<ObjectNode> live =
                lecture.cells().stream().filter(LectureEdition::isLive).toList();
        int reached = 5;
        live.forEach(cell -> cell.put("source", ""));
        ObjectNode first = live.get(0);
        first.put(
                "source",
                "Lesson.catchUp(\"" + lesson + "\", " + reached + ");\n"
                        + "assert candidates(notes(puzzle.toArray()), 2) == Digits.of(1, 2, 4);");
        for (int i = lecture.cells().size() - 1; lecture.cells().get(i) != first; i--) {
            ((ArrayNode) lecture.root().get("cells")).remove(i);
        }
        Path jumped = own.resolve("jumped.ipynb");
        Disk.write(jumped, NormalForm.of(lecture));
        Path ran = own.resolve("ran.ipynb");
        assertThat(run(jumped, ran)).isEmpty();
        assertThat(Notebook.read(ran).outputs())
                .extracting(output -> output.at("/data/text~1markdown"))
                .extracting(Notebook::text)
                .as("the room sees what holds now")
                .anyMatch(said ->
                        said.startsWith("In use now:\n\n```java\n") && said.contains("flip(used, cell, digit);"));
        assertThat(Notebook.read(ran).outputs())
                .extracting(Object::toString)
                .as("for other kernels alone")
                .noneMatch(said -> said.contains("first delete"));
    }

    /** What is in a heading between bars is no column of the plan; and the room's list of files shows its own. */
    @Test
    void theNotesAndTheSolutionLieApartAndThePlanIsATable() throws IOException {
        Path own = folder.resolve("laid-out");
        written("02-bitmask", own);
        try (Stream<Path> files = Files.list(own)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> !name.startsWith(".")))
                    .containsExactlyInAnyOrder("02-bitmask.ipynb", "lecturer");
        }
        assertThat(own.resolve("lecturer").resolve("02-bitmask-notes.html"))
                .content()
                .containsPattern("<td[^>]*>7\\. Change it: <code>\\|=</code> in place of <code>\\^=</code></td>")
                .doesNotContain("<p>| ", "|---|");
    }

    @Test
    void whatALecturerHasChangedStaysAndTheNewEditionLiesBeside() throws IOException {
        String lesson = "00-start-here";
        Path own = folder.resolve("changed");
        written(lesson, own);
        Path lecture = own.resolve(lesson + ".ipynb");
        String original = Files.readString(lecture);
        String changed = original.replace("Start here", "Begin here");
        assertThat(changed).isNotEqualTo(original);
        Files.writeString(lecture, changed);
        Files.delete(own.resolve(".laid-out.json"));
        written(lesson, own);
        assertThat(lecture).hasContent(changed);
        assertThat(own.resolve(lesson + "-newer.ipynb")).hasContent(original);
    }

    private static Notebook written(String lesson, Path out) {
        assertThat(new CommandLine(new LectureCommand()).execute(lesson, "--out", out.toString()))
                .isZero();
        return Notebook.read(out.resolve(lesson + ".ipynb"));
    }

    private static void uncomment(ObjectNode cell) {
        cell.put("source", Notebook.source(cell).replace("// Lesson.catchUp(", "Lesson.catchUp("));
    }

    private static Optional<NotebookRun.CellEnd> run(Path notebook) {
        return run(notebook, null);
    }

    private static Optional<NotebookRun.CellEnd> run(Path notebook, Path executed) {
        return new NotebookRun(jupyter, KernelChoice.bundled(), COURSE.jar()).execute(notebook, executed, cell -> {});
    }
}

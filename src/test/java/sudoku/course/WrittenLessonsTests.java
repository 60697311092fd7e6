package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.Notebook;
import sudoku.kernel.AnswerShell;

/** The lessons in which a student writes, run in this process: untouched, and with the answers in place. */
class WrittenLessonsTests {
    private static final Pattern TRY = Pattern.compile("(?m)^[✓○✗] .*$");
    private static final List<String> IMPORTS = List.of("java.io.*", "java.math.*", "java.time.*", "java.util.stream.*");

    static List<Path> lessons() {
        return CourseFolder.notebooksUnder(CourseFolder.here().lessons()).stream()
                .filter(lesson -> !pieces(Notebook.read(lesson)).isEmpty()).toList();
    }

    private static List<ObjectNode> pieces(Notebook lesson) {
        return lesson.cells().stream().filter(cell -> Notebook.hasTag(cell, "write")).toList();
    }

    /** What all cells print; one that fails is an error here. */
    private static String printed(Notebook edition) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream out = System.out;
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try (AnswerShell shell = new AnswerShell(List.of(System.getProperty("java.class.path").split(File.pathSeparator)))) {
            IMPORTS.forEach(each -> shell.run("import " + each + ";"));
            edition.cells().stream().filter(cell -> cell.path("cell_type").asText().equals("code"))
                    .filter(cell -> !Notebook.hasTag(cell, "raises-exception"))
                    .map(Notebook::source).filter(code -> !code.startsWith("%")).forEach(shell::run);
        } finally {
            System.setOut(out);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theUntouchedLessonRunsToItsEndAndSaysWhatIsNotWritten(Path lesson) {
        Notebook source = Notebook.read(lesson);
        String printed = printed(LessonEdition.STUDENT.of(source, lesson.toString()));
        assertThat(TRY.matcher(printed).results().map(found -> found.group()))
                .hasSizeGreaterThanOrEqualTo(pieces(source).size()).allMatch(line -> line.startsWith("○ "));
        assertThat(printed.split("is not written yet", -1)).hasSize(pieces(source).size() + 1);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void withTheAnswersEveryTryIsGreen(Path lesson) {
        Notebook source = Notebook.read(lesson);
        String printed = printed(LessonEdition.SITE.of(source, lesson.toString()));
        assertThat(TRY.matcher(printed).results().map(found -> found.group()))
                .hasSizeGreaterThanOrEqualTo(pieces(source).size()).allMatch(line -> line.startsWith("✓ "));
    }

    /** Her program's counts are those of the library. */
    @ParameterizedTest
    @MethodSource("lessons")
    void theProgramOfTheLessonWritesAsManyDigitsAsTheLibrary(Path lesson) {
        assertThat(printed(LessonEdition.SITE.of(Notebook.read(lesson), lesson.toString())))
                .contains("Your program and the library's write the same number of digits on three puzzles: 50, 4,208, 8,969.");
    }
}

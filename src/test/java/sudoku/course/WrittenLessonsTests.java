package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.Notebook;

/** The lessons in which a student writes, run in this process: untouched, and with the answers in place. */
class WrittenLessonsTests {
    private static final Pattern TRY = Pattern.compile("(?m)^[✓○✗] .*$");

    static List<Path> lessons() {
        return CourseFolder.notebooksUnder(CourseFolder.here().lessons()).stream()
                .filter(lesson -> !pieces(Notebook.read(lesson)).isEmpty()).toList();
    }

    private static List<ObjectNode> pieces(Notebook lesson) {
        return lesson.cells().stream().filter(cell -> Notebook.hasTag(cell, "write")).toList();
    }

    /** What all cells print; one that fails is an error here. */
    private static String printed(Notebook edition) {
        try (LessonShell shell = new LessonShell()) {
            return edition.cells().stream().filter(SecondEdition::isCode)
                    .filter(cell -> !SecondEdition.is(cell, "raises-exception"))
                    .map(Notebook::source).map(shell::run).collect(Collectors.joining());
        }
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

    /** Lessons that end with a program. */
    static List<Path> programs() {
        return lessons().stream().filter(lesson -> Notebook.read(lesson).cells().stream()
                .anyMatch(cell -> Notebook.source(cell).contains("Piece.sameNodes("))).toList();
    }

    /** Her program's counts are those of the library. */
    @ParameterizedTest
    @MethodSource("programs")
    void theProgramOfTheLessonWritesAsManyDigitsAsTheLibrary(Path lesson) {
        assertThat(printed(LessonEdition.SITE.of(Notebook.read(lesson), lesson.toString())))
                .containsPattern("Your program and the library's write the same number of digits on three "
                + "puzzles: (50, 4,208, 8,969|12, 51, 217)\\.");
    }
}

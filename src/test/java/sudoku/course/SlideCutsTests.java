package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import sudoku.course.cli.SlidesCommand;
import sudoku.course.edition.CourseFolder;
import sudoku.course.slides.SlideFiles;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/** What the lessons and our own files must say so that slides come of them. */
class SlideCutsTests {
    private static final Set<String> CUTS = Set.of("slide", "subslide", "fragment", "skip", "notes");

    static List<Path> lessons() {
        return CourseFolder.notebooksUnder(CourseFolder.here().lessons());
    }

    private static String cut(ObjectNode cell) {
        return cell.path("metadata").path("slideshow").path("slide_type").asText();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyCellSaysWhereItStandsAmongTheSlides(Path lesson) {
        List<ObjectNode> cells = Notebook.read(lesson).cells();
        assertThat(cells)
                .allSatisfy(
                        cell -> assertThat(cut(cell)).as(Notebook.source(cell)).isIn(CUTS));
        assertThat(cut(cells.get(0))).as("the first cell of %s", lesson).isEqualTo("slide");
    }

    /**
     * A slide that goes to the right is a section of the lesson; what a cell says before its heading belongs to the
     * last.
     */
    @ParameterizedTest
    @MethodSource("lessons")
    void aHeadingIsTheFirstThingItsCellSays(Path lesson) {
        assertThat(Notebook.read(lesson).cells())
                .as(lesson.toString())
                .noneMatch(cell -> cut(cell).equals("slide")
                        && !Notebook.source(cell).startsWith("#")
                        && !Notebook.hasTag(cell, "evening"));
    }

    /** A board that is drawn by the cell of the imports: the slide shows it, and not the imports. */
    @ParameterizedTest
    @MethodSource("lessons")
    void whatALessonBeginsWithIsOnASlide(Path lesson) {
        assertThat(Notebook.read(lesson).cells())
                .as("the imports of %s, which draw something and are left out", lesson)
                .noneMatch(cell -> cut(cell).equals("skip")
                        && Notebook.source(cell).contains("import sudoku.")
                        && Notebook.source(cell).contains("Show."));
    }

    /** The pages bring no program for formulas: a lesson with one would need it. */
    @ParameterizedTest
    @MethodSource("lessons")
    void noLessonHasAFormula(Path lesson) {
        assertThat(Notebook.read(lesson).cells())
                .as(lesson.toString())
                .filteredOn(cell -> cell.path("cell_type").asText().equals("markdown"))
                .noneMatch(cell -> Notebook.source(cell).contains("$"));
    }

    static Stream<String> ownFiles() {
        return Stream.concat(Stream.of("page.html.j2"), SlideFiles.OWN.stream());
    }

    @ParameterizedTest
    @MethodSource("ownFiles")
    void ourOwnFilesNameNoAddressOnANetwork(String name) {
        assertThat(new String(SlideFiles.own(name), StandardCharsets.UTF_8))
                .isNotBlank()
                .doesNotContain("http:", "https:", "src=\"//", "@import");
    }

    @Test
    void anUnknownLessonIsRefusedBeforeAnythingRuns() {
        CommandLine slides = new CommandLine(new SlidesCommand())
                .setExecutionExceptionHandler((problem, command, parsed) -> {
                    assertThat(problem)
                            .isInstanceOf(CourseProblem.class)
                            .hasMessageContaining("No lesson is called '42'");
                    return 7;
                });
        assertThat(slides.execute("42", "--out", "target/slides-of-nothing")).isEqualTo(7);
    }
}

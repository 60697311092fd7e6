package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/** The map of the course is read from where students see it. */
class CourseMapTests {
    private static final CourseMap MAP = CourseMap.of(Notebook.read(lessons().get(0)));

    static List<Path> lessons() {
        return CourseFolder.notebooksUnder(CourseFolder.here().lessons());
    }

    private static Notebook opening(String text) {
        return new Notebook(Notebook.JSON
                .createObjectNode()
                .set(
                        "cells",
                        Notebook.JSON
                                .createArrayNode()
                                .add(Notebook.JSON
                                        .createObjectNode()
                                        .put("cell_type", "markdown")
                                        .put("source", text))));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyLessonIsOnTheMapUnlessItIsAnAppendix(Path lesson) {
        if (MAP.appendices().containsKey(Lessons.nameOf(lesson))) {
            assertThatThrownBy(() -> MAP.of(lesson)).isInstanceOf(CourseProblem.class);
            return;
        }
        CourseMap.Place place = MAP.of(lesson);
        assertThat(Lessons.nameOf(lesson)).startsWith("%02d-".formatted(Integer.parseInt(place.number())));
        assertThat(place.question()).endsWith("?");
        assertThat(place.minutes()).isBetween(10, 100);
    }

    @Test
    void theMapHoldsNoLessonThatIsNotThere() {
        assertThat(MAP.appendices()).containsExactly(Map.entry("15-ledger", "the ledger"));
        assertThat(MAP.places().size() + MAP.appendices().size())
                .isEqualTo(lessons().size());
    }

    @Test
    void aRowIsALessonWithOrWithoutALink() {
        CourseMap map = CourseMap.of(opening("# A course\n\nWords *before*.\n\n| # | lesson | the question | "
                + "minutes |\n|---|---|---|---|\n"
                + "| 0 | **Here** | How? | 15 |\n| 12 | [There](12-there.ipynb) | Why *not*? | 50 |\n"));
        assertThat(map.title()).isEqualTo("A course");
        assertThat(map.lead()).isEqualTo("Words *before*.");
        assertThat(map.places().values())
                .containsExactly(
                        new CourseMap.Place("0", "Here", "How?", 15),
                        new CourseMap.Place("12", "There", "Why *not*?", 50));
        assertThat(map.of(Path.of("12-there.ipynb")).name()).isEqualTo("There");
        assertThat(map.of(Path.of("00-here.ipynb")).name()).isEqualTo("Here");
    }

    @Test
    void aLessonThatIsNotOnTheMapIsNamed() {
        assertThatThrownBy(() -> MAP.of(Path.of("99-lost.ipynb")))
                .isInstanceOf(CourseProblem.class)
                .hasMessage("The lesson 99-lost is not on the map that opens the first lesson: add a "
                        + "row for number 99 to its"
                        + " table.");
    }

    @Test
    void aLessonWithoutAMapSaysWhatIsMissing() {
        assertThatThrownBy(() -> CourseMap.of(opening("# A course\n\nWords.")))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("does not open with the map");
    }
}

package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.course.lesson.Draft;
import sudoku.ipynb.Notebook;

/** One deck for each evening, and nothing is lost between them. */
class EveningsTests {
    private static List<String> sources(Notebook evening) {
        return evening.cells().stream().map(Notebook::source).toList();
    }

    @Test
    void aLessonThatSaysNoEndIsOneEvening() {
        Notebook lesson =
                new Draft().prose("# 3 · A stack").code("int a = 1;").lesson().notebook();
        assertThat(Evenings.of(lesson)).containsExactly(lesson);
    }

    @Test
    void aLessonEndsAtItsLineAndTheSecondEveningBeginsWithATitle() {
        Notebook lesson = new Draft()
                .prose("# 3 · A stack")
                .code("int a = 1;")
                .prose("That was it.", "evening")
                .prose("## Queens")
                .code("int b = 1;")
                .lesson()
                .notebook();
        List<Notebook> evenings = Evenings.of(lesson);
        assertThat(evenings).hasSize(2);
        assertThat(sources(evenings.get(0))).containsExactly("# 3 · A stack", "int a = 1;");
        assertThat(sources(evenings.get(1)))
                .containsExactly("# 3 · A stack · the second evening", "## Queens", "int b = 1;");
        assertThat(evenings.get(1)
                        .cells()
                        .get(0)
                        .at("/metadata/slideshow/slide_type")
                        .asText())
                .isEqualTo("slide");
        assertThat(Evenings.of(evenings.get(1))).as("it has no second one").hasSize(1);
        assertThat(sources(lesson)).as("the lesson is as it was").contains("That was it.");
    }
}

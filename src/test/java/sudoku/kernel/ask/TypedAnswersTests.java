package sudoku.kernel.ask;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.WrittenCell;
import sudoku.ipynb.Notebook;

/** Somebody types the lessons' answers, and presses TAB after each dot and after the first letter of each name. */
class TypedAnswersTests {
    private static final List<Path> LESSONS =
            CourseFolder.notebooksUnder(CourseFolder.here().lessons());
    private static final int FIRST = 5;
    private static final int LINES = 50;

    private final Set<String> lines = new TreeSet<>();
    private final List<String> missed = new ArrayList<>();

    static List<Path> laterLessons() {
        return LESSONS.subList(FIRST, LESSONS.size()).stream()
                .filter(lesson -> Notebook.read(lesson).cells().stream().anyMatch(WrittenCell::isOne))
                .toList();
    }

    @Test
    void theNextWordIsOfferedAnywhereInTheLinesOfTheFirstLessons() {
        LESSONS.subList(0, FIRST).forEach(this::type);
        assertThat(lines).as("enough lines for this to mean something").hasSizeGreaterThan(LINES);
        assertThat(missed).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("laterLessons")
    @Tag("thorough")
    void theNextWordIsOfferedAnywhereInTheLinesOfALaterLesson(Path lesson) {
        type(lesson);
        assertThat(missed).isEmpty();
    }

    private void type(Path lesson) {
        try (TypedAnswers answers = new TypedAnswers(lesson)) {
            answers.forEach(cut -> {
                lines.add(cut.before().lines().count() + cut.after());
                JsonObject reply =
                        Completion.of(cut.before() + cut.after(), cut.before().length(), answers.analysis(), List.of());
                if (!names(reply).contains(cut.name())) {
                    missed.add(cut.line() + " lacks " + cut.name());
                }
            });
        }
    }

    /** Without the brackets of methods. */
    private static List<String> names(JsonObject reply) {
        List<String> names = new ArrayList<>();
        for (JsonElement each : reply.getAsJsonArray("matches")) {
            names.add(each.getAsString().replaceFirst("\\(.*", ""));
        }
        return names;
    }

    @Test
    void namesThatAreJustBeingGivenNeedNoCompletion() {
        assertThat(cut("for (int cell = 0; cell < board.length; cell++) {"))
                .containsExactly("c|ell", "b|oard", "|length", "l|ength", "c|ell");
        assertThat(cut("Elite elite = (children, champion) -> children[0];")).containsExactly("E|lite", "c|hildren");
        assertThat(cut("return \"a b\" + 0b11 + works.map(work -> work);"))
                .containsExactly("w|orks", "|map", "m|ap", "w|ork");
        assertThat(cut("List<int[]> all = new ArrayList<>(); // some")).containsExactly("L|ist", "A|rrayList");
        assertThat(cut("int one = free(1, two), other = 2;")).containsExactly("f|ree", "t|wo");
    }

    private static List<String> cut(String line) {
        return TypedAnswers.cutsOf(line).stream()
                .map(cut -> line.substring(0, cut).replaceAll(".*[^\\w]", "") + "|"
                        + line.substring(cut).replaceAll("[^\\w].*", ""))
                .toList();
    }
}

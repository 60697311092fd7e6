package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.Lessons;
import sudoku.course.exercises.ExerciseSource;
import sudoku.ipynb.Notebook;

/**
 * A page tells nobody to do what can be done in a notebook only, as "run the cell below" would: a page has buttons,
 * and its only cells are those of a board.
 */
class SiteWordsTests {
    /** Also asked of pages in a browser, whose scripts add words of their own. */
    static final Pattern OF_A_NOTEBOOK = Pattern.compile("(?i)shift.enter|restart kernel|(top|cell) of this notebook"
            + "|\\bruns? (the|this|that|its|your) (\\w+ )?cells?\\b|\\b(try|folded|gray) cells?\\b"
            + "|(in|into|with) the cells? (below|above)"
            + "|the (next cell|cell below) (it |them )?(makes?|tries|draws?|counts?|runs?|solves|shows|compares)\\b");

    static Stream<Path> notebooks() {
        CourseFolder course = CourseFolder.here();
        return Stream.concat(
                Lessons.named(List.of(), course).stream(),
                ExerciseSource.all().stream().map(set -> set.folder().resolve("exercise.ipynb")));
    }

    @ParameterizedTest
    @MethodSource("notebooks")
    void theTextOfAPageSpeaksOfNoCellToRun(Path file) {
        assertThat(LessonEdition.SITE.of(Notebook.read(file), file.toString()).cells())
                .isNotEmpty()
                .filteredOn(cell -> cell.path("cell_type").asText().equals("markdown"))
                .flatExtracting(cell -> OF_A_NOTEBOOK
                        .matcher(Notebook.source(cell))
                        .results()
                        .map(MatchResult::group)
                        .toList())
                .isEmpty();
    }

    @Test
    void aCellOfTheBoardMayBeBelowAnother() {
        assertThat(Stream.of(
                                "Run the try cell below it.",
                                "Choose *Restart Kernel*.",
                                "`puzzle`, at the top of this notebook",
                                "copy it into the cell below",
                                "run the cell again")
                        .filter(words -> !OF_A_NOTEBOOK.matcher(words).find()))
                .isEmpty();
        assertThat(OF_A_NOTEBOOK
                        .matcher("a clue? solve from the next cell on; the cell below has a 7")
                        .find())
                .isFalse();
    }
}

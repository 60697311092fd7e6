package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/** What each reader gets of a lesson, and what stays out of it. */
class LessonEditionTests {
    private static final String WRITE =
            """
            boolean fits(int digit) {
                // BEGIN SOLUTION
                if (digit > 4) {
                    return false;
                }
                // END SOLUTION
                // STUB // Say no to a digit that is too large.
                // STUB if (digit > 9) return false;
                return true;
            }""";
    private static final String STUB =
            """
            boolean fits(int digit) {
                // Say no to a digit that is too large.
                if (digit > 9) return false;
                return true;
            }""";
    private static final String ANSWERED =
            """
            boolean fits(int digit) {
                if (digit > 4) {
                    return false;
                }
                return true;
            }""";

    private static Notebook lesson(Object... cells) {
        ObjectNode root = Notebook.JSON.createObjectNode();
        for (int i = 0; i < cells.length; i += 2) {
            String tag = (String) cells[i];
            boolean code = List.of("write", "change", "try", "proof", "timed", "program")
                    .contains(tag);
            ObjectNode cell = root.withArray("cells")
                    .addObject()
                    .put("cell_type", code ? "code" : "markdown")
                    .put("source", (String) cells[i + 1]);
            if (tag.equals("notes")) {
                cell.putObject("metadata").putObject("slideshow").put("slide_type", "notes");
            } else {
                cell.putObject("metadata").putArray("tags").add(tag);
            }
        }
        return new Notebook(root);
    }

    private static final Notebook LESSON = lesson(
            "prose",
            "Prose.",
            "notes",
            "**3 min** Ask.",
            "write",
            WRITE,
            "try",
            "Piece.of(fits);",
            "hint",
            "Think.",
            "way",
            "Why so.",
            "verdict",
            "It is 4.",
            "proof",
            "assert true;",
            "timed",
            "time();",
            "program",
            "int x;");

    private static List<String> edition(LessonEdition edition) {
        return edition.of(LESSON, "test").cells().stream().map(Notebook::source).toList();
    }

    private static String folded(String summary, String text) {
        return "<details><summary>" + summary + "</summary>\n\n" + text + "\n\n</details>";
    }

    @Test
    void theStudentGetsAStubAndWhatTellsItIsFolded() {
        assertThat(edition(LessonEdition.STUDENT))
                .containsExactly(
                        "Prose.",
                        STUB,
                        "Piece.of(fits);",
                        folded("A hint", "Think."),
                        folded("One way to write it, and why", "```java\n" + ANSWERED + "\n```\n\nWhy so."),
                        folded("What came out", "It is 4."),
                        "int x;");
    }

    @Test
    void whatIsFoldedAlreadyIsNotFoldedAgain() {
        String once = LessonEdition.folded("What came out", "It is 4.");
        assertThat(LessonEdition.folded("What came out", once)).isEqualTo(once);
    }

    @Test
    void theLecturerGetsTheSameAndTheNotes() {
        assertThat(edition(LessonEdition.LECTURER))
                .contains("**3 min** Ask.")
                .filteredOn(text -> !text.startsWith("**3"))
                .isEqualTo(edition(LessonEdition.STUDENT));
    }

    @Test
    void theSiteFoldsWhatItsReaderCouldFindHerself() {
        assertThat(edition(LessonEdition.SITE)).isEqualTo(edition(LessonEdition.STUDENT));
    }

    @Test
    void theSiteShowsAChangedCellAsItWasAndFoldsTheChangeAboveWhatItDoes() {
        Notebook executed = lesson("change", "// BEGIN SOLUTION\nint n = 2;\n// END SOLUTION\n// STUB int n = 1;");
        executed.cells().get(0).putArray("outputs").add(said("2"));
        List<ObjectNode> cells = LessonEdition.SITE.of(executed, "test").cells();
        assertThat(cells).extracting(Notebook::source).containsExactly("int n = 1;", "int n = 2;");
        assertThat(cells).extracting(cell -> cell.path("outputs").size()).containsExactly(0, 1);
        assertThat(cells)
                .extracting(
                        cell -> cell.path("metadata").path(LessonEdition.FOLD).asText())
                .containsExactly("", "With the change made");
    }

    @Test
    void whoRunsTheLessonWithoutWritingGetsTheAnswersOpen() {
        assertThat(edition(LessonEdition.SOLUTION))
                .containsExactly(
                        "Prose.",
                        ANSWERED,
                        "Piece.of(fits);",
                        folded("A hint", "Think."),
                        "Why so.",
                        "It is 4.",
                        "int x;");
    }

    /** What is executed once for all editions: marks and answers as they stand, and nothing for the build. */
    @Test
    void whatIsExecutedIsTheSourceWithoutProofs() {
        assertThat(LessonEdition.shown(lesson(
                                "write",
                                WRITE,
                                "notes",
                                "Say.",
                                "proof",
                                "assert 1 < 2;",
                                "hint",
                                "Think.",
                                "timed",
                                "long start = 0;"))
                        .cells())
                .extracting(Notebook::source)
                .containsExactly(WRITE, "Say.", "Think.");
    }

    /** Who reads can't type a prediction: the measured number stays, and no line asks for one. */
    @ParameterizedTest
    @EnumSource(LessonEdition.class)
    void onlyWhoCanTypeIsAskedForAPrediction(LessonEdition edition) {
        Notebook executed = lesson("live", "Predict.that(\"nodes\", \"?\");");
        executed.cells()
                .get(0)
                .putArray("outputs")
                .add(said("No prediction yet: nodes. Type it."))
                .add(said("nodes: 51.\n(You made no prediction: type one.)"))
                .add(said("51 nodes"));
        boolean reads = edition != LessonEdition.STUDENT && edition != LessonEdition.LECTURER;
        assertThat(edition.of(executed, "test").cells().get(0).path("outputs"))
                .extracting(output ->
                        output.path("data").path("text/plain").asText().lines().count())
                .containsExactly(reads ? new Long[] {1L, 1L} : new Long[] {1L, 2L, 1L});
    }

    private static ObjectNode said(String text) {
        ObjectNode output = Notebook.JSON.createObjectNode().put("output_type", "display_data");
        output.putObject("data").put("text/plain", text);
        return output;
    }

    @Test
    void slidesHaveNotesAndNoHints() {
        assertThat(edition(LessonEdition.SLIDES))
                .containsExactly(
                        "Prose.", "**3 min** Ask.", ANSWERED, "Piece.of(fits);", "Why so.", "It is 4.", "int x;");
    }

    /** The reader of a page sees what a change does; who works through the lesson makes it. */
    @Test
    void whatIsToBeChangedArrivesAsItWas() {
        Notebook lesson = lesson(
                "write",
                WRITE,
                "change",
                "int n;\n// BEGIN SOLUTION\n// n = 1;\n// END SOLUTION\n// STUB n = 1; // <-",
                "way",
                "Why so.");
        for (LessonEdition edition : LessonEdition.values()) {
            boolean hasAnswers = edition == LessonEdition.SOLUTION || edition == LessonEdition.SLIDES;
            List<String> cells = edition.of(lesson, "test").cells().stream()
                    .map(Notebook::source)
                    .toList();
            assertThat(cells.get(1)).isEqualTo(hasAnswers ? "int n;\n// n = 1;" : "int n;\nn = 1; // <-");
            assertThat(cells.get(cells.size() - 1))
                    .as("a way is one to write a piece")
                    .doesNotContain("n = 1")
                    .contains(hasAnswers ? "Why so." : "digit > 4");
        }
    }

    @ParameterizedTest
    @EnumSource(LessonEdition.class)
    void aWayToWriteSomethingThatIsNotWrittenIsOnlyWords(LessonEdition edition) {
        assertThat(edition.of(lesson("way", "Why so."), "test").cells())
                .extracting(Notebook::source)
                .first()
                .asString()
                .contains("Why so.")
                .doesNotContain("```");
    }

    @Test
    void aCellToBeWrittenNeedsAnAnswerWithMarksThatMatch() {
        for (String wrong : List.of("int x;", "// BEGIN SOLUTION\nint x;", "// END SOLUTION\n// BEGIN SOLUTION")) {
            assertThatThrownBy(() -> LessonEdition.STUDENT.of(lesson("write", wrong), "lesson 9"))
                    .isInstanceOf(CourseProblem.class)
                    .hasMessageContaining("lesson 9");
        }
    }

    static Stream<Arguments> editions() {
        return CourseFolder.notebooksUnder(CourseFolder.here().lessons()).stream()
                .flatMap(lesson -> Stream.of(LessonEdition.values()).map(edition -> Arguments.of(lesson, edition)));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void noEditionHoldsWhatIsForTheBuild(Path lesson, LessonEdition edition) {
        Notebook made = edition.of(Notebook.read(lesson), lesson.toString());
        assertThat(new String(NormalForm.of(made), StandardCharsets.UTF_8))
                .doesNotContain("SOLUTION", "// STUB", "\"proof\"", "\"timed\"", "\"proves\"");
        if (edition == LessonEdition.STUDENT || edition == LessonEdition.SITE) {
            assertThat(made.cells()).noneMatch(Notebook::isNotes);
        }
    }

    @ParameterizedTest
    @MethodSource("editions")
    void whatIsFoldedOpensAndCloses(Path lesson, LessonEdition edition) {
        for (ObjectNode cell :
                edition.of(Notebook.read(lesson), lesson.toString()).cells()) {
            String text = Notebook.source(cell);
            if (text.startsWith("<details>")) {
                assertThat(text).matches("(?s)<details><summary>[^<\\n]+</summary>\\n\\n.*\\n\\n</details>");
            }
        }
    }

    /** The stub of no lesson says what its answer says. */
    @ParameterizedTest
    @MethodSource("editions")
    void noAnswerStandsInAStub(Path lesson, LessonEdition edition) {
        for (ObjectNode cell : Notebook.read(lesson).cells()) {
            if (Notebook.hasTag(cell, "write")) {
                WrittenCell written = new WrittenCell(Notebook.source(cell), lesson.toString());
                List<String> stub = written.stub().lines().toList();
                assertThat(written.answered()
                                .lines()
                                .filter(line -> !stub.contains(line))
                                .count())
                        .isGreaterThanOrEqualTo(2);
            }
        }
    }
}

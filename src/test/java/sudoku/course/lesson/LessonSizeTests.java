package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Lessons;
import sudoku.ipynb.Notebook;

/** A lesson fits into its hour. */
class LessonSizeTests {
    private static final String PIECE =
            "int next(int n) {\n// BEGIN SOLUTION\n    int more = n + 1;\n    return more;\n"
                    + "// END SOLUTION\n// STUB return 0;\n}";
    private static final String SHOWN = "Show.grid(Grid.empty(9));";

    static List<SecondEdition> lessons() {
        return SecondEdition.lessons();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyLessonHasTheSizeThatDesignCounts(SecondEdition lesson) {
        assertThat(LessonSize.faults(lesson, codeBefore(lesson.name()))).isEmpty();
    }

    private static List<String> codeBefore(String name) {
        List<String> code = new ArrayList<>();
        for (Path source : CourseFolder.notebooksUnder(CourseFolder.here().lessons())) {
            if (Lessons.nameOf(source).compareTo(name) < 0) {
                Notebook.read(source).cells().stream()
                        .filter(SecondEdition::isCode)
                        .filter(cell -> !SecondEdition.isForTheBuild(cell))
                        .map(Notebook::source)
                        .forEach(code::add);
            }
        }
        return code;
    }

    /** Right in all respects: what a test changes is all that is wrong. */
    private static Draft right() {
        return new Draft()
                .code("%jars ../target/sudoku.jar")
                .code("import sudoku.grid.*;\nimport sudoku.notebook.*;")
                .prose("## One\n\n" + "word ".repeat(150))
                .code(PIECE, "write")
                .code(PIECE, "write")
                .code(PIECE, "write")
                .prose("## Break it\n\n" + "word ".repeat(150))
                .code(SHOWN)
                .code(SHOWN)
                .prose("## Change it back\n\n" + "word ".repeat(180))
                .code("Predict.that(\"nodes\", \"?\", \"because …\");", "live");
    }

    private static List<String> faults(Draft draft) {
        return LessonSize.faults(draft.lesson(), List.of());
    }

    @Test
    void aLessonOfTheRightSizeIsRight() {
        assertThat(faults(right())).isEmpty();
    }

    @Test
    void whatIsForTheBuildOrFoldedIsNotCounted() {
        assertThat(faults(right().proof("assert 1 < 2;\n".repeat(60), "A sentence.")
                        .prose("word ".repeat(3_000), "hint")
                        .prose("word ".repeat(3_000), "way")
                        .prose("word ".repeat(3_000), "verdict")
                        .notes("word ".repeat(3_000))))
                .isEmpty();
    }

    @Test
    void tooManyCellsAndTooFewPicturesAreFound() {
        Draft draft = right();
        for (int i = 0; i < 18; i++) {
            draft.prose("word ".repeat(60)).code("int a" + i + " = 0;");
        }
        assertThat(faults(draft))
                .anyMatch(fault -> fault.contains("24 cells of code"))
                .anyMatch(fault -> fault.contains("12 cells of code a picture"))
                .hasSize(2);
    }

    @Test
    void aLongCellIsFoundAndAProgramMayBeLonger() {
        assertThat(faults(right().code("int a = 0;\n".repeat(17))))
                .singleElement()
                .asString()
                .contains("a cell of 17 lines");
        assertThat(faults(right().code("int a = 0;\n".repeat(40), "program"))).isEmpty();
        assertThat(faults(right().code("int a = 0;\n".repeat(41), "program"))).hasSize(1);
        assertThat(faults(right().code("int a = 0;\n\n".repeat(16))))
                .as("empty lines are air")
                .isEmpty();
    }

    @Test
    void aLineThatASlideCutsOffIsFound() {
        assertThat(faults(right().code("int a = 0; // " + "-".repeat(105))))
                .singleElement()
                .asString()
                .contains("a line of 119 characters");
        assertThat(faults(right().code("int a = 0; // " + "-".repeat(104)))).isEmpty();
    }

    @Test
    void cellsThatAreLongOnAverageAreFound() {
        Draft draft = right();
        for (int i = 0; i < 8; i++) {
            draft.prose("word ".repeat(60)).code("Show.grid(a);\n".repeat(6));
        }
        assertThat(faults(draft)).singleElement().asString().contains("6 lines in the median cell");
    }

    @Test
    void whatAProgramIsLongByMakesNoOtherCellLong() {
        Draft draft = right();
        for (int i = 0; i < 8; i++) {
            draft.prose("word ".repeat(60)).code("Show.grid(a);\n".repeat(6), "program");
        }
        assertThat(faults(draft)).isEmpty();
    }

    @Test
    void tooManyOrTooFewWordsAreFound() {
        assertThat(faults(right().prose("word ".repeat(1_600))))
                .anyMatch(fault -> fault.contains("words, wanted for an hour: 0 to 1899"))
                .anyMatch(fault -> fault.contains("words a cell of code"));
        assertThat(faults(right().code(SHOWN).code(SHOWN).code(SHOWN)))
                .singleElement()
                .asString()
                .contains("54 words a cell");
    }

    @Test
    void piecesAreThreeToFiveOfTwoToTenLines() {
        assertThat(faults(right().prose("word ".repeat(240))
                        .code(PIECE, "write")
                        .code(PIECE, "write")
                        .code(PIECE, "write")))
                .singleElement()
                .asString()
                .contains("6 pieces");
        assertThat(faults(right().code("// BEGIN SOLUTION\nint a = 1;\n// END SOLUTION", "write")))
                .singleElement()
                .asString()
                .contains("a piece of 1 lines");
        assertThat(faults(right().code("// BEGIN SOLUTION\n" + "int a = 1;\n".repeat(11) + "// END SOLUTION", "write")))
                .singleElement()
                .asString()
                .contains("a piece of 11 lines");
        assertThat(LessonMeasures.answer(
                        "a\n// BEGIN SOLUTION\nb\n// END SOLUTION\nc\n// BEGIN " + "SOLUTION\nd\n// END SOLUTION\n"))
                .as("several regions")
                .containsExactly("b", "d");
    }

    @Test
    void whatIsTypedLeavesTimeToTalk() {
        String text = ("add(" + "a".repeat(105) + ");\n").repeat(13) + "add(" + "a".repeat(50) + ");";
        assertThat(faults(right().code(text, "live")))
                .singleElement()
                .asString()
                .contains("characters to type");
        assertThat(faults(right().code(text))).as("nobody types what is given").isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Predict.that(\"a\", 500);", "Predict.that(\"a\", \"500\", \"because\");"})
    void aPredictionThatArrivesFilledInIsFound(String prediction) {
        assertThat(faults(right().code(prediction))).singleElement().asString().contains("arrives filled in");
    }

    @Test
    void predictionsAreFew() {
        Draft draft = right();
        for (int i = 0; i < 5; i++) {
            draft.code("Predict.that(\"a" + i + "\", \"?\", \"because …\");").prose("word ".repeat(60));
        }
        assertThat(faults(draft)).singleElement().asString().contains("6 predictions");
    }

    @Test
    void aLessonIsBrokenTwice() {
        assertThat(faults(right().prose("### Break it again")))
                .singleElement()
                .asString()
                .contains("3 sections called");
        assertThat(faults(right().prose("We break it here.")))
                .as("only a heading counts")
                .isEmpty();
    }

    @Test
    void newTypesAreFewAndKnownOnesAreFree() {
        String types = "Trace a; Cells b; Digits c; Rules d; Backtracking e; SearchLimit f;";
        assertThat(faults(right().code(types)))
                .singleElement()
                .asString()
                .contains("[Backtracking, Cells, Digits, Rules, SearchLimit, Trace] are new");
        assertThat(LessonSize.faults(right().code(types).lesson(), List.of("Trace a;")))
                .isEmpty();
        assertThat(faults(right().code("String a = \"Trace Cells Digits Rules Backtracking SearchLimit\"; // Trace")))
                .as("in a text they are no types")
                .isEmpty();
        assertThat(faults(right().code("import sudoku.search.Trace;\nCells b; Digits c; Rules d; Backtracking"
                        + " e; List f; String g;")))
                .as("neither are Java's own")
                .isEmpty();
    }

    /** A quarter of an hour has targets of its own, above and below. */
    @Test
    void theFirstLessonIsAQuarterOfAnHour() {
        Draft quarter = new Draft()
                .prose("Look. " + "word ".repeat(150))
                .code(PIECE, "write")
                .prose("## Break it\n\nWord.")
                .code(SHOWN);
        assertThat(ofTheFirst(quarter)).isEmpty();
        assertThat(faults(quarter))
                .hasSize(2)
                .anyMatch(fault -> fault.contains("1 pieces"))
                .anyMatch(fault -> fault.contains("1 sections"));
        assertThat(ofTheFirst(right()))
                .hasSize(2)
                .anyMatch(fault -> fault.contains("3 pieces to write, wanted for a quarter of an hour: 1"))
                .anyMatch(fault -> fault.contains("2 sections"));
        assertThat(ofTheFirst(new Draft().prose("Look.").code(SHOWN)))
                .as("nothing to write")
                .hasSize(3);
    }

    private static List<String> ofTheFirst(Draft draft) {
        return LessonSize.faults(
                new SecondEdition("00-start-here", draft.lesson().notebook()), List.of());
    }
}

package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A lesson that says where its evening ends has the form of one. */
class EveningFormTests {
    static List<SecondEdition> lessons() {
        return SecondEdition.lessons();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyLessonWithAnEveningHasItsForm(SecondEdition lesson) {
        assertThat(EveningForm.faults(lesson)).isEmpty();
    }

    private static List<String> faults(EveningDraft draft) {
        return EveningForm.faults(draft.lesson());
    }

    @Test
    void theRightFormIsRight() {
        assertThat(faults(new EveningDraft())).isEmpty();
        assertThat(faults(new EveningDraft()
                        .inCore(draft -> draft.code("// Draws the tree of a board.\nint a;", "hide-input")
                                .proof("assert true;", "One.")
                                .code("import sudoku.grid.*;", "hide-input"))))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int a = 0;",
                "// Draws",
                "// int a = 0;",
                "//Draws the tree of a board",
                "// for (int a : b) {",
                "import sudoku.grid.*;"
            })
    void aFoldThatSaysNothingInWordsIsFound(String first) {
        assertThat(faults(new EveningDraft().inRest(draft -> draft.code(first + "\nint b = 0;", "hide-input"))))
                .singleElement()
                .asString()
                .contains("says in words what it does")
                .contains(first);
    }

    @Test
    void aFoldWhoseLineIsCutOffOnALaptopIsFound() {
        String words = "// Draws the tree of a board, " + "and of another, ".repeat(4);
        String longest = words + "x".repeat(100 - words.length());
        assertThat(faults(new EveningDraft().inRest(draft -> draft.code(longest + "\nint b = 0;", "hide-input"))))
                .isEmpty();
        assertThat(faults(new EveningDraft().inRest(draft -> draft.code(longest + "x\nint b = 0;", "hide-input"))))
                .singleElement()
                .asString()
                .contains("cut off on a laptop");
    }

    @Test
    void anOpenTryCellIsFound() {
        assertThat(faults(new EveningDraft().inRest(draft -> draft.code("next(1);", "try"))))
                .singleElement()
                .asString()
                .contains("a try cell isn't folded");
    }

    @Test
    void aSecondLineAndAnotherSentenceAreFound() {
        assertThat(faults(new EveningDraft().inRest(draft -> draft.prose(EveningForm.LINE, "evening"))))
                .singleElement()
                .asString()
                .contains("the evening ends once");
        assertThat(EveningForm.faults(new Draft()
                        .prose("## Key points")
                        .code("int a() {\n    // BEGIN SOLUTION\n}", "write")
                        .prose("*That was it.*", "evening")
                        .lesson("03-sample")))
                .singleElement()
                .asString()
                .contains("and not with [*That was it.*]");
    }

    @Test
    void keyPointsProgramAndPiecesHaveTheirOrder() {
        String piece = "int a() {\n    // BEGIN SOLUTION\n}";
        assertThat(ordered(new Draft()
                        .code(piece, "write")
                        .prose("x")
                        .prose(EveningForm.LINE, "evening")
                        .prose("## Key points")))
                .containsExactly("03-sample: the key points are part of the evening, above its line.");
        assertThat(ordered(new Draft()
                        .code("int a() {}", "program")
                        .code(piece, "write")
                        .prose("## Key points")
                        .prose(EveningForm.LINE, "evening")))
                .singleElement()
                .asString()
                .contains("the program now is above a piece");
        assertThat(ordered(new Draft()
                        .code(piece, "write")
                        .prose("## Key points")
                        .code("int a() {}", "program")
                        .prose(EveningForm.LINE, "evening")))
                .singleElement()
                .asString()
                .contains("the program now is not above the key points");
        assertThat(ordered(new Draft()
                        .code("int b() {}", "program")
                        .code(piece, "write")
                        .code("int a() {}", "program")
                        .prose("## Key points")
                        .prose(EveningForm.LINE, "evening")))
                .isEmpty();
    }

    private static List<String> ordered(Draft draft) {
        return EveningForm.faults(draft.lesson("03-sample"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "**Proposition 4 (it ends).** It ends.\n\n**Proof.** 1.\n\n**Cost.** 1",
                "**Proposition 3.** It ends.\n\n**Proof.** 1.\n\n**Cost.** 1",
                "**Proposition 3 (it ends).** It ends.\n\n**Cost.** 1",
                "Proposition 3 (it ends). **Proof.** **Cost.**",
                "**Proposition 3 (it ends).** It ends.\n\n**Proof.** 1."
            })
    void aPropositionWithoutItsPartsIsFound(String text) {
        assertThat(faults(new EveningDraft().proposition(text)))
                .singleElement()
                .asString()
                .contains("a proposition has the lesson's number");
    }

    @Test
    void aStepAboveItsPropositionIsFound() {
        assertThat(faults(new EveningDraft().inCore(draft -> draft.prose(EveningDraft.PROPOSITION, "proposition"))))
                .singleElement()
                .asString()
                .contains("the step is below the proposition");
    }

    @Test
    void onePieceBeginsWithAnEmptyBody() {
        assertThat(ordered(new Draft()
                        .code("int a(int b) {\n    int c = 0;\n    // BEGIN SOLUTION\n}", "write")
                        .prose("## Key points")
                        .prose(EveningForm.LINE, "evening")))
                .singleElement()
                .asString()
                .contains("no piece begins with an empty body");
        assertThat(ordered(new Draft()
                        .code("int c = 0;\n\nint[] a(int[] b, List<int[]> c) {\n    // BEGIN SOLUTION\n}", "write")
                        .prose("## Key points")
                        .prose(EveningForm.LINE, "evening")))
                .isEmpty();
    }
}

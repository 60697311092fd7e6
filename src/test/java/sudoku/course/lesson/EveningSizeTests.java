package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A lesson that says where its evening ends is measured in its two parts. */
class EveningSizeTests {
    /** Each bound of the evening, at it and one beyond. */
    @Test
    void theEveningIsMeasuredToItsLine() {
        assertThat(evening(new EveningDraft())).isEmpty();
        assertThat(evening(new EveningDraft().inCore(draft -> cells(draft, 7)))).isEmpty();
        assertThat(evening(new EveningDraft().inCore(draft -> cells(draft, 8))))
                .singleElement()
                .asString()
                .contains("13 cells of code, wanted for an evening: 0 to 12");
        assertThat(evening(new EveningDraft().inCore(draft -> given(draft, 34))))
                .isEmpty();
        assertThat(evening(new EveningDraft().inCore(draft -> given(draft, 35))))
                .singleElement()
                .asString()
                .contains("46 lines of given code, wanted for an evening: 0 to 45");
        long words = 1_400 - new EveningDraft().words();
        assertThat(evening(new EveningDraft().inCore(draft -> draft.prose("word ".repeat((int) words)))))
                .isEmpty();
        assertThat(evening(new EveningDraft().inCore(draft -> draft.prose("word ".repeat((int) words + 1)))))
                .singleElement()
                .asString()
                .contains("1401 words, wanted for an evening: 0 to 1400");
    }

    private static void given(Draft draft, int lines) {
        draft.code("int a = 0;\n".repeat(16)).code("int a = 0;\n".repeat(16)).code("int a = 0;\n".repeat(lines - 32));
    }

    private static void cells(Draft draft, int count) {
        for (int i = 0; i < count; i++) {
            draft.code("int a = 0;");
        }
    }

    @Test
    void theEveningHasThreePiecesAtMostOneBreakAndOneStep() {
        assertThat(evening(new EveningDraft().inCore(draft -> draft.code(EveningDraft.PIECE, "write"))))
                .singleElement()
                .asString()
                .contains("4 pieces to write, wanted for an evening: 3");
        assertThat(evening(new EveningDraft().inCore(draft -> draft.prose("## Break it once more"))))
                .hasSize(2)
                .allMatch(fault -> fault.contains("2 sections called 'Break it', wanted for "));
        assertThat(evening(new EveningDraft().inCore(draft -> draft.code("Proof.step(\"03-sample\", \"?\");", "step"))))
                .singleElement()
                .asString()
                .contains("2 cells with a step");
        assertThat(evening(new EveningDraft().inCore(draft -> draft.prose("**Proposition**", "proposition"))))
                .singleElement()
                .asString()
                .contains("2 cells with a proposition");
        Draft onlyItsLine = new Draft().prose("**End.**", "evening");
        assertThat(evening(onlyItsLine.lesson("03-sample")))
                .hasSize(5)
                .allMatch(fault -> fault.contains("0 ") && fault.contains("wanted for "))
                .anyMatch(fault -> fault.contains("0 sections called 'Change it', wanted for both evenings"));
    }

    @Test
    void theChangeMayWaitForTheSecondEvening() {
        assertThat(evening(
                        new EveningDraft().changingNothing().inRest(draft -> draft.prose("## 10. Change it: later"))))
                .isEmpty();
        assertThat(evening(new EveningDraft().changingNothing()))
                .singleElement()
                .asString()
                .contains("0 sections called 'Change it', wanted for both evenings: 1 to 2");
        assertThat(evening(new EveningDraft().inCore(draft -> draft.prose("## Change it again"))))
                .singleElement()
                .asString()
                .contains("2 sections called 'Change it', wanted for an evening: 0 to 1");
    }

    @Test
    void theBreakMayWaitForTheSecondEvening() {
        assertThat(evening(new EveningDraft().breakingNothing().inRest(draft -> draft.prose("## 10. Break it: later"))))
                .isEmpty();
        assertThat(evening(new EveningDraft().breakingNothing()))
                .singleElement()
                .asString()
                .contains("0 sections called 'Break it', wanted for both evenings: 1");
        assertThat(evening(new EveningDraft().inRest(draft -> draft.prose("## 10. Break it again"))))
                .singleElement()
                .asString()
                .contains("2 sections called 'Break it', wanted for both evenings: 1");
    }

    @Test
    void theEveningHasThreePredictionsAndTheWholeNoneFilledIn() {
        String three = "Predict.that(\"a\", \"?\");\n".repeat(3);
        assertThat(evening(new EveningDraft().inCore(draft -> draft.code(three))))
                .isEmpty();
        assertThat(evening(new EveningDraft().inCore(draft -> draft.code(three + "Predict.that(\"a\", \"?\");"))))
                .singleElement()
                .asString()
                .contains("4 predictions");
        assertThat(evening(new EveningDraft().inRest(draft -> draft.code("Predict.that(\"a\", \"5\");"))))
                .singleElement()
                .asString()
                .contains("arrives filled in");
    }

    @Test
    void aPieceOfTheEveningHasTwoToTwelveLines() {
        assertThat(evening(new EveningDraft()
                        .inRest(draft -> draft.code(
                                "// BEGIN SOLUTION\n" + "int a = 1;\n".repeat(12) + "// END SOLUTION", "write"))))
                .isEmpty();
        assertThat(evening(new EveningDraft()
                        .inRest(draft -> draft.code(
                                "// BEGIN SOLUTION\n" + "int a = 1;\n".repeat(13) + "// END SOLUTION", "write"))))
                .singleElement()
                .asString()
                .contains("a piece of 13 lines, wanted are 2 to 12");
    }

    @Test
    void whatIsFoldedOrOfTheBuildIsNoPartOfTheEveningAndTheSecondEveningHasBoundsOfItsOwn() {
        assertThat(evening(new EveningDraft().inCore(draft -> {
                    draft.proof("assert 1 < 2;\n".repeat(60), "A sentence.");
                    for (String tag : List.of("hint", "way", "verdict")) {
                        draft.prose("word ".repeat(3_000), tag);
                    }
                    for (int i = 0; i < 13; i++) {
                        draft.code("// Draws a thing.\nint a = 0;", "hide-input");
                    }
                })))
                .isEmpty();
        assertThat(evening(new EveningDraft().inRest(draft -> cells(draft, 22))))
                .isEmpty();
        assertThat(evening(new EveningDraft().inRest(draft -> cells(draft, 23))))
                .singleElement()
                .asString()
                .contains("23 cells of code, wanted for a second evening: 0 to 22");
        assertThat(evening(new EveningDraft().inRest(draft -> draft.prose("word ".repeat(1_900)))))
                .singleElement()
                .asString()
                .contains("words, wanted for a second evening: 0 to 1900");
        assertThat(evening(new EveningDraft().inRest(draft -> draft.code("Proof.step(\"03-sample\", \"?\");", "step"))))
                .singleElement()
                .asString()
                .contains("1 cells with a step of a proof, wanted for a second evening: 0");
    }

    private static List<String> evening(EveningDraft draft) {
        return evening(draft.lesson());
    }

    private static List<String> evening(SecondEdition lesson) {
        return LessonSize.faults(lesson, List.of());
    }
}

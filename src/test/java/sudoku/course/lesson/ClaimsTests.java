package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences are claims: what compares, ranks or explains is proven below, and what counts is shown. */
class ClaimsTests {
    private static final String FEWER = "The tightest cell needs fewer nodes.";

    static List<SecondEdition> lessons() {
        return SecondEdition.lessons();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyClaimOfALessonIsProvenOrExempted(SecondEdition lesson) {
        assertThat(Claims.faults(lesson)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                FEWER,
                "Never look back.",
                "It is slow BECAUSE it asks twice.",
                "- Row by row is slower.",
                "| mask | faster |",
                "## A faster way",
                "All is well. *Most* puzzles are easy.",
                "**The best order** is unknown.",
                "That is why it fails.",
                "A line that breaks takes as\nmany nodes.",
                "“It never ends.”",
                "Is it fast? It is faster."
            })
    void aSentenceThatComparesRanksOrExplainsIsFound(String prose) {
        assertThat(Claims.faults(new Draft().prose(prose).lesson()))
                .singleElement()
                .asString()
                .contains("without a proof");
    }

    /** A proposition is proven where it stands; of what can be chosen for its step, all but one is wrong. */
    @Test
    void aPropositionAndTheChoicesForItsStepClaimNothing() {
        assertThat(Claims.faults(new Draft()
                        .prose("**Proposition 1 (it ends).** It never goes on.", "proposition")
                        .prose("Why?\n\n- a) Because it is faster.\n- **b)** Because it never ends,\n  as most do.")
                        .lesson()))
                .isEmpty();
        assertThat(Claims.faults(new Draft()
                        .prose("- a) It is full.\n- Because it is faster.")
                        .lesson()))
                .as("a point of a list is no choice")
                .hasSize(1);
    }

    /** A rhetorical question is let through too: whom it would persuade will read the answer below. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which is faster?",
                "**Is it faster?**",
                "Call `more()` again.",
                "[The course](http://more.than/that)",
                "    if there are fewer than two\n",
                "```java\n// never\n```",
                "Write `always`, then go on.",
                "The forest is dense.",
                "Thistle and everyman",
                "A mask is a number.",
                "<b class=\"more\">Look.</b>"
            })
    void aQuestionCodeAndOtherWordsAreLetThrough(String prose) {
        assertThat(Claims.faults(new Draft().prose(prose).lesson())).isEmpty();
    }

    @Test
    void notesHintsAndWaysAreAboutTheStudentsWork() {
        assertThat(Claims.faults(new Draft()
                        .notes(FEWER)
                        .prose(FEWER, "hint")
                        .prose(FEWER, "way")
                        .lesson()))
                .isEmpty();
        assertThat(Claims.faults(new Draft().prose(FEWER, "verdict").lesson()))
                .as("a verdict is read by all")
                .hasSize(1);
    }

    @Test
    void aProofCoversWhatItQuotes() {
        assertThat(Claims.faults(new Draft()
                        .prose("Look. " + FEWER)
                        .proof("assert a < b;", FEWER)
                        .lesson()))
                .isEmpty();
        assertThat(Claims.faults(new Draft()
                        .prose("The tightest cell\nneeds fewer nodes.")
                        .proof("assert a < b;", FEWER)
                        .lesson()))
                .as("where a line is broken does not matter")
                .isEmpty();
        assertThat(Claims.faults(new Draft()
                        .proof("assert a < b;", FEWER)
                        .prose("Look. " + FEWER)
                        .lesson()))
                .as("it may be above")
                .isEmpty();
    }

    @Test
    void aProofCoversNoOtherSentence() {
        assertThat(Claims.faults(new Draft()
                        .prose(FEWER + " It is faster.")
                        .proof("assert a < b;", FEWER)
                        .lesson()))
                .singleElement()
                .asString()
                .contains("It is faster.");
        assertThat(Claims.faults(new Draft().prose(FEWER).proof("assert a < b;").lesson()))
                .as("it quotes nothing")
                .hasSize(1);
    }

    /** A quotation of a word or two would cover whatever contains it. */
    @Test
    void aProofQuotesWholeSentencesOfItsOwnSection() {
        assertThat(Claims.faults(new Draft()
                        .prose(FEWER)
                        .proof("assert a < b;", "fewer nodes")
                        .lesson()))
                .hasSize(2);
        assertThat(Claims.faults(new Draft()
                        .prose("## One\n\n" + FEWER)
                        .prose("## Two\n\nLook.")
                        .proof("assert a < b;", FEWER)
                        .lesson()))
                .as("claimed in one section, proven in the next")
                .hasSize(2);
        assertThat(Claims.faults(new Draft()
                        .prose("It needs less.")
                        .proof("assert a < b;", FEWER)
                        .lesson()))
                .as("the sentence was changed, its proof was not")
                .hasSize(2);
    }

    @Test
    void aCellWithTwoSectionsIsReadAsTwo() {
        Draft draft =
                new Draft().prose("## One\n\n" + FEWER + "\n\n## Two\n\nLook.").proof("assert a < b;", FEWER);
        assertThat(Claims.faults(draft.lesson())).hasSize(2);
    }

    @Test
    void anExemptionHasAReasonAndASentence() {
        assertThat(Claims.faults(
                        new Draft().exempted(FEWER, FEWER, "a definition").lesson()))
                .isEmpty();
        assertThat(Claims.faults(new Draft().exempted(FEWER, FEWER, " ").lesson()))
                .singleElement()
                .asString()
                .contains("without a reason");
        assertThat(Claims.faults(
                        new Draft().exempted("Look.", FEWER, "a definition").lesson()))
                .singleElement()
                .asString()
                .contains("no claim of that cell");
        assertThat(Claims.faults(
                        new Draft().exempted("Look.", "Look.", "an instruction").lesson()))
                .as("it needs none")
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It takes 4,208 nodes.",
                "That is 69 million.",
                "The mean is 3.5.",
                "It took 12 ms.",
                "It is 20 times larger.",
                "About 90% fail.",
                "It placed 69175316 digits.",
                "A 3-fold gain."
            })
    void aFigureIsShownByACellNotWritten(String prose) {
        assertThat(Claims.faults(new Draft().prose(prose).lesson()))
                .anyMatch(fault -> fault.contains("is written, not measured"));
    }

    /** A number that a proof asserts would still be copied by hand into the prose. */
    @Test
    void aProofIsNoLeaveToWriteAFigure() {
        String sentence = "It takes 4,208 nodes.";
        assertThat(Claims.faults(new Draft()
                        .prose(sentence)
                        .proof("assert a == 4208;", sentence)
                        .lesson()))
                .hasSize(1);
    }

    /** Numbers in words are let through: "seventy million" would take a grammar. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "The digits 1 to 9.",
                "Cells 0 to 80, row by row.",
                "Knuth wrote this in 1975.",
                "A board of 9×9.",
                "Lesson 4 chooses.",
                "Write 9 for 1, 8 for 2.",
                "About 50 minutes.",
                "`4208` is a number.",
                "1. Look.",
                "r1c3 holds 5."
            })
    void theNumbersOfThePuzzleAreNoFigures(String prose) {
        assertThat(Claims.faults(new Draft().prose(prose).lesson())).isEmpty();
    }
}

package sudoku.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Printed without a kernel, as where a kernel has no display of its own. */
class ProofTests {
    private static String told(String letter) {
        PrintStream console = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Proof.step("03-sample", letter);
        } finally {
            System.setOut(console);
        }
        return printed.toString(StandardCharsets.UTF_8).strip();
    }

    @ParameterizedTest
    @ValueSource(strings = {"?", "", " ? "})
    void whereNothingIsTypedASentenceSaysWhatToDo(String letter) {
        assertThat(told(letter))
                .isEqualTo("No step yet: type a, b or c between the quotation marks, and run this cell again.")
                .matches(said -> Predict.ASKS.stream().anyMatch(said::startsWith), "a page that is read leaves it out");
    }

    @ParameterizedTest
    @ValueSource(strings = {"b", "B", " b ", "b)"})
    void theStepIsToldToBeIt(String letter) {
        assertThat(told(letter))
                .isEqualTo("Yes, b. Each digit was asked for when it was written, and none of those before it was"
                        + " changed.");
    }

    @Test
    void aWrongLetterIsToldWhyAndNotWhichIsRight() {
        assertThat(told("a"))
                .isEqualTo("No, not a. A full board can break the rules: fill in any digits, and look at a row.");
        assertThat(told("c")).startsWith("No, not c. Whether it ends").endsWith("what it ends with.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"d", "a b", "5", "a: A", "because"})
    void anythingElseIsToldWhichLettersThereAre(String letter) {
        assertThat(told(letter))
                .isEqualTo("\"" + letter
                        + "\" is none of the choices: type a, b or c between the quotation marks, and run this"
                        + " cell again.");
    }

    @Test
    void aLessonWithoutAStepIsNamed() {
        assertThatThrownBy(() -> Proof.step("99-none", "?"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"99-none\"")
                .hasMessageContaining("the first argument is the lesson");
    }
}

package sudoku.course.wrong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.course.wrong.Patches.Patch;

/** A patch makes the wrong answer it says, or complains. */
class PatchesTests {
    private static final String ANSWER = "int one = 1;\nint two = one + 1;\nreturn two;";

    private static Patch only(String text) {
        return Patches.read(text, "wrong.txt").get(0);
    }

    @Test
    void eachChangeIsMadeAndTheRestOfTheAnswerStays() {
        Patch patch = only(
                """
                # A comment.

                wrong 1-adds-nothing
                - int one = 1;
                + int one = 0;
                +
                - return two;
                + return one;
                ! firstTest, secondTest
                = Add
                """);
        assertThat(patch.name()).isEqualTo("1-adds-nothing");
        assertThat(patch.on(ANSWER)).isEqualTo("int one = 0;\n\nint two = one + 1;\nreturn one;");
        assertThat(patch.fails()).containsExactly("firstTest", "secondTest");
        assertThat(patch.says()).isEqualTo("Add");
    }

    @Test
    void aPatchThatDoesNotFitIsRefusedByName() {
        assertThatThrownBy(() -> only("wrong 1-a\n- return three;\n+\n= x").on(ANSWER))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("1-a", "does not have", "return three;");
    }

    @Test
    void aPatchThatFitsTwiceIsRefusedByName() {
        assertThatThrownBy(() -> only("wrong 1-a\n- one\n+ 1\n= x").on(ANSWER))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("1-a", "more than once");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wrong 1-a\n+ no place\n= x",
                "wrong 1-a\n= x",
                "wrong 1-a\n- one\nwrong 1-b\n= x",
                "wrong 1-a\n- one\n+ two\n! test"
            })
    void aFileWithALineOutOfPlaceIsRefusedByName(String text) {
        assertThatThrownBy(() -> Patches.read(text, "wrong.txt"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("wrong.txt");
    }
}

package sudoku.exercise.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.exercise.api.tightestcell.Degrees;
import sudoku.exercise.help.Help.Question;

/** Questions open a check and hints come one by one, whatever is typed. */
class HelpSessionTests {
    private static final Help HELP = new Help(
            Degrees.class,
            List.of(
                    new Question(
                            "How many neighbors?",
                            "20",
                            Map.of("24", "Some cells share two houses."),
                            "Look at three houses."),
                    new Question("Which cells?", "1, 2", Map.of(), "Two numbers.")),
            List.of("First.", "Second."),
            "Another.");

    private final HelpSession session = new HelpSession(true);

    private String said(String... typed) {
        return session.answer(HELP, "Task", typed).text();
    }

    private static Help asking(Question question) {
        return new Help(Degrees.class, List.of(question), List.of("Hint."), "Another.");
    }

    @Test
    void onlyTheRightAnswersOpenACheck() {
        assertThat(said("20", "2 1")).contains("✓ Question 1", "✗ Question 2: not 2 1. Two numbers.", "opens when all");
        assertThat(session.isOpen(HELP)).isFalse();
        assertThat(said("20", "[1, 2]")).contains("is open");
        assertThat(session.isOpen(HELP)).isTrue();
        assertThat(said("?", "?")).as("what is open stays open").contains("is open");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.125", ".125", "0,125", "1/8", "1 / 8", "25/200", "12.5 %", "12,5%", "0.1250", " 0.125 "})
    void aNumberIsReadHoweverItIsWritten(String typed) {
        Help help = asking(new Question("", "0.125", Map.of("0.5", "That is one coin."), "No."));
        assertThat(session.answer(help, "Task", typed).text()).contains("✓ Question 1");
        assertThat(session.answer(help, "Task", "1/2").text()).contains("That is one coin.");
        assertThat(session.answer(help, "Task", "1.25 %").text()).contains("✗ Question 1");
        assertThat(session.answer(help, "Task", "1/0").text()).contains("✗ Question 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5, 0", "5 and 0", "five and zero", "0b101, none", "0B0101 & 0b0", "Five, 0"})
    void setsAndWordsAreReadAsNumbers(String typed) {
        Help help = asking(new Question("", "5, 0", Map.of(), "No."));
        assertThat(session.answer(help, "Task", typed).text()).contains("✓ Question 1");
        assertThat(session.answer(help, "Task", "0b110, none").text()).contains("✗ Question 1");
        assertThat(session.answer(help, "Task", "50").text()).contains("✗ Question 1");
        assertThat(session.answer(help, "Task", "someone, 0b2").text()).contains("✗ Question 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"empty", "Empty string", "an empty string", "it is empty"})
    void fillingWordsDoNoHarm(String typed) {
        Help help = asking(new Question("", "empty", Map.of(), "No."));
        assertThat(session.answer(help, "Task", typed).text()).contains("✓ Question 1");
        assertThat(session.answer(help, "Task", "not empty").text()).contains("✗ Question 1");
        assertThat(session.answer(help, "Task", "an island").text()).contains("✗ Question 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "\u22121", "-1.0", "(-1)"})
    void aMinusMayBeCopiedFromTheStatement(String typed) {
        Help help = asking(new Question("", "-1", Map.of(), "No."));
        assertThat(session.answer(help, "Task", typed).text()).contains("✓ Question 1");
        assertThat(session.answer(help, "Task", "1").text()).contains("✗ Question 1");
    }

    @Test
    void aMistakeThatManyMakeHasASentenceOfItsOwn() {
        assertThat(said("24", "?")).contains("Some cells share two houses.").doesNotContain("Look at three");
        assertThat(said("7", "?")).contains("Look at three houses.");
    }

    @Test
    void whatIsMissingOrTooMuchIsLetPass() {
        assertThat(said()).containsOnlyOnce("not answered yet").contains("Questions 1 and 2 are not answered yet");
        assertThat(said(null, " ? ")).contains("Questions 1 and 2 are not answered yet");
        assertThat(said("20", "?")).contains("Question 2 is not answered yet");
        assertThat(said("20", "1 2", "3")).contains("is open");
    }

    @Test
    void eachAskingTellsOneHintMoreUntilThereAreNoMore() {
        assertThat(session.hint(HELP, "Task").text())
                .contains("1 First.", "cost nothing")
                .doesNotContain("Second.");
        assertThat(session.hint(HELP, "Task").text()).contains("1 First.", "2 Second.", "no more hints");
        assertThat(session.hint(HELP, "Task").text()).contains("1 First.", "2 Second.");
    }
}

package sudoku.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.exercise.ContractCases.Case;
import sudoku.exercise.answer.LocalAnswer;
import sudoku.files.CodePlace;
import sudoku.grading.sample.Everything;
import sudoku.kernel.AnswerShell;

/** The contract, kept in the notebook. {@code ContractIT} holds the same table against a worker. */
class ContractTests {
    private static AnswerShell shell;
    private static LocalAnswer answer;

    static List<Case> cases() {
        return ContractCases.all();
    }

    @BeforeAll
    static void open() throws Exception {
        shell = new AnswerShell(List.of(
                CodePlace.of(Everything.class).toString(),
                CodePlace.of(LocalAnswer.class).toString()));
        shell.run(ContractCases.answer());
        answer = LocalAnswer.to(Everything.class, shell.run("new Answer()"), Duration.ofSeconds(60));
    }

    @AfterAll
    static void close() {
        answer.close();
        shell.close();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void inTheNotebook(Case line) {
        assertThat(line.on(answer.as(Everything.class))).isEqualTo(line.outcome());
    }
}

package sudoku.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.exercise.ContractCases;
import sudoku.exercise.ContractCases.Case;
import sudoku.grading.exam.Examination;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The contract, kept across the pipe of a worker in its box. */
@Needs(Need.BUBBLEWRAP)
class ContractIT {
    private static ExaminationHall hall;
    private static Examination examination;

    static List<Case> cases() {
        return ContractCases.all();
    }

    @BeforeAll
    static void open() throws IOException {
        hall = new ExaminationHall(Path.of(System.getProperty("java.home")));
        examination =
                hall.sit(ContractCases.answer() + "class MyEverything extends Answer {}", ExaminationHall.DOUBLING);
        assertThat(examination.failures()).isEmpty();
    }

    @AfterAll
    static void close() throws IOException {
        examination.close();
        hall.close();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void inTheGrading(Case line) {
        assertThat(line.on(ExaminationHall.everything(examination))).isEqualTo(line.outcome());
    }
}

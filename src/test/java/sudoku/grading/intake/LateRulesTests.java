package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.files.CourseProblem;

/** Who is late, by how many days, and what is left of the points. */
class LateRulesTests {
    private static final Optional<Instant> DUE = Optional.of(Instant.parse("2026-11-20T18:00:00Z"));
    private static final String RULES = "student,days,percent\n*,0,10\nada,3,\nBob Müller,0,0\nzoe,1,25.5\n";

    @TempDir
    Path folder;

    private LateRules rules(String text) throws IOException {
        return LateRules.read(Files.writeString(folder.resolve("late.csv"), text));
    }

    private static Submission by(String student, boolean late) {
        return new Submission(student, List.of(), late, List.of());
    }

    @ParameterizedTest
    @CsvSource({
        "eve, 2026-11-20T18:00:00Z, false, 0, 20",
        "eve, 2026-11-20T18:00:00.000000001Z, true, 1, 18",
        "eve, 2026-11-21T18:00:00Z, true, 1, 18",
        "eve, 2026-11-21T18:00:01Z, true, 2, 16",
        "eve, 2026-12-20T18:00:00Z, true, 30, 0",
        "ada, 2026-11-23T18:00:00Z, false, 0, 20",
        "ada, 2026-11-23T18:00:01Z, true, 1, 18",
        "Bob Müller_4711, 2026-11-22T18:00:01Z, true, 3, 20",
        "zoe, 2026-11-22T18:00:00Z, true, 1, 14.9",
    })
    void daysBegunAfterOnesOwnTimeCost(String student, String handedIn, boolean late, int days, String left)
            throws IOException {
        Lateness lateness = rules(RULES).of(by(student, false), Instant.parse(handedIn), DUE);
        assertThat(lateness.late()).isEqualTo(late);
        assertThat(lateness.days()).isEqualTo(days);
        assertThat(lateness.left(BigDecimal.valueOf(20)).toPlainString()).isEqualTo(left);
    }

    @Test
    void whatTheSystemCallsLateIsLateForWhoHasNoExtension() throws IOException {
        Instant early = Instant.parse("2026-11-19T18:00:00Z");
        assertThat(rules(RULES).of(by("eve", true), early, DUE)).isEqualTo(new Lateness(true, 0, 0, 10));
        assertThat(rules(RULES).of(by("ada", true), early, DUE).late()).isFalse();
        assertThat(LateRules.NONE.of(by("eve", true), early, Optional.empty()).late())
                .isTrue();
        assertThat(LateRules.NONE.of(by("eve", false), early, Optional.empty())).isEqualTo(Lateness.NONE);
    }

    @Test
    void theStudentReadsWhatWasTakenAndWhy() throws IOException {
        Lateness zoe = rules(RULES).of(by("zoe", false), Instant.parse("2026-11-22T19:00:00Z"), DUE);
        assertThat(zoe.sentence("then", BigDecimal.valueOf(13)))
                .isEqualTo("Handed in late, at then. That is 2 days late, and each day or part of a day takes off "
                        + "25.5% of the points: 6.37 of 13 are left. You had 1 day more than the others.");
        assertThat(Lateness.NONE.sentence("then", BigDecimal.valueOf(13))).isEmpty();
    }

    @Test
    void whoIsNamedAndUnknownIsTold() throws IOException {
        assertThat(rules(RULES).unknown(List.of("ada", "bob müller_4711"))).containsExactly("zoe");
    }

    @Test
    void aNumberWithoutItsFirstNoughtsIsStillItsStudents() throws IOException {
        LateRules rules = rules("student,days,percent\n*,0,10\n42,3,\n").with(List.of("0042", "eve"));
        assertThat(rules.unknown(List.of("0042", "eve"))).isEmpty();
        Instant aDayLate = Instant.parse("2026-11-21T18:00:00Z");
        assertThat(rules.of(by("0042", false), aDayLate, DUE)).isEqualTo(new Lateness(false, 0, 3, 10));
        assertThat(rules.of(by("eve", false), aDayLate, DUE)).isEqualTo(new Lateness(true, 1, 0, 10));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ada|1 field",
                "ada,1|2 fields",
                "ada,1,2,3|4 fields",
                ",1,2|names nobody",
                "ada,-1,2|says \"-1\" for the days",
                "ada,1,ten|says \"ten\" for the percent",
                "ada,1;2,3|says \"1;2\" for the days",
                "ada,1e9,2|says \"1e9\" for the days",
                "ada,0.5,|says \"0.5\" for the days",
                "ada,1.5,|says \"1.5\" for the days",
                "ada,1,101|says \"101\" for the percent",
                "ada,1,100.5|says \"100.5\" for the percent"
            })
    void aRowThatSaysSomethingElseIsNamedWithItsLineAndWhatIsWrong(String row, String wrong) {
        assertThatThrownBy(() -> rules("student,days,percent\n*,0,10\n" + row + "\n"))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("Line 3 of the late rules")
                .hasMessageContaining("late.csv (\"" + row + "\")")
                .hasMessageContaining(wrong)
                .hasMessageContaining("*,0,10");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ada,1,\nada,2,", "*,0,10\n*,0,20", "ada,1,\nADA,2,", "0042,1,\n42,2,"})
    void twoRowsForOneStudentAreRefused(String rows) {
        assertThatThrownBy(() -> rules("student,days,percent\n" + rows + "\n").with(List.of("ada", "0042")))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("Lines 2 and 3 of the late rules")
                .hasMessageContaining("keep one of them");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void linesEndAsOnAnySystem(String end) throws IOException {
        LateRules rules = rules(String.join(end, "student,days,percent", "*,0,10", "ada,3,", ""));
        Instant aDayLate = Instant.parse("2026-11-21T18:00:00Z");
        assertThat(rules.of(by("ada", false), aDayLate, DUE)).isEqualTo(new Lateness(false, 0, 3, 10));
        assertThat(rules.of(by("eve", false), aDayLate, DUE)).isEqualTo(new Lateness(true, 1, 0, 10));
    }

    @Test
    void whatASpreadsheetSavesIsReadAndSomebodyMayBeCalledStudent() throws IOException {
        LateRules rules = rules("\ufeffStudent;days;percent\r\n*;0;12,5\r\n\"Byron; Ada\";2;\r\nstudent;9;0\r\n");
        Instant aWeekLate = Instant.parse("2026-11-27T18:00:00Z");
        assertThat(rules.of(by("Byron; Ada", false), aWeekLate, DUE)).isEqualTo(new Lateness(true, 5, 2, 12.5));
        assertThat(rules.of(by("student", false), aWeekLate, DUE)).isEqualTo(new Lateness(false, 0, 9, 0));
    }
}

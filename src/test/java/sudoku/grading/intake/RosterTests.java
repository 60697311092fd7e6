package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RosterTests {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "ada, Ada",
        "Ada Byron, Ada Byron_4711",
        "4711, Ada Byron_4711",
        "Participant 4711, Ada Byron_4711",
        "Jose\u0301, Jos\u00e9"
    })
    void aRosterAndASystemMeanTheSameByNamesThatDiffer(String onRoster, String handedIn) {
        assertThat(Roster.isSame(onRoster, handedIn)).isTrue();
        assertThat(Roster.isSame(onRoster + "x", handedIn)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "42, 0042, 0042",
        "42, Ada Byron_0042, Ada Byron_0042",
        "42, 42, 42",
        "042, 42, 42",
        "42, 1042, 42",
        "42, 4200, 42",
        "0, 000, 000",
        "42, x0042, 42",
        "4.2E+11, 0042, 4.2E+11",
        "'', 0042, ''"
    })
    void aNumberGetsBackTheNoughtsThatASpreadsheetTook(String saved, String handedIn, String meant) {
        assertThat(Roster.withNoughts(saved, List.of("eve", handedIn))).isEqualTo(meant);
    }

    @Test
    void aNumberThatCouldBeTwoStudentsOrIsOneAlreadyStaysAsItIs() {
        assertThat(Roster.withNoughts("42", List.of("042", "0042"))).isEqualTo("42");
        assertThat(Roster.withNoughts("42", List.of("0042", "42"))).isEqualTo("42");
        assertThat(Roster.withNoughts("42", List.of("0042", "Ada_42"))).isEqualTo("42");
    }

    @Test
    void aRosterIsReadWithItsQuotes() throws Exception {
        Path roster = Files.writeString(
                folder.resolve("roster.csv"), "\ufeffid;name\n\"Byron, Ada\";x\n\n bob ;x\n" + "\"say \"\"hi\"\"\"\n");
        assertThat(Roster.read(roster)).containsExactly("Byron, Ada", "bob", "say \"hi\"");
    }
}

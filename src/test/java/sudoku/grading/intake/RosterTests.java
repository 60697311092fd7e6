package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RosterTests {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"ada, Ada", "Ada Byron, Ada Byron_4711", "4711, Ada Byron_4711", "Participant 4711, Ada Byron_4711",
        "Jose\u0301, Jos\u00e9"})
    void aRosterAndASystemMeanTheSameByNamesThatDiffer(String onRoster, String handedIn) {
        assertThat(Roster.isSame(onRoster, handedIn)).isTrue();
        assertThat(Roster.isSame(onRoster + "x", handedIn)).isFalse();
    }

    @Test
    void aRosterIsReadWithItsQuotes() throws Exception {
        Path roster = Files.writeString(folder.resolve("roster.csv"), "\ufeffid;name\n\"Byron, Ada\";x\n\n bob \tx\n"
                + "\"say \"\"hi\"\"\"\n");
        assertThat(Roster.read(roster)).containsExactly("Byron, Ada", "bob", "say \"hi\"");
    }
}

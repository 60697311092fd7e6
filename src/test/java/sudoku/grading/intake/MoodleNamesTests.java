package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.grading.intake.HandIns.EXERCISE;
import static sudoku.grading.intake.HandIns.found;
import static sudoku.grading.intake.HandIns.handIn;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose a folder or a file of Moodle is, where its name can be read in two ways. */
class MoodleNamesTests {
    @TempDir
    Path folder;

    /** Somebody is called "Bob_77_assignsubmission_file_", or calls her file so. */
    @ParameterizedTest
    @CsvSource({
        "Bob_77_assignsubmission_file__99_assignsubmission_file_",
        "Bob_77_assignsubmission_file_Eve_99_assignsubmission_file_x.ipynb"
    })
    void aNameFromMoodleThatCanBeReadInTwoWaysIsReadAsTheRosterSays(String name) throws Exception {
        boolean isFolder = !name.endsWith(".ipynb");
        handIn(folder, isFolder ? name + "/exercise.ipynb" : name);
        assertThat(ownersOf(List.of("77"))).containsExactly("Bob_77");
        String second = name.substring(0, name.lastIndexOf("_assignsubmission"));
        assertThat(ownersOf(List.of("99"))).containsExactly(second);
        String whole = isFolder ? name : name.replace(".ipynb", "");
        String unclear = name + ": graded under this name, because it can belong to Bob_77 or to " + second;
        for (List<String> undecided : List.of(List.<String>of(), List.of("77", "99"), List.of("ada"))) {
            assertThat(ownersOf(undecided))
                    .as("with the roster %s", undecided)
                    .hasSize(2)
                    .satisfies(found -> assertThat(found.get(0)).startsWith(whole))
                    .satisfies(found -> assertThat(found.get(1)).startsWith(unclear));
        }
    }

    /** The students found, and then what was refused. */
    private List<String> ownersOf(List<String> roster) throws Exception {
        try (HandedInFiles pile = new HandedInFiles(folder)) {
            Stream<String> students =
                    Submissions.in(pile, EXERCISE, roster).stream().map(Submission::student);
            return Stream.concat(students, pile.refused().stream()).toList();
        }
    }

    /** The only folder there is looks like one around everything; it is somebody's. */
    @Test
    void aFolderOfMoodleIsNeverTakenForOneAroundAll() throws Exception {
        handIn(folder, "Eve_5_assignsubmission_file_/Bob_77_assignsubmission_file_/exercise.ipynb");
        assertThat(ownersOf(List.of())).containsExactly("Eve_5");
    }

    @Test
    void twoWhoClaimOneNumberOfMoodleAreToldAndOthersAreNot() throws Exception {
        for (String name : List.of(
                "Bob_77_assignsubmission_file_",
                "Eve_77_assignsubmission_file_",
                "Ada_7_assignsubmission_file_",
                "cy_77",
                "di_77")) {
            handIn(folder, name + "/exercise.ipynb");
        }
        try (HandedInFiles pile = new HandedInFiles(folder)) {
            List<Submission> all = Submissions.in(pile, EXERCISE, List.of());
            assertThat(all)
                    .extracting(Submission::student)
                    .containsExactly("Ada_7", "Bob_77", "Eve_77", "cy_77", "di_77");
            assertThat(all)
                    .extracting(submission -> submission.remarks().size())
                    .containsExactly(0, 1, 1, 0, 0);
            assertThat(all.get(1).remarks().get(0)).contains("The number 77 is claimed by Bob_77 and by Eve_77");
        }
    }
}

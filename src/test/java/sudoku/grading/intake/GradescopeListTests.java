package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sudoku.grading.intake.HandIns.EXERCISE;
import static sudoku.grading.intake.HandIns.found;
import static sudoku.grading.intake.HandIns.handIn;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.files.CourseProblem;

/** Gradescope says whose its folders are in a file beside them. */
class GradescopeListTests {
    @TempDir
    Path folder;

    @Test
    void gradescopeSaysWhoseItsFoldersAreInAFileBesideThem() throws Exception {
        Path export = Files.createDirectories(folder.resolve("assignment_1_export"));
        for (String name : List.of("submission_11", "submission_12")) {
            handIn(export, name + "/exercise.ipynb");
        }
        Files.writeString(
                export.resolve("submission_metadata.yml"),
                """
                ---
                submission_11:
                  :submitters:
                  - :name: "Ada \\xC9mile: Byron"
                    :sid: '4711'
                    :email: ada@example.org
                  :created_at: 2026-11-20 12:00:00.123456000 Z
                  :score: !ruby/object:BigDecimal 18:0.5e1
                  :results:
                    tests:
                    - name: Ada
                  :history:
                  - :id: 7
                    :created_at: 2026-11-19 12:00:00.000000000 Z
                submission_12:
                  :submitters:
                  - :name: Bob
                    :email: o'brien@example.org
                  - :name: 'Zoe O''Neill'
                    :sid: ''
                  :created_at: '2026-11-20T12:00:00.5-07:00'
                """);
        assertThat(found(folder))
                .as("those who worked together")
                .containsExactly(
                        "4711: submission_11/exercise.ipynb",
                        "Zoe O'Neill: submission_12/exercise.ipynb",
                        "o'brien@example.org: submission_12/exercise.ipynb");
        try (HandedInFiles pile = new HandedInFiles(folder)) {
            List<Submission> all = Submissions.in(pile, EXERCISE, List.of());
            assertThat(all.get(0).choose(EXERCISE).file().time()).isEqualTo("2026-11-20T12:00:00.123456Z");
            assertThat(all.get(1).choose(EXERCISE).file().time()).isEqualTo("2026-11-20T19:00:00.500Z");
        }
    }

    static List<String> brokenLists() {
        return List.of("submission_11: {", "submission_11: *nobody", "\tsubmission_11:", "[".repeat(200_000));
    }

    @ParameterizedTest
    @MethodSource("brokenLists")
    void aBrokenListOfGradescopesIsSaidToBeOne(String text) throws Exception {
        Path export = Files.createDirectories(folder.resolve("assignment_1_export"));
        handIn(export, "submission_11/exercise.ipynb");
        Files.writeString(export.resolve("submission_metadata.yml"), text);
        assertThatThrownBy(() -> found(folder))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("submission_metadata.yml");
    }
}

package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssignmentTests {
    @TempDir
    Path folder;

    @Test
    void theFrameOfAnAnswerIsGivenAndTheAnswerIsNot() throws IOException, Unreadable {
        Files.write(folder.resolve("exercise.ipynb"), NotebookDataTests.notebook(
                NotebookDataTests.cell("a", "\"int a() {\\n    // BEGIN SOLUTION\\n    secret();\\n"
                        + "    // END SOLUTION\\n    return 1;\\n}\\n"
                        + "// BEGIN SOLUTION\\nvoid secret() {}\\n// END SOLUTION\""),
                NotebookDataTests.cell("b", "\"int allOfIt() { return secret(); }\"")));
        for (String test : new String[] {"VisibleTests", "HiddenTests"}) {
            Files.writeString(folder.resolve(test + ".java"), "public class " + test + " {}");
        }
        try (Assignment assignment = new Assignment(folder)) {
            assertThat(String.join("\n", assignment.given())).contains("int a() {", "return 1;")
                    .doesNotContain("secret", "allOfIt");
        }
    }
}

package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssignmentTests {
    @TempDir
    Path folder;

    private void handOut(String... cells) throws IOException {
        Files.write(folder.resolve("exercise.ipynb"), NotebookDataTests.notebook(cells));
        for (String test : new String[] {"VisibleTests", "HiddenTests"}) {
            Files.writeString(folder.resolve(test + ".java"), "public class " + test + " {}");
        }
    }

    @Test
    void whatIsAskedInWordsIsTheTextBeforeTheAnswer() throws IOException, Unreadable {
        String text = "{\"cell_type\": \"markdown\", \"metadata\": {}, \"source\": \"%s\"}";
        handOut(
                text.formatted("Task"),
                text.formatted("Why?"),
                NotebookDataTests.cell("a", "\"int measured;\""),
                NotebookDataTests.cell("open", "\"Because.\"").replace("\"code\"", "\"markdown\""),
                text.formatted("Hand in."));
        try (Assignment assignment = new Assignment(folder)) {
            assertThat(assignment.openQuestions()).isEqualTo(Map.of("Why?", "Because."));
        }
    }

    @Test
    void theFrameOfAnAnswerIsGivenAndTheAnswerIsNot() throws IOException, Unreadable {
        handOut(
                NotebookDataTests.cell(
                        "a",
                        "\"int a() {\\n    // BEGIN SOLUTION\\n    secret();\\n"
                                + "    // END SOLUTION\\n    return 1;\\n}\\n"
                                + "// BEGIN SOLUTION\\nvoid secret() {}\\n// END SOLUTION\""),
                NotebookDataTests.cell("b", "\"int allOfIt() { return secret(); }\""));
        try (Assignment assignment = new Assignment(folder)) {
            assertThat(String.join("\n", assignment.given()))
                    .contains("int a() {", "return 1;")
                    .doesNotContain("secret", "allOfIt");
            Map<String, String> room =
                    Map.of("a", "int a() {\n    // YOUR CODE HERE\n    return 1;\n}\n// YOUR CODE HERE");
            assertThat(assignment.isAsGivenOut(room)).isTrue();
            assertThat(assignment.isAsGivenOut(Map.of("a", "int a() {\n    return 1 + 1;\n}")))
                    .isFalse();
        }
    }
}

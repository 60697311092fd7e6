package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Questions about her own program, as a student meets them in a notebook. */
@Needs(Need.JUPYTER)
class ExplainIT {
    private static String shown(JupyterClient client, String cell) {
        CellRun run = client.run(cell);
        assertThat(run.status()).as("it raises nothing").isEqualTo("ok");
        return run.messages("display_data").toString();
    }

    private static String explained(JupyterClient client, String answers) {
        return shown(client, "sudoku.exercise.Check.explain(\"task1\", " + answers + ");");
    }

    @Test
    void questionsComeWhenTheCheckIsGreenAndAreTheSameUntilTheyAreAnswered() {
        try (JupyterClient client = JupyterClient.on(Jdks.tested().get(0))) {
            assertThat(explained(client, "\"?\"")).contains("The questions appear once task1 is right: run its check.");
            client.run(ConflictsAnswer.TASK);
            client.run(ConflictsAnswer.METHOD);
            client.run(ConflictsAnswer.NAMED);
            assertThat(client.value(ConflictsAnswer.CHECK)).isEqualTo("3");
            String first = explained(client, "\"?\", \"?\", \"?\"");
            assertThat(first).contains("About your own task1", "○ Question 1", "○ Question 3", "call ");
            assertThat(explained(client, "\"?\", \"?\", \"?\""))
                    .contains("○ Question 1")
                    .doesNotContain("✗");
            assertThat(explained(client, "\"4711\", \"?\", \"?\""))
                    .contains("✗ Question 1: not 4711.", "The answer to");
            assertThat(client.value("conflicts(new int[81], new int[0][]).size()"))
                    .as("her own method is as it was")
                    .isEqualTo("0");
            client.well(ConflictsAnswer.METHOD.replace("times > 1", "times >= 2"));
            assertThat(explained(client, "\"?\""))
                    .contains("Your program has changed since it was last right: run its check again.");
        }
    }

    @Test
    void aPieceOfALessonIsAskedAboutAsWell() {
        try (JupyterClient client = JupyterClient.on(Jdks.tested().get(0))) {
            client.run("import sudoku.piece.*;");
            client.run("final int FIRST = 1, BLANK = 0;");
            client.run("int blanks(int[] board) {\n    int count = 0;\n    for (int digit : board) {\n"
                    + "        if (digit == BLANK) {\n            count++;\n        }\n    }\n    return count;\n}");
            String explain = "Piece.explain(Blanks.class, \"?\", \"?\", \"?\");";
            assertThat(shown(client, explain)).contains("The questions appear once blanks is right");
            client.run("Blanks counter = Piece.of(Blanks.class, b -> blanks(b));");
            assertThat(shown(client, explain))
                    .contains("About your own blanks", "○ Question 1", "call ")
                    .contains("Declared elsewhere in the notebook: `int BLANK = 0`.")
                    .doesNotContain("FIRST");
        }
    }
}

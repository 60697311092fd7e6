package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** What a kernel knows of the cells it has run, or should have run, as a student meets it. */
@Needs(Need.JUPYTER)
class LastRunsIT {
    @Test
    void anAnswerWhoseCellFailedLastIsNoAnswer() {
        try (JupyterClient client = JupyterClient.on(Jdks.tested().get(0))) {
            client.run(ConflictsAnswer.TASK);
            client.run("sudoku.exercise.Check.questions(sudoku.exercise.api.backtracking.Conflicts.class,"
                    + " \"1\", \"0\", \"0 12\");");
            client.run(ConflictsAnswer.METHOD);
            client.run(ConflictsAnswer.NAMED);
            CellRun passed = client.run(ConflictsAnswer.CHECK);
            assertThat(passed.result()).isEqualTo("3");
            assertThat(passed.messages("display_data").toString())
                    .contains("3 of 3 points")
                    .doesNotContain("does not say");
            assertThat(client.run(ConflictsAnswer.METHOD.replace("digit++)", "digit++"))
                            .status())
                    .isEqualTo("error");
            client.well(ConflictsAnswer.NAMED);
            CellRun check = client.run(ConflictsAnswer.CHECK);
            assertThat(check.result()).isEqualTo("0");
            assertThat(check.messages("display_data").toString())
                    .contains(
                            "There is no answer to check",
                            "line 4",
                            "for (int digit = 1; digit * digit <= board.length; digit++ {");
            assertThat(client.run("sudoku.exercise.Try.answer(sudoku.exercise.api.backtracking.Conflicts.class, task1,"
                                    + " mine -> System.out.println(\"tried\"));")
                            .out())
                    .contains("There is nothing to try", "line 4")
                    .doesNotContain("tried");
            assertThat(client.run("conflicts(new int[81], new int[0][]).get(7)").status())
                    .isEqualTo("error");
            client.well(ConflictsAnswer.METHOD);
            assertThat(client.value(ConflictsAnswer.CHECK)).isEqualTo("3");
        }
    }

    /** A lambda in it makes another class of the method, and task1 stays with the old one. */
    @Test
    void anAnswerThatHasChangedSinceItWasNamedIsNotJudgedAsItWas() {
        try (JupyterClient client = JupyterClient.on(Jdks.tested().get(0))) {
            client.run(ConflictsAnswer.TASK);
            client.run("sudoku.exercise.Check.questions(sudoku.exercise.api.backtracking.Conflicts.class,"
                    + " \"1\", \"0\", \"0 12\");");
            String nothing = "java.util.function.IntFunction<List<int[]>> nothing = each -> List.of();\n"
                    + "return nothing.apply(9);";
            client.run("List<int[]> conflicts(int[] board, int[][] houses) {" + nothing + "}");
            client.run(ConflictsAnswer.NAMED);
            assertThat(client.run(ConflictsAnswer.CHECK)
                            .messages("display_data")
                            .toString())
                    .contains("A conflict is missing");
            client.run(ConflictsAnswer.METHOD);
            CellRun tooEarly = client.run(ConflictsAnswer.CHECK);
            assertThat(tooEarly.result()).isEqualTo("0");
            assertThat(tooEarly.messages("display_data").toString())
                    .contains("There is no answer to check: your code" + " has changed", "task1 = null");
            client.run(ConflictsAnswer.NAMED);
            assertThat(client.value(ConflictsAnswer.CHECK)).isEqualTo("3");
            client.run(ConflictsAnswer.METHOD.replace("times > 1", "times > 2"));
            assertThat(client.run(ConflictsAnswer.CHECK)
                            .messages("display_data")
                            .toString())
                    .contains("A conflict is missing");
        }
    }

    @Test
    void aNameFromACellAboveThatHasNotBeenRun(@TempDir Path folder) throws IOException {
        Path notebook = Files.writeString(
                folder.resolve("lesson.ipynb"),
                """
                {"cells": [{"cell_type": "code", "id": "a", "source": ["int[] board = new int[81];"]},
                           {"cell_type": "code", "id": "b", "source": ["board.length"]}]}""");
        try (JupyterClient client =
                JupyterClient.on(Jdks.tested().get(0), Map.of("JPY_SESSION_NAME", notebook.toString()))) {
            assertThat(client.run("board.length").error())
                    .contains("symbol:   variable board\nboard comes from a cell above"
                            + " that has not been run, or has failed; it says\n  int[] board = new "
                            + "int[81];\nRun the cells above");
            assertThat(client.run("bord.length").error()).doesNotContain("cell above");
            client.run("int[] board = new int[81];");
            assertThat(client.value("board.length")).isEqualTo("81");
        }
    }

    /** What was typed above it may not even be Java. */
    @Test
    void aCatchUpStandsForItsWholeCell() {
        try (JupyterClient client = JupyterClient.on(Jdks.tested().get(0))) {
            client.run("class Lesson { static void catchUp(String lesson, int cell) { "
                    + "System.out.println(\"up to \" + cell); } }"
                    + "\nint typed = 0;");
            CellRun run = client.run(
                    "typed = 1;\nint oops( {{\n  \"typo\n\n  " + "Lesson.catchUp(\"02\", 7);  // on IJava …\n\n");
            assertThat(run.status()).as(run.toString()).isEqualTo("ok");
            assertThat(run.out()).isEqualTo("up to 7\n");
            assertThat(client.value("typed")).isEqualTo("0");
            assertThat(client.run("// Lesson.catchUp(\"02\", 7);\ntyped = 2;\n// Lesson.catchUp(\"02\", 8);")
                            .out())
                    .isEmpty();
            assertThat(client.value("Lesson.catchUp(\"02\", 7);\ntyped")).isEqualTo("2");
        }
    }
}

package sudoku.grading.oral;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sudoku.grading.Grading;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.Limits;
import sudoku.grading.intake.Part;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** A class gets its sheets, one key and a table, and no program spoils another one's. */
@Needs(Need.BUBBLEWRAP)
@Timeout(600)
class QuestionSheetsIT {
    private static final Path EXERCISE = Path.of("exercises", "01-backtracking");
    private static final JsonMapper JSON = new JsonMapper();
    /** Ends the worker where it is run with a recorder. */
    private static final String HOSTILE =
            """
            List<int[]> conflicts(int[] board, int[][] houses) {
                for (StackTraceElement each : new Throwable().getStackTrace()) {
                    if (each.getClassName().contains("Recorded")) {
                        Runtime.getRuntime().halt(3);
                    }
                }
            """;

    @TempDir
    Path folder;

    private void handIn(String student, String... replaced) throws IOException {
        ObjectNode notebook =
                (ObjectNode) JSON.readTree(EXERCISE.resolve("exercise.ipynb").toFile());
        for (JsonNode cell : notebook.get("cells")) {
            String id = cell.at("/metadata/nbgrader/grade_id").asText();
            String source = text(cell);
            if (id.equals("task1-answer")) {
                for (int i = 0; i < replaced.length; i += 2) {
                    assertThat(source).contains(replaced[i]);
                    source = source.replace(replaced[i], replaced[i + 1]);
                }
                ((ObjectNode) cell).put("source", source);
            } else if (id.matches("task[234]-answer")) {
                ((ObjectNode) cell).put("source", "");
            }
        }
        Path file = Files.createDirectories(folder.resolve("submitted")).resolve(student + ".ipynb");
        Files.write(file, JSON.writeValueAsBytes(notebook));
    }

    private static String text(JsonNode cell) {
        List<String> lines = new ArrayList<>();
        cell.get("source").forEach(line -> lines.add(line.asText()));
        return String.join("", lines);
    }

    private Path graded(String out) {
        List<String> said = new ArrayList<>();
        new Grading(
                        new GradingPlan(
                                EXERCISE,
                                folder.resolve("submitted"),
                                folder.resolve(out),
                                Optional.empty(),
                                Optional.empty(),
                                Path.of(System.getProperty("java.home")),
                                2,
                                OptionalLong.of(7),
                                Limits.USUAL,
                                false,
                                false,
                                Part.WHOLE,
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                3),
                        said::add)
                .run();
        return folder.resolve(out);
    }

    /** The calls a page is about, each with what it is called with. */
    private static List<String> boards(String page) {
        return Pattern.compile("<b>(call \\w</b> is .*?)</div>", Pattern.DOTALL)
                .matcher(page)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @Test
    void eachStudentHasHerSheetAndTheKeyHasAllAnswers() throws IOException {
        handIn("ada");
        handIn("bob");
        handIn("carl", "List<int[]> found =", "// <script>alert(1)</script>\n    List<int[]> found =");
        handIn("dora", "> 1", "> 2");
        handIn("eve", "List<int[]> conflicts(int[] board, int[][] houses) {\n", HOSTILE);
        Path out = graded("graded");
        String key = Files.readString(out.resolve("questions.html"));
        List<String> rows = Files.readAllLines(out.resolve("questions.csv"));
        String ada = Files.readString(out.resolve("students/ada/questions.html"));
        String bob = Files.readString(out.resolve("students/bob/questions.html"));

        assertThat(rows).as("a head, and three questions for ada, bob and carl").hasSize(10);
        assertThat(rows.get(0)).isEqualTo("student,task,number,kind,question,calls,options,answer,how,worked_out");
        assertThat(rows).anyMatch(row -> row.startsWith("ada,Task 1: Conflicts and their houses,1,"));
        assertThat(ada).contains("conflicts", "call ").doesNotContain("sandbox's word");
        assertThat(boards(ada))
                .as("equal programs, other boards")
                .isNotEmpty()
                .doesNotContainAnyElementsOf(boards(bob));
        assertThat(Files.readString(out.resolve("students/carl/questions.html")))
                .contains("&lt;script&gt;")
                .doesNotContain("<script");
        assertThat(key)
                .contains("the sandbox's word", "the same program as bob", "alike.html")
                .contains("No task has passed all of its tests.")
                .contains("Your program could not be traced")
                .doesNotContain("<script");
        assertThat(Files.readString(out.resolve("index.html"))).contains("For 3 of 5 students");
        assertThat(Files.readAllLines(out.resolve("grades.csv")))
                .as("the grade is what it is without questions")
                .anyMatch(row -> row.contains(",eve,") && row.contains(",5,0,5,"));

        assertThat(Files.readString(graded("again").resolve("questions.csv")))
                .as("the same seed asks the same")
                .isEqualTo(String.join("\n", rows) + "\n");
    }
}

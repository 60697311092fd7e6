package sudoku.kernel.debug;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sudoku.course.edition.CourseFolder;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** What is in the variables of a stopped cell and of the notebook, how it looks, and how it is changed. */
@Needs(Need.JUPYTER)
@Tag("thorough")
class DebugValuesIT extends DebugCase {
    @Test
    void variablesAreChangedInTheMiddleOfALoop() {
        String loop =
                """
                int total = 0;
                for (int i = 0; i < 3; i++) {
                    String text = "x" + i;
                    double half = i / 2.0;
                    total += text.length() + (int) (2 * half);
                }
                total""";
        stopIn(loop, 5);
        assertThat(talk.put(0, "text", "\"seven\" + 77")).isEqualTo("\"seven77\"");
        assertThat(talk.put(0, "half", "i + 50")).isEqualTo("50.0");
        assertThat(talk.put(0, "i", "2")).isEqualTo("2");
        assertThat(talk.put(0, "i", "\"two\"")).isEqualTo("\"two\" does not fit: int is expected.");
        assertThat(talk.put(1, "total", "1000")).isEqualTo("1000");
        talk.well("continue", Map.of());
        assertThat(talk.end().result()).isEqualTo("1107");
    }

    /** A method that has begun takes up numbers and texts; everything else it holds already. */
    @Test
    void anExpressionChangesVariables() {
        String loop =
                """
                int total = 0;
                int[] seen = new int[5];
                for (int i = 0; i < 5; i++) {
                    int[] own = seen;
                    total += i;
                    own[i] = total;
                }
                total""";
        stopIn(loop, 5);
        assertThat(talk.value("i = 3")).isEqualTo("3");
        assertThat(talk.locals(0)).containsEntry("i", "3");
        assertThat(talk.value("own[0] = 8")).isEqualTo("8");
        assertThat(talk.value("total += 100")).isEqualTo("100");
        assertThat(talk.value("own = new int[2]")).startsWith("own cannot be made to refer to something else");
        assertThat(talk.value("i = 7 / (i - 3)")).isEqualTo("java.lang.ArithmeticException: / by zero");
        assertThat(talk.value("int twice(int n) { return 2 * n; }"))
                .isEqualTo("Nothing can be defined while a cell is stopped, because running calls keep their code."
                        + " Change the cell, and run it when this run is over.");
        talk.breakAt(loop);
        assertThat(talk.toTheEnd().result()).isEqualTo("107");
        assertThat(client.value("Arrays.toString(seen)")).isEqualTo("[8, 0, 0, 103, 107]");
    }

    @Test
    void whatFailsOrNeverEndsInAStoppedMethodLeavesTheStopAsItWas() {
        stopInSolve(4);
        List<String> before = talk.stack();
        assertThat(talk.value("board[99]")).startsWith("java.lang.ArrayIndexOutOfBoundsException");
        assertThat(talk.value("bored")).isEqualTo("cannot find symbol, symbol:   variable bored");
        assertThat(talk.value("while (true) {}")).isEqualTo("This did not end; the debugger gave up after 3 seconds.");
        assertThat(talk.value("new Object() { int x; }")).isEqualTo("A class cannot be declared here.");
        assertThat(talk.value("solve(new int[2], 0)")).isEqualTo("true");
        assertThat(talk.stack()).isEqualTo(before);
        assertThat(talk.ask("variables", Map.of("variablesReference", 123_456))
                        .path("message")
                        .asText())
                .contains("can no longer be seen");
        assertThat(talk.ask("dance", Map.of()).path("message").asText())
                .isEqualTo("This debugger does not know the request dance.");
    }

    /** The compiler is busy with the stopped cell: what is new is seen at once, and declared when the cell is over. */
    @Test
    void variablesAreCopiedIntoTheNotebook() {
        String cell =
                """
                List<Integer> squares(int up) {
                    List<Integer> all = new ArrayList<>();
                    for (int i = 1; i <= up; i++) {
                        all.add(i * i);
                    }
                    return all;
                }
                int there = 1;
                squares(3)""";
        stopIn(cell, 6);
        assertThat(talk.copy("all", "found")).isEqualTo("ArrayList of 3 [1, 4, 9]");
        assertThat(talk.copy("up", "limit")).isEqualTo("3");
        assertThat(talk.copy("up", "there")).isEqualTo("3");
        assertThat(talk.copy("all", "there")).isEqualTo("ArrayList of 3 [1, 4, 9] does not fit: int is expected.");
        assertThat(talk.copy("up", "two words")).isEqualTo("A variable cannot be called two words.");
        assertThat(talk.globals())
                .containsEntry("found", "ArrayList of 3 [1, 4, 9]")
                .containsEntry("limit", "3")
                .containsEntry("there", "3");
        assertThat(talk.then("stepOut")).isEqualTo("step");
        assertThat(talk.then("next")).isEqualTo("idle");
        assertThat(talk.end().result()).isEqualTo("[1, 4, 9]");
        assertThat(client.value("int first = found.get(0);\nlimit + there + first"))
                .isEqualTo("7");
    }

    @Test
    void theNotebooksVariablesAreSeenWithoutAStop() {
        talk = DebugTalk.on(client);
        client.run("int[] board = new int[81];\nboard[40] = 7;\nint[] many = new int[1_000];\nmany[999] = 5;\n"
                + "List<String> words = List.of(\"a\", \"b\");");
        JsonNode all = talk.well("inspectVariables", Map.of()).path("variables");
        Map<String, String> values = new HashMap<>();
        all.forEach(each ->
                values.put(each.path("name").asText(), each.path("value").asText()));
        assertThat(values)
                .containsEntry("kept", "41")
                .containsEntry("words", "List of 2 [\"a\", \"b\"]")
                .containsEntry("board", "int[81] {0, 0, 0, 0, 0, 0, 0, 0, 0, …}");
        all.forEach(each -> {
            if (each.path("name").asText().equals("many")) {
                assertThat(talk.parts(each.path("variablesReference").asInt()))
                        .containsKey("[900 … 999]")
                        .hasSize(10);
            }
        });
        JsonNode drawn = talk.well("richInspectVariables", Map.of("variableName", "board"))
                .path("data");
        assertThat(drawn.path("text/html").asText()).contains("<img");
        assertThat(talk.well("richInspectVariables", Map.of("variableName", "words"))
                        .path("data")
                        .path("text/plain")
                        .asText())
                .isEqualTo("[a, b]");
    }

    /** As digits, as rows of digits, as sets of digits in the bits from 1 on, and as the library's own. */
    @Test
    void boardsOfEverySizeAreDrawn() {
        client.run("%jars " + CourseFolder.here().jar());
        client.run(
                """
                int[] four = new int[16];
                four[5] = 3;
                int[] sixteen = new int[256];
                sixteen[255] = 16;
                int[][] rows = new int[9][9];
                rows[4][4] = 7;
                int[] candidates = new int[81];
                Arrays.fill(candidates, 0b11_1111_1110);
                sudoku.grid.Grid grid = sudoku.grid.Grid.empty(9).with(40, 7);
                int[] none = new int[80];
                int[] wrong = new int[81];
                wrong[0] = -1;""");
        talk = DebugTalk.on(client);
        Map<String, String> texts = new HashMap<>();
        for (String name : List.of("four", "sixteen", "rows", "candidates", "grid", "none", "wrong")) {
            JsonNode drawn = talk.well("richInspectVariables", Map.of("variableName", name))
                    .path("data");
            boolean isBoard = !List.of("none", "wrong").contains(name);
            assertThat(drawn.path("text/html").asText().contains("<img"))
                    .as(name)
                    .isEqualTo(isBoard);
            texts.put(name, drawn.path("text/plain").asText());
        }
        assertThat(texts.get("four")).contains("3").doesNotContain("1");
        assertThat(texts.get("sixteen")).contains("G");
        assertThat(texts.get("rows")).isEqualTo(texts.get("grid")).contains("7");
        assertThat(texts.get("candidates")).isNotEqualTo(texts.get("wrong"));
    }

    /** What the program has written, and where it is; another board of that name is not shown. */
    @Test
    void theBoardOfACallIsDrawnWithItsCluesAndItsCellUntilTheCallIsOver() {
        String fill =
                """
                boolean fill(int[] board, int cell) {
                    if (cell == 3) {
                        return true;
                    }
                    board[cell] = cell + 1;
                    return fill(board, cell + 1);
                }""";
        client.run(fill);
        talk = DebugTalk.on(client);
        talk.breakAt(fill, 3);
        talk.begin("int[] board = new int[16];\nint[] mine = new int[16];\nmine[15] = 4;\nfill(mine, 0)");
        assertThat(talk.stop()).isEqualTo("breakpoint");
        int innermost = talk.frame(0).path("id").asInt();
        int second = talk.frame(1).path("id").asInt();
        assertThat(html("board", innermost)).contains("1 clues, 3 found", "Marked: r1c4");
        assertThat(html("board", second)).contains("1 clues, 3 found", "Marked: r1c3");
        assertThat(html("mine", second)).contains("1 clues, 3 found").doesNotContain("Marked");
        talk.then("stepOut");
        assertThat(html("board", innermost)).contains("1 clues, 3 found", "Marked: r1c3");
        talk.toTheEnd();
        assertThat(talk.drawn("board", innermost).path("text/plain").asText())
                .isEqualTo("The call that had board is over.");
        assertThat(html("mine", second)).contains("4 clues, 0 found");
        talk.off();
        assertThat(html("board", innermost)).isEmpty();
        talk = null;
    }

    private String html(String name, int call) {
        return talk.drawn(name, call).path("text/html").asText();
    }
}

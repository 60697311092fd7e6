package sudoku.kernel.debug;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sudoku.kernel.CellRun;
import sudoku.kernel.JupyterClient;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Where a cell stops: at lines, under conditions, in cells with errors, and again after a restart. */
@Needs(Need.JUPYTER)
@Tag("thorough")
class DebugBreakpointsIT extends DebugCase {
    @Test
    void aLineWithoutCodeStandsForTheNextOneWithSome() {
        talk = DebugTalk.on(client);
        assertThat(talk.breakAt(SOLVE, 1, 3, 15, 99)).containsExactly(4, 4, 0, 0);
        assertThat(talk.breakAt("// nothing yet\n\nint later = 1;", 1)).containsExactly(3);
    }

    /** A line that belongs to no statement, or whose statement begins above it. */
    @Test
    void aLineInTheMiddleOfAStatementStandsForTheNextThatBegins() {
        String cell =
                """
                /* Twice
                the same. */
                int twice(int n) {
                    /* nothing
                    happens here */
                    return n
                            + n;
                }

                """;
        talk = DebugTalk.on(client);
        client.run(cell);
        assertThat(talk.breakAt(cell, 2, 5, 8, 10)).containsExactly(6, 6, 0, 0);
        talk.breakAt(cell, 5);
        talk.begin("twice(3)");
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.stack().get(0)).isEqualTo("twice(n = 3) 6");
        assertThat(talk.toTheEnd().result()).isEqualTo("6");
    }

    @Test
    void conditionsAreTriedAndMessagesPrinted() {
        String fib = "int fib(int n) {\n    return n < 2 ? n : fib(n - 1) + fib(n - 2);\n}";
        client.well(fib);
        talk = DebugTalk.on(client);
        talk.breakAt(fib, List.of(Map.of("line", 2, "condition", "n == 1")));
        talk.begin("fib(3)");
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.stack()).startsWith("fib(n = 1) 2", "fib(n = 2) 2", "fib(n = 3) 2");
        talk.breakAt(fib, List.of(Map.of("line", 2, "condition", "n / 0 == 1")));
        talk.well("continue", Map.of());
        JsonNode event = client.send("event", Map.of("name", "stopped"));
        assertThat(event.path("body").path("text").asText())
                .isEqualTo("Stopped, because the condition threw java.lang.ArithmeticException: / by zero");
        talk.breakAt(fib, List.of(Map.of("line", 2, "logMessage", "n is {n}, twice {2 * n}")));
        talk.well("continue", Map.of());
        assertThat(talk.end().out()).isEqualTo("n is 1, twice 2\n");
    }

    /** Neither a breakpoint nor the debugger changes what is said about it. */
    @Test
    void cellsWithErrorsFailAsEver() {
        List<String> wrong = List.of(
                "// first\nint a = 1;\nint b = a +;",
                "int c = 1;\n\n// why\nc + missing",
                "/* one\n   two */\nvoid f() {\n    int d = \"text\";\n}",
                "int e = 1;\nfor (int i = 0; i < 3; i++) {");
        List<String> errors =
                wrong.stream().map(cell -> client.run(cell).error()).toList();
        talk = DebugTalk.on(client);
        for (int i = 0; i < wrong.size(); i++) {
            talk.breakAt(wrong.get(i), 3);
            talk.begin(wrong.get(i));
            String reason = talk.stop();
            CellRun run = reason.equals("idle") ? talk.end() : talk.toTheEnd();
            assertThat(withoutNumber(run.error()))
                    .as(wrong.get(i))
                    .isNotEmpty()
                    .isEqualTo(withoutNumber(errors.get(i)));
        }
    }

    private static String withoutNumber(String error) {
        return error.replaceAll("cell \\d+", "cell");
    }

    /** The kernel begins anew and knows nothing; the front end sends its breakpoints before any cell runs. */
    @Test
    void aRestartedKernelStopsAtTheBreakpointsThatAreSentToItAgain() {
        try (JupyterClient own = JupyterClient.on(jdk)) {
            own.run(SOLVE);
            talk = DebugTalk.on(own);
            String path = talk.pathOf(SOLVE);
            talk.breakAt(SOLVE, 5);
            talk.begin(RUN);
            assertThat(talk.stop()).isEqualTo("breakpoint");
            own.send("restart", Map.of());
            assertThat(talk.well("debugInfo", Map.of()).path("isStarted").asBoolean())
                    .isFalse();
            talk = DebugTalk.on(own);
            assertThat(talk.pathOf(SOLVE))
                    .as("for a front end that sends its cells' texts anew only then")
                    .isNotEqualTo(path);
            assertThat(talk.breakAt(SOLVE, 5)).containsExactly(5);
            own.well(SOLVE);
            talk.begin(RUN);
            assertThat(talk.stop()).isEqualTo("breakpoint");
            assertThat(talk.stack()).startsWith("solve(cell = 3) 5", "solve(cell = 2), digit = 3 9");
            assertThat(talk.toTheEnd().result()).isEqualTo("true");
        }
        talk = null;
    }
}

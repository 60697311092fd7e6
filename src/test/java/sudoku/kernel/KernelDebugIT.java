package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Stepping through a cell: what the debugger answers to what JupyterLab asks. */
@Needs(Need.JUPYTER)
@ParameterizedClass
@MethodSource("sudoku.kernel.Jdks#tested")
class KernelDebugIT {
    private static final String SOLVE = """
            // fills cells with 1 to 4
            boolean solve(int[] board, int cell) {

                if (cell == board.length) {
                    return true;
                }
                for (int digit = 1; digit <= 4; digit++) {
                    board[cell] = digit;
                    if (digit > 2 && solve(board, cell + 1)) {
                        return true;
                    }
                    board[cell] = 0;
                }
                return false;
            }""";
    private static final String RUN = "int[] mine = new int[3];\nsolve(mine, 0)";

    private static JupyterClient client;

    private DebugTalk talk;

    @Parameter
    Jdks.Jdk jdk;

    @BeforeParameterizedClassInvocation
    static void start(Jdks.Jdk jdk) {
        client = JupyterClient.on(jdk);
        assertThat(client.run("int kept = 41;\n" + SOLVE).status()).isEqualTo("ok");
        assertThat(client.run(SOLVE).status()).isEqualTo("ok");
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        client.close();
    }

    /** Switched off, everything runs to its end as if nobody had debugged. */
    @AfterEach
    void switchOff() {
        if (talk != null) {
            talk.off();
        }
        assertThat(client.run(RUN).result()).isEqualTo("true");
        assertThat(client.run("kept + 1").result()).isEqualTo("42");
    }

    /** The method was defined before anybody debugged; its cell begins with a comment. */
    @Test
    void theStackOfCallsIsThePathOfGuesses() {
        talk = DebugTalk.on(client);
        assertThat(talk.breakAt(SOLVE, 5)).containsExactly(5);
        talk.begin(RUN);
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.stack()).satisfiesExactly(
                call -> assertThat(call).isEqualTo("solve(cell = 3) 5"),
                call -> assertThat(call).isEqualTo("solve(cell = 2) 9"),
                call -> assertThat(call).isEqualTo("solve(cell = 1) 9"),
                call -> assertThat(call).isEqualTo("solve(cell = 0) 9"),
                call -> assertThat(call).matches("cell \\d+ 2"));
        assertThat(talk.frame(0).path("source").path("path").asText()).isEqualTo(talk.pathOf(SOLVE));
        assertThat(talk.locals(1)).containsExactly(Map.entry("board", "int[3] {3, 3, 3}"), Map.entry("cell", "2"),
                Map.entry("digit", "3"));
        assertThat(talk.value("board[cell - 1] * 10 + kept")).isEqualTo("71");
        assertThat(talk.then("stepOut")).isEqualTo("step");
        assertThat(talk.stack().get(0)).isEqualTo("solve(cell = 2) 9");
        assertThat(talk.then("next")).isEqualTo("step");
        assertThat(talk.stack().get(0)).isEqualTo("solve(cell = 2) 10");
        talk.well("continue", Map.of("threadId", 1));
        assertThat(talk.end().result()).isEqualTo("true");
    }

    @Test
    @Tag("thorough")
    void aLineWithoutCodeStandsForTheNextOneWithSome() {
        talk = DebugTalk.on(client);
        assertThat(talk.breakAt(SOLVE, 1, 3, 15, 99)).containsExactly(4, 4, 0, 0);
        assertThat(talk.breakAt("// nothing yet\n\nint later = 1;", 1)).containsExactly(3);
    }

    @Test
    @Tag("thorough")
    void stepsGoFromStatementToStatementAndIntoMethodsOfOtherCells() {
        talk = DebugTalk.on(client);
        talk.breakAt(RUN, 1);
        talk.begin(RUN);
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.then("next")).isEqualTo("step");
        assertThat(talk.frame(0).path("line").asInt()).isEqualTo(2);
        assertThat(talk.then("stepIn")).isEqualTo("step");
        assertThat(talk.stack().get(0)).isEqualTo("solve(cell = 0) 4");
        assertThat(talk.then("stepOut")).isEqualTo("step");
        assertThat(talk.stack()).hasSize(1);
        assertThat(talk.then("next")).isEqualTo("idle");
    }

    @Test
    @Tag("thorough")
    void lambdasNestedAndAnonymousClassesAndRecordsAreSteppedThrough() {
        String types = """
                record Point(int x, int y) {
                    int sum() {
                        return x + y;
                    }
                }
                class Link<T> {
                    private final T value;
                    Link<T> next;
                    Link(T value, Link<T> next) {
                        this.value = value;
                        this.next = next;
                    }
                    int length() {
                        return next == null ? 1 : next.length() + 1;
                    }
                }
                interface Op { int apply(int x); }""";
        String uses = """

                // captured
                import java.util.stream.*;
                int sum(int factor) {
                    Op op = new Op() {
                        public int apply(int x) {
                            return x * factor;
                        }
                    };
                    return Stream.of(1, 2).mapToInt(n -> {
                        return op.apply(n) + factor;
                    }).sum();
                }
                sum(10) + new Link<>("b", new Link<>("a", null)).length() + new Point(3, 4).sum()""";
        talk = DebugTalk.on(client);
        assertThat(talk.breakAt(types, 3, 14)).containsExactly(3, 14);
        assertThat(client.run(types).status()).isEqualTo("ok");
        talk.breakAt(uses, 7, 11);
        talk.begin(uses);
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.stack().get(0)).isEqualTo("lambda in sum 11");
        assertThat(talk.locals(0)).containsEntry("n", "1").containsEntry("factor", "10");
        assertThat(talk.then("continue")).isEqualTo("breakpoint");
        assertThat(talk.stack()).startsWith("new Op.apply(x = 1) 7", "lambda in sum 11", "sum(factor = 10) 12");
        assertThat(talk.locals(0)).containsEntry("x", "1").containsEntry("factor", "10").containsKey("this");
        talk.breakAt(uses);
        assertThat(talk.then("continue")).isEqualTo("breakpoint");
        assertThat(talk.locals(0)).containsEntry("this", "Link {value = \"b\", next = Link}");
        assertThat(talk.value("value.toString().length() + next.value.toString().length()")).isEqualTo("2");
        assertThat(talk.value("next.length()")).isEqualTo("1");
        assertThat(talk.value("List.of(5, 6).stream().map(n -> n + 1).toList()")).isEqualTo("List of 2 [6, 7]");
        assertThat(talk.then("continue")).isEqualTo("breakpoint");
        assertThat(talk.then("continue")).isEqualTo("breakpoint");
        assertThat(talk.stack().get(0)).isEqualTo("Point.sum() 3");
        talk.well("continue", Map.of());
        assertThat(talk.end().result()).isEqualTo("59");
    }

    @Test
    @Tag("thorough")
    void conditionsAreTriedAndMessagesPrinted() {
        String fib = "int fib(int n) {\n    return n < 2 ? n : fib(n - 1) + fib(n - 2);\n}";
        assertThat(client.run(fib).status()).isEqualTo("ok");
        talk = DebugTalk.on(client);
        talk.breakAt(fib, List.of(Map.of("line", 2, "condition", "n == 1")));
        talk.begin("fib(3)");
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.stack()).startsWith("fib(n = 1) 2", "fib(n = 2) 2", "fib(n = 3) 2");
        talk.breakAt(fib, List.of(Map.of("line", 2, "condition", "n / 0 == 1")));
        talk.well("continue", Map.of());
        JsonNode event = client.send("event", Map.of("name", "stopped"));
        assertThat(event.path("body").path("text").asText())
                .isEqualTo("Stopped, since the condition fails: java.lang.ArithmeticException: / by zero");
        talk.breakAt(fib, List.of(Map.of("line", 2, "logMessage", "n is {n}, twice {2 * n}")));
        talk.well("continue", Map.of());
        assertThat(talk.end().out()).isEqualTo("n is 1, twice 2\n");
    }

    @Test
    @Tag("thorough")
    void variablesAreChangedInTheMiddleOfALoop() {
        String loop = """
                int total = 0;
                for (int i = 0; i < 3; i++) {
                    String text = "x" + i;
                    double half = i / 2.0;
                    total += text.length() + (int) (2 * half);
                }
                total""";
        talk = DebugTalk.on(client);
        talk.breakAt(loop, 5);
        talk.begin(loop);
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.put(0, "text", "\"seven\" + 77")).isEqualTo("\"seven77\"");
        assertThat(talk.put(0, "half", "i + 50")).isEqualTo("50.0");
        assertThat(talk.put(0, "i", "2")).isEqualTo("2");
        assertThat(talk.put(0, "i", "\"two\"")).isEqualTo("\"two\" does not fit: int is wanted.");
        assertThat(talk.put(1, "total", "1000")).isEqualTo("1000");
        talk.well("continue", Map.of());
        assertThat(talk.end().result()).isEqualTo("1107");
    }

    @Test
    @Tag("thorough")
    void whatFailsOrNeverEndsInAStoppedMethodLeavesTheStopAsItWas() {
        talk = DebugTalk.on(client);
        talk.breakAt(SOLVE, 4);
        talk.begin(RUN);
        talk.stop();
        List<String> before = talk.stack();
        assertThat(talk.value("board[99]")).startsWith("java.lang.ArrayIndexOutOfBoundsException");
        assertThat(talk.value("bored")).isEqualTo("cannot find symbol, symbol:   variable bored");
        assertThat(talk.value("while (true) {}")).isEqualTo("This does not end: it was given up after 3 seconds.");
        assertThat(talk.value("new Object() { int x; }")).isEqualTo("A class cannot be declared here.");
        assertThat(talk.value("solve(new int[2], 0)")).isEqualTo("true");
        assertThat(talk.stack()).isEqualTo(before);
        assertThat(talk.ask("variables", Map.of("variablesReference", 123_456)).path("message").asText())
                .contains("can be seen no longer");
        assertThat(talk.ask("dance", Map.of()).path("message").asText())
                .isEqualTo("This debugger knows no request dance.");
    }

    @Test
    @Tag("thorough")
    void whileItIsStoppedNamesAreCompletedAndTheSquareButtonEndsTheCell() {
        talk = DebugTalk.on(client);
        talk.breakAt(SOLVE, 4);
        talk.begin(RUN);
        talk.stop();
        assertThat(client.ask("complete", Map.of("code", "kep")).path("matches").path(0).asText()).isEqualTo("kept");
        client.send("interrupt", Map.of());
        assertThat(talk.end().errorName()).isEqualTo("Interrupted");
        assertThat(talk.well("debugInfo", Map.of()).path("stoppedThreads")).isEmpty();
        assertThat(talk.well("debugInfo", Map.of()).path("breakpoints")).hasSize(1);
    }

    /** The virtual machine could take the rewriting back by itself, to what was there when it began. */
    @Test
    @Tag("thorough")
    void whatIsChangedWhileItIsOnStaysChanged() {
        client.run("int version() {\n    return 1;\n}\nint[] made = {1};");
        talk = DebugTalk.on(client);
        client.run("int version() {\n    return 2;\n}\nint[] made = {2};");
        talk.off();
        assertThat(client.run("version() + made[0]").result()).isEqualTo("4");
        assertThat(client.run("int[] made = {2};\nversion() + made[0]").result()).isEqualTo("4");
        talk = DebugTalk.on(client);
        assertThat(client.run("version() + made[0]").result()).isEqualTo("4");
    }

    @Test
    @Tag("thorough")
    void whoSwitchesOffWhileItIsStoppedLetsItGoOn() {
        talk = DebugTalk.on(client);
        talk.breakAt(SOLVE, 4);
        talk.begin(RUN);
        talk.stop();
        talk.off();
        assertThat(talk.end().result()).isEqualTo("true");
        assertThat(talk.well("debugInfo", Map.of()).path("isStarted").asBoolean()).isFalse();
        talk = null;
    }

    @Test
    @Tag("thorough")
    void anExceptionStopsWhereItLeavesItsMethod() {
        talk = DebugTalk.on(client);
        talk.well("setExceptionBreakpoints", Map.of("filters", List.of("leaves")));
        talk.begin("int at(int[] all, int i) {\n    return all[i];\n}\nat(new int[2], 5)");
        assertThat(talk.stop()).isEqualTo("exception");
        assertThat(talk.stack().get(0)).isEqualTo("at(i = 5) 2");
        assertThat(talk.locals(0)).containsEntry("all", "int[2] {0, 0}");
        talk.well("continue", Map.of());
        assertThat(talk.end().errorName()).isEqualTo("java.lang.ArrayIndexOutOfBoundsException");
    }

    @Test
    @Tag("thorough")
    void aRunningLoopIsPaused() {
        String endless = "int turns = 0;\nboolean on = true;\nwhile (on) {\n    turns++;\n}";
        talk = DebugTalk.on(client);
        talk.begin(endless);
        while (!talk.ask("pause", Map.of()).path("success").asBoolean()) {
            Thread.onSpinWait();
        }
        assertThat(talk.stop()).isEqualTo("pause");
        while (!talk.value("on").equals("true")) {
            talk.then("next");
        }
        talk.put(1, "on", "false");
        talk.well("continue", Map.of());
        assertThat(talk.end().status()).isEqualTo("ok");
    }

    @Test
    @Tag("thorough")
    void oneStepsIntoTheLibrary() {
        String cell = """
                import sudoku.grid.Grid;

                // a small one
                Grid small = Grid.parse("1.....2..3.....4");
                small.with(1, 2)""";
        client.run("%jars " + CourseFolder.here().jar());
        talk = DebugTalk.on(client);
        talk.breakAt(cell, 5);
        talk.begin(cell);
        talk.stop();
        assertThat(talk.then("stepIn")).isEqualTo("step");
        assertThat(talk.stack().get(0)).startsWith("Grid.with(cell = 1, digit = 2) ");
        String path = talk.frame(0).path("source").path("path").asText();
        assertThat(path).isEqualTo("sources/sudoku/grid/Grid.java");
        assertThat(talk.well("source", Map.of("source", Map.of("path", path))).path("content").asText())
                .contains("public Grid with(int cell, int digit)");
        assertThat(talk.well("modules", Map.of()).path("modules").findValuesAsText("path")).contains(path);
        talk.well("continue", Map.of());
        assertThat(talk.end().status()).isEqualTo("ok");
    }

    @Test
    @Tag("thorough")
    void theNotebooksVariablesAreSeenWithoutAStopAndBoardsAreDrawn() {
        talk = DebugTalk.on(client);
        client.run("int[] board = new int[81];\nboard[40] = 7;\nint[] many = new int[1_000];\nmany[999] = 5;\n"
                + "List<String> words = List.of(\"a\", \"b\");");
        JsonNode all = talk.well("inspectVariables", Map.of()).path("variables");
        Map<String, String> values = new HashMap<>();
        all.forEach(each -> values.put(each.path("name").asText(), each.path("value").asText()));
        assertThat(values).containsEntry("kept", "41").containsEntry("words", "List of 2 [\"a\", \"b\"]")
                .containsEntry("board", "int[81] {0, 0, 0, 0, 0, 0, 0, 0, 0, …}");
        all.forEach(each -> {
            if (each.path("name").asText().equals("many")) {
                assertThat(talk.parts(each.path("variablesReference").asInt())).containsKey("[900 … 999]").hasSize(10);
            }
        });
        JsonNode drawn = talk.well("richInspectVariables", Map.of("variableName", "board")).path("data");
        assertThat(drawn.path("text/html").asText()).contains("<img");
        assertThat(talk.well("richInspectVariables", Map.of("variableName", "words")).path("data").path("text/plain")
                .asText()).isEqualTo("[a, b]");
    }
}

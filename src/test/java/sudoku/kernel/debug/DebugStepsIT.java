package sudoku.kernel.debug;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sudoku.course.edition.CourseFolder;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Stepping through a cell: from statement to statement, into methods and out of them. */
@Needs(Need.JUPYTER)
class DebugStepsIT extends DebugCase {
    /** The method was defined before anybody debugged; its cell begins with a comment. */
    @Test
    void theStackOfCallsIsThePathOfGuesses() {
        talk = DebugTalk.on(client);
        assertThat(talk.breakAt(SOLVE, 5)).containsExactly(5);
        talk.begin(RUN);
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.stack())
                .satisfiesExactly(
                        call -> assertThat(call).isEqualTo("solve(cell = 3) 5"),
                        call -> assertThat(call).isEqualTo("solve(cell = 2), digit = 3 9"),
                        call -> assertThat(call).isEqualTo("solve(cell = 1), digit = 3 9"),
                        call -> assertThat(call).isEqualTo("solve(cell = 0), digit = 3 9"),
                        call -> assertThat(call).matches("cell \\d+ 2"));
        assertThat(talk.frame(0).path("source").path("path").asText()).isEqualTo(talk.pathOf(SOLVE));
        assertThat(talk.locals(1))
                .containsExactly(
                        Map.entry("board", "int[3] {3, 3, 3}"), Map.entry("cell", "2"), Map.entry("digit", "3"));
        assertThat(talk.value("board[cell - 1] * 10 + kept")).isEqualTo("71");
        assertThat(talk.then("stepOut")).isEqualTo("step");
        assertThat(talk.stack().get(0)).isEqualTo("solve(cell = 2), digit = 3 9");
        assertThat(talk.then("next")).isEqualTo("step");
        assertThat(talk.stack().get(0)).isEqualTo("solve(cell = 2), digit = 3 10");
        talk.well("continue", Map.of("threadId", 1));
        assertThat(talk.end().result()).isEqualTo("true");
    }

    @Test
    @Tag("thorough")
    void stepsGoFromStatementToStatementAndIntoMethodsOfOtherCells() {
        stopIn(RUN, 1);
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
        String types =
                """
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
        String uses =
                """

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
        client.well(types);
        talk.breakAt(uses, 7, 11);
        talk.begin(uses);
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.stack().get(0)).isEqualTo("lambda in sum 11");
        assertThat(talk.locals(0)).containsEntry("n", "1").containsEntry("factor", "10");
        assertThat(talk.then("continue")).isEqualTo("breakpoint");
        assertThat(talk.stack()).startsWith("new Op.apply(x = 1) 7", "lambda in sum 11", "sum(factor = 10) 12");
        assertThat(talk.locals(0))
                .containsEntry("x", "1")
                .containsEntry("factor", "10")
                .containsKey("this");
        talk.breakAt(uses);
        assertThat(talk.then("continue")).isEqualTo("breakpoint");
        assertThat(talk.locals(0)).containsEntry("this", "Link {value = \"b\", next = Link}");
        assertThat(talk.value("value.toString().length() + next.value.toString().length()"))
                .isEqualTo("2");
        assertThat(talk.value("next.length()")).isEqualTo("1");
        assertThat(talk.value("List.of(5, 6).stream().map(n -> n + 1).toList()"))
                .isEqualTo("List of 2 [6, 7]");
        assertThat(talk.then("continue")).isEqualTo("breakpoint");
        assertThat(talk.then("continue")).isEqualTo("breakpoint");
        assertThat(talk.stack().get(0)).isEqualTo("Point.sum() 3");
        talk.well("continue", Map.of());
        assertThat(talk.end().result()).isEqualTo("59");
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
    void oneStepsIntoTheLibrary() {
        String cell =
                """
                import sudoku.grid.Grid;

                // a small one
                Grid small = Grid.parse("1.....2..3.....4");
                small.with(1, 2)""";
        client.run("%jars " + CourseFolder.here().jar());
        stopIn(cell, 5);
        assertThat(talk.then("stepIn")).isEqualTo("step");
        assertThat(talk.stack().get(0)).startsWith("Grid.with(cell = 1, digit = 2) ");
        String path = talk.frame(0).path("source").path("path").asText();
        assertThat(path).isEqualTo("sources/sudoku/grid/Grid.java");
        assertThat(talk.well("source", Map.of("source", Map.of("path", path)))
                        .path("content")
                        .asText())
                .contains("public Grid with(int cell, int digit)");
        assertThat(talk.well("modules", Map.of()).path("modules").findValuesAsText("path"))
                .contains(path)
                .allMatch(each -> each.startsWith("sources/sudoku/"));
        talk.well("continue", Map.of());
        assertThat(talk.end().status()).isEqualTo("ok");
    }
}

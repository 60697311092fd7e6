package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The Java of a notebook: definitions in any order, changed at will, across cells. */
@Needs(Need.JUPYTER)
class KernelLanguageIT extends KernelCase {
    @Test
    void aValueIsShownUnlessASemicolonEndsIt() {
        assertThat(client.value("6 * 7")).isEqualTo("42");
        assertThat(client.value("6 * 7;")).isEqualTo("42");
        assertThat(client.run("int quiet = 6 * 7;").kinds()).containsExactly("execute_input");
        assertThat(client.run("null").kinds()).containsExactly("execute_input");
    }

    @Test
    void sealedTypesAndRecordsInOneCellAndUsedInAnother() {
        client.run("sealed interface Shape permits Circle, Square {}\nrecord Circle(double "
                + "radius) implements Shape {}\n"
                + "record Square(double side) implements Shape {}");
        client.run("double size(Shape shape) {\n  if (shape instanceof Circle c) return c.radius();\n"
                + "  return shape instanceof Square s ? s.side() : 0;\n}");
        assertThat(client.value("size(new Circle(2)) + size(new Square(3))")).isEqualTo("5.0");
        assertThat(client.value("new Circle(1)")).isEqualTo("Circle[radius=1.0]");
    }

    @Test
    void sealedTypesSpreadOverCells() {
        assertThat(client.run("sealed interface Move permits Place, Undo {}").error())
                .contains("Move cannot be used until there is a class Place and a class Undo");
        client.run("record Place(int cell) implements Move {}");
        client.well("record Undo() implements Move {}");
        assertThat(client.value("List<Move> moves = List.of(new Place(3), new Undo());\nmoves"))
                .isEqualTo("[Place[cell=3], Undo[]]");
    }

    @Test
    void methodsThatCallEachOther() {
        assertThat(client.value("boolean even(int n) { return n == 0 || odd(n - 1); }\n"
                        + "boolean odd(int n) { return n != 0 && even(n - 1); }\neven(10)"))
                .isEqualTo("true");
    }

    @Test
    void interfacesGenericsEnumsAndTextBlocks() {
        assertThat(client.value("interface Rule { int on(int x); default int twice(int x) { return on(on(x)); } }\n"
                        + "Rule next = x -> x + 1;\nnext.twice(3)"))
                .isEqualTo("5");
        assertThat(client.value("<T extends Comparable<T>> T most(List<T> all) { return Collections.max(all); }\n"
                        + "most(List.of(1, 3, 2))"))
                .isEqualTo("3");
        assertThat(client.value(
                        "enum Color { RED, GREEN }\n" + "switch (Color.GREEN) { case RED -> 1; case GREEN -> 2; }"))
                .isEqualTo("2");
        assertThat(client.value("var text = \"\"\"\n    two\n    lines\"\"\";\ntext.lines().toList()"))
                .isEqualTo("[two, lines]");
    }

    @Test
    void aChangedClassKeepsWhatItCanAndSaysWhatItEmptied() {
        client.run("class Box { int value = 1; }\nBox box = new Box();\nint open(Box some) { return some.value; }\n"
                + "int plain = 7;");
        CellRun changed = client.run("class Box { int value = 2; int more = 3; }");
        assertThat(changed.out()).isEqualTo("Box has changed, which emptied box: run the cells that fill it again.\n");
        assertThat(client.value("box == null")).isEqualTo("true");
        assertThat(client.value("open(new Box()) + plain")).isEqualTo("9");
    }

    @Test
    void aCellThatRunsAgainUnchangedDropsNothing() {
        String cell = "class Same { int value = 1; }\nint look(Same some) { return some.value; }";
        client.run(cell);
        client.run("Same kept = new Same();");
        assertThat(client.run(cell).out()).isEmpty();
        assertThat(client.value("look(kept)")).isEqualTo("1");
    }

    @Test
    void aChangedMethodIsUsedByThoseThatCallIt() {
        client.run("int step(int n) { return n + 1; }\nint walk() { return step(step(0)); }");
        client.run("int step(int n) { return n + 10; }");
        assertThat(client.value("walk()")).isEqualTo("20");
    }

    @Test
    void aVariableOfAnotherType() {
        assertThat(client.value("int thing = 8;\nString thing = \"eight\";\nthing"))
                .isEqualTo("eight");
    }

    @Test
    void assertionsAreOn() {
        assertThat(client.value("boolean on = false;\nassert on = true;\non")).isEqualTo("true");
    }

    @Test
    void aRecursionTensOfThousandsDeep() {
        assertThat(client.value("int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }\ndepth(20_000)"))
                .isEqualTo("20000");
    }

    @Test
    void stackAndHeapFromTheEnvironment() {
        try (JupyterClient roomy = JupyterClient.on(jdk, Map.of("JDK_JAVA_OPTIONS", "-Xss256m -Xmx333m"))) {
            assertThat(roomy.value("int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }\ndepth(1_000_000)"))
                    .isEqualTo("1000000");
            assertThat(roomy.value("Runtime.getRuntime().maxMemory() >> 20")).isBetween("310", "333");
        }
    }
}

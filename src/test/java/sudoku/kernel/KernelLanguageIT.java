package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The Java of a notebook: definitions in any order, changed at will, across cells. */
@Needs(Need.JUPYTER)
@ParameterizedClass
@MethodSource("sudoku.kernel.Jdks#tested")
class KernelLanguageIT {
    private static JupyterClient client;

    @Parameter
    Jdks.Jdk jdk;

    @BeforeParameterizedClassInvocation
    static void start(Jdks.Jdk jdk) {
        client = JupyterClient.on(jdk);
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        client.close();
    }

    @Test
    void aValueIsShownUnlessASemicolonEndsIt() {
        assertThat(client.run("6 * 7").result()).isEqualTo("42");
        assertThat(client.run("6 * 7;").result()).isEqualTo("42");
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
        assertThat(client.run("size(new Circle(2)) + size(new Square(3))").result())
                .isEqualTo("5.0");
        assertThat(client.run("new Circle(1)").result()).isEqualTo("Circle[radius=1.0]");
    }

    @Test
    void sealedTypesSpreadOverCells() {
        assertThat(client.run("sealed interface Move permits Place, Undo {}").error())
                .contains("Move cannot be used until there is a class Place and a class Undo");
        client.run("record Place(int cell) implements Move {}");
        assertThat(client.run("record Undo() implements Move {}").status()).isEqualTo("ok");
        assertThat(client.run("List<Move> moves = List.of(new Place(3), new Undo());\nmoves")
                        .result())
                .isEqualTo("[Place[cell=3], Undo[]]");
    }

    @Test
    void methodsThatCallEachOther() {
        assertThat(client.run("boolean even(int n) { return n == 0 || odd(n - 1); }\n"
                                + "boolean odd(int n) { return n != 0 && even(n - 1); }\neven(10)")
                        .result())
                .isEqualTo("true");
    }

    @Test
    void interfacesGenericsEnumsAndTextBlocks() {
        assertThat(client.run("interface Rule { int on(int x); default int twice(int x) { return on(on(x)); } }\n"
                                + "Rule next = x -> x + 1;\nnext.twice(3)")
                        .result())
                .isEqualTo("5");
        assertThat(client.run("<T extends Comparable<T>> T most(List<T> all) { return Collections.max(all); }\n"
                                + "most(List.of(1, 3, 2))")
                        .result())
                .isEqualTo("3");
        assertThat(client.run("enum Colour { RED, GREEN }\n"
                                + "switch (Colour.GREEN) { case RED -> 1; case GREEN -> 2; }")
                        .result())
                .isEqualTo("2");
        assertThat(client.run("var text = \"\"\"\n    two\n    lines\"\"\";\ntext.lines().toList()")
                        .result())
                .isEqualTo("[two, lines]");
    }

    @Test
    void aChangedClassKeepsWhatItCanAndSaysWhatItEmptied() {
        client.run("class Box { int value = 1; }\nBox box = new Box();\nint open(Box some) { return some.value; }\n"
                + "int plain = 7;");
        CellRun changed = client.run("class Box { int value = 2; int more = 3; }");
        assertThat(changed.out()).isEqualTo("Box has changed, which emptied box: run the cells that fill it again.\n");
        assertThat(client.run("box == null").result()).isEqualTo("true");
        assertThat(client.run("open(new Box()) + plain").result()).isEqualTo("9");
    }

    @Test
    void aCellThatRunsAgainUnchangedDropsNothing() {
        String cell = "class Same { int value = 1; }\nint look(Same some) { return some.value; }";
        client.run(cell);
        client.run("Same kept = new Same();");
        assertThat(client.run(cell).out()).isEmpty();
        assertThat(client.run("look(kept)").result()).isEqualTo("1");
    }

    @Test
    void aChangedMethodIsUsedByThoseThatCallIt() {
        client.run("int step(int n) { return n + 1; }\nint walk() { return step(step(0)); }");
        client.run("int step(int n) { return n + 10; }");
        assertThat(client.run("walk()").result()).isEqualTo("20");
    }

    @Test
    void aVariableOfAnotherType() {
        assertThat(client.run("int thing = 8;\nString thing = \"eight\";\nthing")
                        .result())
                .isEqualTo("eight");
    }

    @Test
    void assertionsAreOn() {
        assertThat(client.run("boolean on = false;\nassert on = true;\non").result())
                .isEqualTo("true");
    }

    @Test
    void aRecursionTensOfThousandsDeep() {
        assertThat(client.run("int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }\ndepth(20_000)")
                        .result())
                .isEqualTo("20000");
    }

    @Test
    void stackAndHeapFromTheEnvironment() {
        try (JupyterClient roomy = JupyterClient.on(jdk, Map.of("JDK_JAVA_OPTIONS", "-Xss256m -Xmx333m"))) {
            assertThat(roomy.run("int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }\ndepth(1_000_000)")
                            .result())
                    .isEqualTo("1000000");
            assertThat(roomy.run("Runtime.getRuntime().maxMemory() >> 20").result())
                    .isBetween("310", "333");
        }
    }
}

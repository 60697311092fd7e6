package sudoku.kernel.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import jdk.jshell.JShell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StandInTests {
    static Stream<Arguments> heads() {
        return Stream.of(
                arguments("f", "int f(int x) { retur"),
                arguments("solve", "boolean solve (int[] board, int cell)\n{"),
                arguments(
                        "all",
                        "static Map<String, List<int[]>> all(Set<? extends Number> s) throws Exception, Error { oops"),
                arguments("f", "// says { what (it does\n/* and\nmore */ public void f() { int }"),
                arguments("f", "java.util.List<int[]>[] f() {"));
    }

    @ParameterizedTest
    @MethodSource("heads")
    void theMethodThatASourceBeginsWithHasOne(String name, String source) {
        assertThat(StandIn.of(source, "cell 3")).get().satisfies(standIn -> {
            assertThat(standIn.name()).isEqualTo(name);
            assertThat(standIn.code())
                    .endsWith("{ throw new IllegalStateException(\"The method " + name
                            + " has an error, in cell 3: fix it, and run that cell again.\"); }");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "int x = 1",
                "if (x > 0) { f(); }",
                "else if (x > 0) {",
                "return f(x) {",
                "new A(1) {",
                "record Point(int x) {",
                "public record Point(int x) {",
                "for (int i = 0; i < 3; i++) {",
                "int f(int x);",
                "synchronized (this) {",
                "while (true) {",
                "int f(int x) = 3",
                "Runnable r = () -> {"
            })
    void nothingElseHasOne(String source) {
        assertThat(StandIn.of(source, "cell 3")).isEmpty();
    }

    @Test
    @Timeout(10)
    void longTextThatIsNoMethodIsGivenUpSoon() {
        assertThat(StandIn.of("a<b> c<d> ".repeat(2_000), "cell 3")).isEmpty();
        assertThat(StandIn.of("\n".repeat(100_000) + "// a comment\n".repeat(500) + "1 + 1", "cell 3"))
                .isEmpty();
    }

    @Test
    void aNameOfACellThatJavaCouldNotReadIsWrittenOtherwise() {
        assertThat(StandIn.of("int f() {", "my \"best\" \\ file").orElseThrow().code())
                .contains("my 'best' ' file");
    }

    @Test
    void aMethodThatIsThereStaysAndAHeadThatIsWrongLeavesNothing() {
        try (JShell shell = JShell.builder().executionEngine("local").build()) {
            shell.eval("int f() { return 5; }");
            assertThat(StandIn.put(shell, "int f() { retur", "cell 3")).isEmpty();
            assertThat(StandIn.put(shell, "int g(Unknown x) { retur", "cell 3")).isEmpty();
            assertThat(shell.methods().map(each -> each.name())).containsExactly("f");
            assertThat(StandIn.put(shell, "int h() { retur", "cell 3")).isPresent();
            assertThat(shell.methods().map(each -> each.name())).containsExactlyInAnyOrder("f", "h");
        }
    }

    /** A lesson's search has the name of the search before it, which takes fewer things and is still there. */
    @Test
    void aMethodThatTakesOtherThingsIsNotTheOneThatIsMissing() {
        try (JShell shell = JShell.builder().executionEngine("local").build()) {
            shell.eval("boolean solve(int[] board, int cell) { return true; }");
            String broken = "boolean solve(int[] board, int[] used, int cell) { retur";
            assertThat(StandIn.put(shell, broken, "cell 3")).isPresent();
            assertThat(shell.methods().map(each -> each.parameterTypes()))
                    .containsExactlyInAnyOrder("int[],int", "int[],int[],int");
            assertThat(StandIn.put(shell, broken, "cell 3")).isEmpty();
        }
    }
}

package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.needs.Approved;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** A mistake is told in terms of what the student has written: which line of which cell, and what is wrong there. */
@Needs(Need.JUPYTER)
class KernelErrorsIT extends KernelCase {
    @Test
    void eachOfTheseMistakesIsToldInItsOwnWords() {
        Approved.cases("kernel/errors.txt", cells -> {
            List<String> each = List.of(cells.split("(?m)^--- and then\n"));
            return failed(
                    each.get(each.size() - 1), each.subList(0, each.size() - 1).toArray(String[]::new));
        });
    }

    /** A method of the receiver's type, a variable, a parameter, a type, a static method, in a method and outside. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "String word = \"a\"; word.lenght()|length",
                "String word = \"a\"; word.lenght() + 1|length",
                "\"abc\".lenght()|length",
                "\"abc\".trim().lenght()|length",
                "int area(int width) { return widht * 2; }|width",
                "int area(String text) { return text.lenght(); }|length",
                "Srting name = null;|String",
                "Math.sqtr(4)|sqrt",
                "int number = 1; int other = numbre + 1;|number",
                "List<Integer> all = new ArrayLst<>();|ArrayList"
            })
    void aNameWithASlipInIt(String code, String meant) {
        assertThat(failed(code)).contains("\nDid you mean `" + meant + "`?");
    }

    @Test
    void nothingIsMeantByANameThatIsNearToNone() {
        assertThat(failed("\"abc\".reverseCompletely()")).doesNotContain("Did you mean");
    }

    @Test
    void aMethodThatIsFurtherDown() {
        String caller = "int tightest() {\n"
                + "    return ways().stream().min(Comparator.comparing(List::size)).get().size();\n}\n";
        String helper = "List<List<Integer>> ways() {\n    return List.of(List.of(1));\n}\n";
        assertThat(failed(caller + helper))
                .contains("symbol:   method ways()")
                .endsWith("ways is defined further down in this cell: move it up, above what calls it.\n");
        assertThat(failed(caller + "int other = 1;")).doesNotContain("further down");
        assertThat(failed(caller + "int other() {\n    return ways(2);\n}")).doesNotContain("further down");
        assertThat(client.value(helper + caller + "tightest()")).isEqualTo("1");
    }

    @Test
    void whatComesBeforeTheMistakeHasRun() {
        CellRun run = client.run("int counted = 3;\nSystem.out.println(counted);\nint wrong = \"\";");
        assertThat(run.out()).isEqualTo("3\n");
        assertThat(run.error()).contains(", line 3");
        assertThat(client.value("counted")).isEqualTo("3");
    }

    /** A cell that only names it, in a lambda, goes on; what had been made with the old one stays as it is. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "int broken(int x) { return \"a\"; }",
                "int broken(int x) { x }",
                "int broken(int x) { }",
                "int broken(int x) {\n    return x;\n    x++;\n}",
                "// a comment\nint broken(int x) { if (x = 0) return 1; return 2; }",
                "int broken(int x) {\n    if (x > 0) {\n    return 1;\n}\n"
            })
    void aMethodWithAnErrorIsKnownAndSaysSoWhereItIsCalled(String code) {
        client.run("int broken(int x) { return x; }\nList<Integer> made = new ArrayList<>(List.of(broken(7)));\n"
                + "java.util.function.IntUnaryOperator calling = x -> broken(x);");
        assertThat(failed(code)).startsWith("Compile error");
        boolean asBefore = code.endsWith("}\n") || code.contains("{ x }");
        client.well("Runnable naming = () -> broken(1);");
        if (asBefore) {
            assertThat(client.value("calling.applyAsInt(1)")).isEqualTo("1");
        } else {
            assertThat(failed("calling.applyAsInt(1)"))
                    .startsWith("CompileError: The method broken has an error, in cell ")
                    .hasLineCount(1);
        }
        client.run("int broken(int x) { return 2 * x; }");
        assertThat(client.value("made + \" \" + calling.applyAsInt(4)")).contains("[7] 8");
    }

    @Test
    void aTypeNotYetDefinedIsNamed() {
        assertThat(failed("class Tree {\n    Root root;\n}"))
                .isEqualTo(
                        """
                Not yet complete in cell N, line 2: Tree cannot be used until there is a class Root
                      Root root;
                      ^^^^
                Tree is kept. Define what it lacks, and then use it.
                """);
        client.well("class Root { int value = 6; }\nnew Tree().root = new Root();");
        assertThat(failed("List<Leaf> leaves = new ArrayList<>();")).contains("class Leaf");
    }

    @Test
    void aMethodNotYetDefinedIsNamed() {
        assertThat(failed("int half(int n) {\n    return quarter(n) * 2;\n}\nhalf(8)"))
                .contains("cell N, line 2: half cannot be used until there is a method quarter(int)");
        assertThat(client.value("int quarter(int n) { return n / 4; }\nhalf(8)"))
                .isEqualTo("4");
    }

    @Test
    void aVariableNotYetDefinedIsMarkedWhereItIsMeant() {
        assertThat(failed("int next(Random order) {\n    int a = order.nextInt(2);   // nextInt\n"
                        + "    return a + nextInt;\n}"))
                .isEqualTo(
                        """
                Not yet complete in cell N, line 3: next cannot be used until there is a variable nextInt
                      return a + nextInt;
                                 ^^^^^^^
                next is kept. Define what it lacks, and then use it.
                """);
        assertThat(failed("int twice(int m) {\n    int half = m / 2;\n    return half(half);\n}"))
                .contains("cell N, line 3: twice cannot be used until there is a method half(int)");
    }

    /** Beyond 65,535 bytes; the compiler that has met such a text refuses every later class. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "String text = \"%s\";",
                "String text() {\n    return \"%s\";\n}",
                "class Text {\n    String text = \"%s\";\n}",
                "\"%s\".length()",
                "String join() {\n    final String a = \"%1$.40000s\";\n    return a + a;\n}",
                "String join() {\n    return \"\" + kept + \"%s\";\n}",
                "String accents = \"%2$s\";"
            })
    void aTextThatIsTooLongIsRefusedAndForgotten(String code) {
        client.run("int kept = 41;\nString text() { return \"\"; }");
        String error = failed(String.format(code, "x".repeat(70_000), "é".repeat(40_000)));
        assertThat(error).contains("Compile error in cell N, line ").containsAnyOf("string too long", "is too long");
        assertThat(error.lines()).allMatch(line -> line.length() < 300);
        assertThat(client.value("int more(int n) { return n + kept; }\nmore(1)"))
                .isEqualTo("42");
        assertThat(client.value("kept = 5;\nString text() { return \"short\"; }\ntext()"))
                .isEqualTo("short");
    }

    @Test
    void aMethodThatNoLongerFitsWhatItCalls() {
        client.run("int twice(int n) { return 2 * n; }\nint useTwice() {\n    return twice(4);\n}");
        assertThat(client.run("String twice(int n) { return \"\" + n + n; }").out())
                .isEqualTo("twice has changed. Define again before use: useTwice\n");
        assertThat(failed("useTwice()")).contains("line 3: incompatible types").contains("return twice(4);");
    }

    @Test
    void aClassThatNoLongerCompilesIsNamedUnlessALibraryDeclaredIt() {
        client.run("class Box { int size = 3; }\nclass $Box { int size = 3; }");
        assertThat(client.run("class Box { int size = \"three\"; }").out())
                .isEqualTo("Cannot be used until this is fixed: Box\n");
        assertThat(client.run("class $Box { int size = \"three\"; }").out()).isEmpty();
    }

    @Test
    void anExceptionFromAMethodOfAnEarlierCell() {
        int earlier = numberOf(client.run("int pick(int[] all, int i) {\n    return all[i];\n}"));
        assertThat(failed("int[] two = {1, 2};\n\npick(two, 5)"))
                .isEqualTo(
                        """
                java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 2
                  at cell %d, line 2, in pick
                     → return all[i];
                  at cell N, line 3
                     → pick(two, 5)
                """
                                .formatted(earlier));
    }

    @Test
    void everyCauseAndTheLinesOfLambdas() {
        String error = failed(
                "class Oops extends RuntimeException {\n    Oops(String why, Throwable cause) {\n"
                        + "        super(why, cause);\n    }\n}\nList.of(1, 2).forEach(i -> {\n    try {\n"
                        + "        Files.readString(Path.of(\"no such file\"));\n    } catch (IOException e) {\n"
                        + "        throw new Oops(\"at \" + i, e);\n    }\n});",
                "import java.nio.file.*;");
        assertThat(error)
                .startsWith("Oops: at 1\n  at cell N, line 10\n     → throw new Oops(\"at \" + i, e);\n")
                .contains(
                        "  at cell N, line 6\n",
                        "\nCaused by: java.nio.file.NoSuchFileException: no such file\n",
                        "  at cell N, line 8\n");
    }

    @Test
    void anExceptionFromTheLibraryNamesItsMethods() {
        assertThat(failed("sudoku.grid.Grid.parse(\"55\")"))
                .contains("  at sudoku.grid.Grid.parse, line ", "  at cell N, line 1\n");
    }

    @Test
    void anEndlessRecursionInAFewLines() {
        String error = failed("int deep(int n) {\n    return deep(n + 1);\n}\ndeep(0)");
        assertThat(error)
                .contains("java.lang.StackOverflowError", "  at cell N, line 2, in deep\n", "more calls of the same");
        assertThat(error.lines().count()).isLessThan(10);
    }

    @Test
    void theCellsWaitingBehindAFailureDoNotRun() {
        assertThat(client.send(
                                "run_all",
                                Map.of("codes", List.of("int ran = 1;", "throw new Exception();", "ran = 2;")))
                        .path("statuses")
                        .toString())
                .isEqualTo("[\"ok\",\"error\",\"aborted\"]");
        assertThat(client.value("ran")).isEqualTo("1");
    }

    /** What a cell says when it fails, its own number as {@code N}; nothing in it is of the kernel or of JShell. */
    private static String failed(String code, String... before) {
        for (String each : before) {
            client.well(each);
        }
        CellRun run = client.run(code);
        assertThat(run.status()).as(run.toString()).isEqualTo("error");
        assertThat(run.messages("error")).singleElement().satisfies(error -> assertThat(error.fieldNames())
                .toIterable()
                .as("what a notebook file may keep")
                .containsExactlyInAnyOrder("ename", "evalue", "traceback"));
        assertThat(run.error()).doesNotContain("sudoku.kernel", "jshell", "JShell", "REPL", "do_it", "jdk.internal");
        return run.error().replace("cell " + numberOf(run) + ",", "cell N,");
    }

    private static int numberOf(CellRun run) {
        return run.reply().path("execution_count").asInt();
    }
}

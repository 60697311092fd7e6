package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.page.compile.Compiled;
import sudoku.page.compile.Complaint;
import sudoku.page.compile.JavaCompiler;

/** What the page's compiler says of programs that cannot run, and where. */
class JavaCompilerIT {
    private final JavaCompiler compiler = PageCompilers.here();

    private List<String> said(String program) {
        Compiled compiled = compiler.compile(program);
        return compiled.complaints().stream()
                .filter(Complaint::isError)
                .map(each -> each.line() + ": " + each.says())
                .toList();
    }

    @Test
    void anErrorIsToldWithItsLineAndItsPlaceAndNothingRuns() {
        String program = "class Page {\n    int twice(int x) {\n        return y * 2;\n    }\n}";
        Compiled compiled = compiler.compile(program);
        assertThat(compiled.script()).isEmpty();
        assertThat(compiled.complaints()).singleElement().satisfies(each -> {
            assertThat(each.line()).isEqualTo(3);
            assertThat(each.sentence()).isEqualTo("y cannot be resolved to a variable");
            assertThat(program.substring(each.start(), each.end() + 1)).isEqualTo("y");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            int a(int blanks) { return blnks; } | blnks cannot be resolved to a variable | blanks
            int a(String s) { return s.lenght(); } | lenght() is undefined for the type String | length
            int a(int[] b) { return b.lenght; } int length; | lenght cannot be resolved or is not a field | length
            Strnig a() { return null; } | Strnig cannot be resolved to a type | String
            int fits() { return fitts(); } | fitts() is undefined for the type Page | fits
            int a(java.util.List<String> l) { return l.sizes(); } | for the type List<String> | size
            void a(java.util.ArrayList<String> l) { l.strem(); } | for the type ArrayList<String> | stream
            int a() { return ind; } | ind cannot be resolved to a variable |
            int a() { return xyz; } // xyzt | xyz cannot be resolved to a variable |
            sudoku.piece.Fits rule; boolean a(int[] b) { return fits(b, 0, 1); } | type Page | rule.fits
            int blank() { return blanks(); } static class Blanks {} | for the type Page | blank
            int fits() { return fits(1); } int fit; | not applicable for the arguments (int) |
            """)
    void aSlipOfTheFingerIsAnsweredWithTheNameThatWasMeant(String member, String says, String meant) {
        assertThat(said("class Page {\n" + member + "\n}"))
                .singleElement()
                .asString()
                .contains(says)
                .endsWith(meant == null ? says : says + ". Did you mean " + meant + "?");
    }

    @Test
    void eachErrorOfAProgramIsTold() {
        assertThat(said("class Page {\n  void a() { int x = true; }\n  int b() { }\n  void c() { a() }\n}"))
                .hasSizeGreaterThanOrEqualTo(1)
                .anyMatch(each -> each.startsWith("4: Syntax error"));
        assertThat(said("class Page {\n  void a() { int x = true; }\n  int b() { }\n}"))
                .containsExactly(
                        "2: Type mismatch: cannot convert from boolean to int",
                        "3: This method must return a result of type int");
    }

    /** Refused with its line, and never run in another way than Java's. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            void a() throws Exception { try (AutoCloseable c = () -> {}) { } } | try with resources does not work
            class A { class B {} } | a class inside a class has to be static
            class A extends java.util.ArrayList<String> {} | a class that extends ArrayList does not work on this page
            abstract class A implements Runnable, Comparable<A> { } | more than one interface
            class A { void m(int a) {} void m(String b) {} } | the same name and equally many parameters
            float a(long b) { return b; } | a long becomes a float
            Object a(String s) { return s.getClass(); } | getClass does not work on this page
            void a() { new Thread(() -> {}); } | Thread cannot be resolved to a type
            void a() { java.util.List.of(1).spliterator(); } | spliterator
            boolean a() { return "A".matches("(?i)a"); } | (?i in a pattern does not work on this page
            String[] a() { return "a b".split("\\\\b"); } | \\b in a pattern does not work on this page
            String[] a() { return "aa".split("a++", 2); } | ++ in a pattern does not work on this page
            boolean a() { return "a".matches("(a*)*"); } | something that may match nothing, and is repeated,
            boolean a() { return "a".matches("[a-c&&b]"); } | && inside [ ] in a pattern does not work on this page
            boolean a() { return "a".matches("(a"); } | "(a" is no pattern that this page can read
            String a() { return "ab".replaceAll("(a)*b", "$1"); } | $1 for a group that is repeated
            String a() { return "ab".replaceFirst("ab", "$1"); } | names a group that the pattern does not have
            """)
    void whatThePageCannotDoIsRefusedInWords(String member, String words) {
        assertThat(said("class Page {\n" + member + "\n}"))
                .singleElement()
                .asString()
                .startsWith("2: ")
                .contains(words);
    }

    @Test
    void theMethodsOfAPageNeedNotBeStatic() {
        assertThat(compiler.compile("class Page { int x = 3; int twice() { return 2 * x; } record P(int a) {} }")
                        .script())
                .contains("twice");
    }

    @Test
    void eachTurnOfALoopAndEachCallAsksWhetherItMayGoOn() {
        assertThat(questions("void a() { while (true) { } }")).isEqualTo(questions("void a() { }") + 1);
        assertThat(questions("void a() { } void b() { }")).isEqualTo(questions("void a() { }") + 1);
    }

    private int questions(String members) {
        String script = compiler.compile("class Page { " + members + " }").script();
        assertThat(script).isNotEmpty();
        return script.split("\\$tick\\(\\)", -1).length;
    }
}

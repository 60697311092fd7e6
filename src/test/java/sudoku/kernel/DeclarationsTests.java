package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names that a text defines, also one that is not Java yet. */
class DeclarationsTests {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            int f(int n) { return n; }                       | f
            List<int[]> f(int[] b, int[][] h) { return }     | f
            static <T> void f(T t) throws IOException {      | f
            int[] f(int n) { if (n > max(1, 2)) { x++ {      | f
            class A { void g() { while (true) { } } }        | g,A
            record P(int x, int y) {}                        | P
            // int f(int n) { }                              | ``
            /* int f(int n) { } */ int g() { return 1; }     | g
            String s = "int f(int n) {";                     | ``
            f(3); return f(4); a = () -> f(5); new A() { };  | ``
            task = (b, h) -> f(b, h);                        | ``
            else if (x) { } else switch (y) { }              | ``
            """)
    void methodsAndTypes(String text, String names) {
        assertThat(String.join(",", Declarations.ofCode(text))).isEqualTo(names);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            int a = 1; int b;                                | a,b
            int[] board = { 1, 2 };                          | board
            final int L = 0, R = 1;                          | L,R
            int board[] = new int[81];                       | board
            Map<String, List<Integer>> m = new HashMap<>();  | m
            for (int i = 0; i < 3; i++) { int inner = 1; }   | i
            void f() { int inner = 1; }                      | f
            a = 3; b == c;                                   | ``
            System.out.println(a, b == 0);                   | ``
            """)
    void andVariablesOutsideOfBraces(String text, String names) {
        assertThat(String.join(",", Declarations.of(text))).isEqualTo(names);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"", "'"})
    void aTextOfAMillionLettersTakesNoStack(String quote) {
        String text = quote + "x\\n".repeat(500_000) + quote;
        assertThat(Declarations.of("String text = " + text + "; int after = 1;"))
                .containsExactly("text", "after");
    }
}

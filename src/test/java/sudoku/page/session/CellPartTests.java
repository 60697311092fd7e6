package sudoku.page.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a cell is cut, and what each part is. In the tables {@code ¶} ends a line, {@code §} quotes a block. */
class CellPartTests {
    private static String lines(String cell) {
        return cell.replace('¶', '\n').replace("§", "\"\"\"");
    }

    private static CellPart only(String text) {
        List<CellPart> parts = CellPart.of(text);
        assertThat(parts).as(text).hasSize(1);
        return parts.get(0);
    }

    private static String kinds(String cell) {
        List<CellPart> parts = CellPart.of(cell);
        assertThat(parts.stream().map(CellPart::text).collect(Collectors.joining()))
                .isEqualTo(cell);
        return parts.stream()
                .map(part -> (part.kind() + " " + String.join(" ", part.names())).strip())
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            int a = 1;                                               | VARIABLE a
            int a;                                                   | VARIABLE a
            final static int A = 1;                                  | VARIABLE A
            int a = 1, b = f(2, g, 3), c[] = {4, 5};                 | VARIABLE a b c
            int a, b;                                                | VARIABLE a b
            int[] a = {1, 2}, b = {3};                               | VARIABLE a b
            int[][] a = {{1}, {2}};                                  | VARIABLE a
            int a[] = {1};                                           | VARIABLE a
            char c = '}';                                            | VARIABLE c
            String s = "};";                                         | VARIABLE s
            String s = §¶a; } "b" {¶§;                                | VARIABLE s
            Map<String, List<int[]>> m = new TreeMap<>();            | VARIABLE m
            Map<A, B> m = new TreeMap<A, B>(), n;                    | VARIABLE m n
            java.util.List<Integer>[] found = lists();               | VARIABLE found
            Map.Entry<String, Integer> each = null;                  | VARIABLE each
            var a = 1;                                               | VARIABLE a
            @Deprecated int a = 1;                                   | VARIABLE a
            Rule rule = (a, b) -> { if (a) { return b; } return 1; };| VARIABLE rule
            Rule rule = new Rule() { public int f() { return 1; } }; | VARIABLE rule
            int a = switch (b) { case 1 -> 2; default -> { c(); } }; | VARIABLE a
            """)
    void aVariableGoesToItsSemicolon(String cell, String kinds) {
        assertThat(kinds(lines(cell))).isEqualTo(kinds);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            int f() { return 1; }                                    | f()
            int f(int a, int b) { if (a > b) { g(); } return 1; }    | f(int,int)
            static int[] f(final int[] a) throws Exception { g(); }  | f(int[])
            int f(int a[], @Odd long b) { g(); }                     | f(int[],long)
            <T extends A<T>> T f(T a) { return a; }                  | f(T)
            List<int[]> f(Map<String, int[]> a, int b) { return c; } | f(Map<String,int[]>,int)
            void f(int a, int... more) { g(1); }                     | f(int,int...)
            void f(java.util.List<Integer> a) { g(); }               | f(java.util.List<Integer>)
            @SuppressWarnings("a") void f() { int a = 1; }           | f()
            /* int g() {} */ int f() { return '}'; }                 | f()
            """)
    void aMethodGoesToItsBracketAndIsKnownByItsParameters(String cell, String name) {
        assertThat(kinds(cell)).isEqualTo("METHOD " + name);
        assertThat(only(cell).calledBy()).containsExactly("f");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record A(int b, int[] c) {}",
                "record A<T>(T b) { int c() { return 1; } }",
                "enum A { B, C; int d = 1; }",
                "interface A { int b(int c); }",
                "@FunctionalInterface interface A { int b(int c); }",
                "final class A extends B { int c = 1; void d() { int e = 2; } }"
            })
    void aTypeGoesToItsBracket(String cell) {
        assertThat(kinds(cell)).isEqualTo("TYPE A");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f(1, \";\");",
                "a = 3;",
                "a[1] = new int[] {2};",
                "a.b = () -> { c(); };",
                "list.forEach(each -> { f(each); });",
                "new Thread(() -> { f(); }).start();",
                "run(new Rule() { public int f() { return 1; } });",
                "for (int a = 0; a < 3; a++) { int b = a; f(b); }",
                "for (int a : new int[] {1, 2}) f(a);",
                "while (a < b) a++;",
                "do { a++; } while (a < 3);",
                "if (a) { b(); } else if (c) { d(); } else { e(); }",
                "if (a) b();\n// or\nelse c = 1;",
                "try { a(); } catch (A | B c) { d(); } finally { e(); }",
                "try (A b = c()) { d(); }",
                "switch (a) { case 1: b(); break; default: c(); }",
                "outer: for (int a : b) { continue outer; }",
                "import java.util.List;",
                "return a;",
                "throw a;"
            })
    void aStatementIsOnePartToItsEnd(String cell) {
        assertThat(kinds(cell)).isEqualTo("STATEMENT");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            int a = 1; f(a); int g() { a++; } // end       | VARIABLE a, STATEMENT, METHOD g(), NOTHING
            int f(int a) { } int f(int[] a) { }            | METHOD f(int), METHOD f(int[])
            do { a(); } while (b); while (c) { } d();      | STATEMENT, STATEMENT, STATEMENT
            if (a) { b(); } if (c) { d(); }                | STATEMENT, STATEMENT
            a = new int[] {1}; { b(); } c();               | STATEMENT, STATEMENT, STATEMENT
            record A(int b) {} A c = new A(1);             | TYPE A, VARIABLE c
            // only a comment }                            | NOTHING
            int a = 1;¶int f( { }¶f();                     | VARIABLE a, NOTHING
            int a = 1;¶f(a)); int b = 2;                   | VARIABLE a, NOTHING
            f(a) // no semicolon                           | STATEMENT
            """)
    void partsFollowEachOther(String cell, String kinds) {
        assertThat(kinds(lines(cell))).isEqualTo(kinds);
    }

    @Test
    void anEmptyCellHasNoPart() {
        assertThat(CellPart.of("")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            final int a[] = {1};           | int[]
            int[] a = {1};                 | int[]
            int a = 1, b = 2;              | int
            Map<String, int[]> a = b();    | Map<String,int[]>
            """)
    void aVariableHasTheTypeInFrontOfItAndItsBrackets(String cell, String type) {
        assertThat(only(cell).type()).isEqualTo(type);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            int a = 1;                      | a++;                      | true
            int a = 1;                      | a <<= 2;                  | true
            int b = 1, a = 2;               | a = 3;                    | true
            int a = 1;                      | int b = a++;              | true
            int a = 1;                      | f(a);                     | false
            int a = 1;                      | int b = a;                | false
            int a[] = {1};                  | f(a);                     | true
            int[] a = {1};                  | a[0] = 2;                 | true
            int[] a = {1};                  | int f() { a[0]++; }       | false
            int[] a = {1};                  | System.out.println(a);    | false
            int[] a = {1};                  | for (int a : b) f(a);     | false
            List<Long> a = b();             | a.clear();                | true
            Rule a = (b) -> b;              | f(a);                     | false
            Fits a = Piece.of(A.class, b);  | f(a);                     | false
            Fits a = Piece.of(A.class, b);  | a = c;                    | true
            """)
    void aStatementMayChangeWhatItAssignsAndWhatCanChange(String variable, String other, boolean mayChange) {
        assertThat(only(other).mayChange(only(variable))).isEqualTo(mayChange);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            Show.chart(a);                          | true  | false
            Show.table(a);                          | true  | false
            Show.grid(a);                           | false | true
            for (int a : b) System.out.println(a);  | false | true
            Predict.that("a", "?");                 | false | false
            Predict.compare("a", 1);                | false | true
            int a = 1; // System.out                | false | false
            my.System.out(a);                       | false | false
            """)
    void aChartIsNoOutput(String cell, boolean isChart, boolean mayPutOut) {
        CellPart first = CellPart.of(cell).get(0);
        assertThat(first.isChart()).isEqualTo(isChart);
        assertThat(first.mayPutOut()).isEqualTo(mayPutOut);
    }
}

package sudoku.page.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.explain.plain.InMemory;

/** The program of the last of some cells is Java, and does what a notebook does that has run all of them. */
class CellProgramTests {
    private static final String HEAD =
            """
            import java.util.*;
            class Outputs {
                static String all = "";
                static void begin() { all = ""; }
                static void put(Object thing) { all = (all + " " + thing).strip(); }
            }""";
    private static final LessonCell.Role GIVEN = LessonCell.Role.GIVEN;

    /** Cells {@code 0}, {@code 1} and so on; in a table they are parted by {@code ¶} between blanks. */
    private static List<LessonCell> cells(String... texts) {
        List<LessonCell> cells = new ArrayList<>();
        for (String text : texts) {
            cells.add(new LessonCell("" + cells.size(), GIVEN, text.replace('¶', '\n')));
        }
        return cells;
    }

    private static CellProgram program(String... texts) {
        return new CellProgram(HEAD, cells(texts), 1);
    }

    /** The page makes all static that its class has; here an object has it. */
    private static String putOut(CellProgram program) {
        String source = program.text().replace("static {", "{");
        Class<?> page = InMemory.compiled("Page", source).orElseThrow(() -> new AssertionError("No Java:\n" + source));
        try {
            Constructor<?> made = page.getDeclaredConstructor();
            made.setAccessible(true);
            Class<?> outputs = made.newInstance().getClass().getClassLoader().loadClass("Outputs");
            var all = outputs.getDeclaredField("all");
            all.setAccessible(true);
            return (String) all.get(null);
        } catch (ReflectiveOperationException failed) {
            throw new AssertionError(source, failed);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            int a = 1; ¶ a = 2; Outputs.put(9); ¶ Outputs.put(a);                    | 2
            int a = 1, b = 2; ¶ b++; ¶ Outputs.put(b);                               | 3
            int a, b; ¶ a = 4; b = 5; ¶ Outputs.put(a + b);                          | 9
            int a[] = {1}, b[] = {2}; ¶ b[0] = 3; ¶ Outputs.put(a[0] + b[0]);        | 4
            int a = 1; ¶ a <<= 3; ¶ Outputs.put(a);                                  | 8
            int a = 3; int b = a; ¶ // a = 4¶int a = 5; ¶ Outputs.put(a + b); | 8
            int[] a = {1}; int b = a[0]; ¶ int[] a = {7}; ¶ Outputs.put(a[0] + b); | 8
            int[] a = {1}; int f() { return a[0]; } ¶ int[] a = {7}; Outputs.put(f()); | 7
            int a = 1; ¶ double a = 2.5; ¶ Outputs.put(a);                           | 2.5
            int f() { return 1; } ¶ int f() { return 2; } ¶ Outputs.put(f());        | 2
            int f(int a) { return 1; } int f(long a) { return 2; } ¶ Outputs.put(f(3) + f(3L)); | 3
            int f(int a) { return 1; } ¶ int f(final int b) { return 2; } ¶ Outputs.put(f(0)); | 2
            <T> T same(T a) { return a; } ¶ Outputs.put(same("x;}"));                | x;}
            int most(int... all) { return all.length; } ¶ Outputs.put(most(1, 2));   | 2
            int f() { return a; } ¶ int a = 3; ¶ Outputs.put(f());                   | 3
            int[] a = {1}; ¶ Outputs.put(a[0]); ¶ Outputs.put(a[0] + 1);             | 2
            int f() { return g(); } ¶ int g() { return 3; } ¶ Outputs.put(f());      | 3
            int box() { return 3; } ¶ int f() { int box = box(); return box; } ¶ Outputs.put(f()); | 3
            int most = 3; boolean f(int a) { return (a > most); } ¶ Outputs.put(f(4)); | true
            int a = 3; Comparator<Integer> c = (x, y) -> a; ¶ Outputs.put(c.compare(1, 1)); | 3
            record A(int b) {} ¶ A a = new A(3); ¶ Outputs.put(a.b());               | 3
            enum A { B; } ¶ interface C { A a(); } ¶ C c = () -> A.B; Outputs.put(c.a()); | B
            record A(int b) {} ¶ record A(int c) {} ¶ Outputs.put(new A(1).c());     | 1
            int a = 0; ¶ do { a++; } while (a < 3); ¶ Outputs.put(a);                | 3
            int a = 0; ¶ if (a > 0) a = 1; else { a = 2; } ¶ Outputs.put(a);         | 2
            int a = 0; ¶ try { a = 1 / a; } catch (Exception b) { a = 3; } ¶ Outputs.put(a); | 3
            List<Integer> a = new ArrayList<>(); ¶ a.add(1); ¶ a.add(2); ¶ Outputs.put(a); | [1, 2]
            int a = 1; ¶ while (true) { a++; if (a > 3) break; } ¶ Outputs.put(a);   | 4
            enum A { B }; ¶ Outputs.put(A.B);                                        | B
            import java.util.function.*; ¶ Outputs.put(1);                           | 1
            """)
    void itPutsOutWhatTheLastCellDoesInANotebook(String cells, String output) {
        assertThat(putOut(program(cells.split(" ¶ ")))).isEqualTo(output);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            int a = 1; ¶ int b = a; ¶ f(a); ¶ g(b);                      | 0 1 3
            int a = 1; ¶ f(a); ¶ a++; ¶ g(a);                            | 0 2 3
            int[] a = {1}; ¶ f(a); ¶ System.out.println(a); ¶ g(a);      | 0 1 3
            int a = 1; ¶ int a = 2; ¶ g(a);                              | 1 2
            void f() { h(); } ¶ void h() { } ¶ void k() { } ¶ f();       | 0 1 3
            int a = 1; ¶ void g(int a) { a++; } ¶ g(3);                  | 1 2
            int a = 1, b = 2; ¶ b = 3; ¶ f(a);                           | 0 1 2
            int a = 1; ¶ int f( { ¶ g(a);                                | 0 2
            """)
    void itHasTheCellsThatItNeedsAndNoOthers(String cells, String ids) {
        assertThat(String.join(" ", program(cells.split(" ¶ ")).cells())).isEqualTo(ids);
    }

    /** What is left out is marked here; there are blanks in its place. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "int b = 1;\n// f\nf(b); /* g */ g();\n",
                "«import java.util.List;»\nf(\"import\");",
                "«Show.chart(a,\n    b);»\nf();",
                "// a = 3\n«int a =» 4; // here\nf(a, c);",
                "«int[] board =» {1, 2};\nf(board, c);",
                "«int a;»\nf(a, c);",
                "int a = 1, b = 2;\nf(a, b);",
                "«int f() { return 1;\n }»\nint f() {\n    return 2; }\nf();",
                "f() // no semicolon",
                "int a = (3;\nf();",
                "f(); } g();",
                "do { f(); } while (a < 3);\nif (b) g(); else f();"
            })
    void withoutWhatWasInsertedHersIsAsSheHasWrittenIt(String hers) {
        CellProgram program =
                program("int a = 0; int[] board = {};", "int c = a + board.length; c++;", hers.replaceAll("[«»]", ""));
        StringBuilder rest = new StringBuilder(program.text());
        String[] pairs = program.inserted().split(",");
        for (int i = pairs.length - 2; i >= 0; i -= 2) {
            int start = Integer.parseInt(pairs[i]);
            rest.delete(start, start + Integer.parseInt(pairs[i + 1]));
        }
        String marked = Pattern.compile("«([^»]*)»").matcher(hers).replaceAll(found -> JavaWords.blank(found.group(1)));
        assertThat(rest.substring(program.from())).isEqualTo(marked + "\n}");
    }

    @Test
    void aLoopWithoutAnEndIsJavaToo() {
        assertThat(InMemory.compiled("Page", program("while (true) {}").text())).isPresent();
    }

    @Test
    void twoCellsThatRunAreNotInOneLine() {
        CellProgram program = new CellProgram(HEAD, cells("int a = 1; // mine", "Outputs.put(a);"), 2);
        assertThat(putOut(program)).isEqualTo("1");
    }

    @Test
    void inAStatementWithACommentOnlyItsSemicolonIsMissing() {
        String text = program("Outputs.put(1) // mine").text();
        assertThat(InMemory.compiled("Page", text.replace("put(1)", "put(1);"))).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"RIGHT, true", "OPEN, false"})
    void aPieceIsJudgedAsItWasWhenItWasTried(LessonCell.Role role, boolean isRight) {
        List<LessonCell> cells = new ArrayList<>(cells(
                "Fits other = Piece.of(Fits.class, \"o\", c);",
                "boolean fits(int a) { return a > 0; }",
                "Fits rule = Piece.of(Fits.class, \"fits\", a -> fits(a));\n"
                        + "Fits seen = Piece.watched(Fits.class, rule);",
                "Fits third = Piece.of(Fits.class, \"t\", c);\nf(rule, seen, third, other);"));
        cells.set(1, new LessonCell("1", role, cells.get(1).text()));
        assertThat(new CellProgram(HEAD, cells, 1).text())
                .contains("Fits rule = Piece.judged(Fits.PIECE, " + isRight + ", \"fits\", a -> fits(a));")
                .contains("Fits seen = Piece.watched(Fits.PIECE,  rule);")
                .contains("Piece.judged(Fits.PIECE, true, \"o\"", "Piece.judged(Fits.PIECE, true, \"t\"")
                .doesNotContain("Piece.of");
    }

    private static CellProgram with(LessonCell.Role role, String text, String last) {
        List<LessonCell> cells = new ArrayList<>(cells("int a = 1; int f() { return a; } int g(int b) { return 4; }"));
        cells.add(new LessonCell("1", role, text));
        cells.add(new LessonCell("2", GIVEN, last));
        return new CellProgram(HEAD, cells, 1);
    }

    @Test
    void ofAWholeProgramOnlyWhatNobodyHasDeclaredIsTaken() {
        String all = "int a = 5; int f() { return 6; } int f(int b) { return 7; } int g(final int c) { return 8; }";
        String last = "Outputs.put(a); Outputs.put(f()); Outputs.put(f(0)); Outputs.put(g(0));";
        assertThat(putOut(with(LessonCell.Role.PROGRAM, all, last))).isEqualTo("1 1 7 4");
        assertThat(putOut(with(GIVEN, all, last))).isEqualTo("5 6 7 8");
    }

    @Test
    void whatFailsAsItIsGivenIsOnlyThereWhenItRunsItself() {
        String last = "a = 8; Outputs.put(a);";
        assertThat(with(LessonCell.Role.ALONE, "a = 7;", last).cells()).containsExactly("0", "2");
        assertThat(with(GIVEN, "a = 7;", last).cells()).containsExactly("0", "1", "2");
        LessonCell alone = new LessonCell("0", LessonCell.Role.ALONE, "Outputs.put(3);");
        assertThat(putOut(new CellProgram(HEAD, List.of(alone), 1))).isEqualTo("3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            int f() { System.out.println(1); } ¶ f();                | true  | false | none
            int f() { System.out.println(1); } ¶ g();                | false | false | none
            int b = 1; ¶ int f() { System.out.println(1); }          | false | false | f
            int b = 1; ¶ System.out.println(b); int c = 1, d = 2;    | true  | false | d
            System.out.println(1); ¶ int c = 1; void e(int g) { }    | false | false | e
            Show.chart(1); ¶ f();                                    | false | false | none
            int b = 1; ¶ Show.chart(b); record R(int a) {}           | false | true  | R
            int b = 1; ¶ Show.table(b); Show.grid(b);                | true  | true  | none
            """)
    void whatTheLastCellShowsAndDeclares(String cells, boolean putsOut, boolean lacksAChart, String name) {
        CellProgram program = program(cells.split(" ¶ "));
        assertThat(program.putsOut()).isEqualTo(putsOut);
        assertThat(program.lacksAChart()).isEqualTo(lacksAChart);
        assertThat(program.lastName().orElse("none")).isEqualTo(name);
    }
}

package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Code that students read can be read aloud: the rules of STYLE's last section, by the compiler's own trees. */
class StudentCodeTests {
    @RegisterExtension
    static final Snippets SNIPPETS = new Snippets();

    static List<SecondEdition> lessons() {
        return SecondEdition.lessons();
    }

    /** The first lesson, and each that says where its evening ends; the others are older than the rules. */
    @ParameterizedTest
    @MethodSource("lessons")
    void theCodeOfEveryLessonWithAnEveningCanBeReadAloud(SecondEdition lesson) {
        boolean isHeld = lesson.hasEvening() || lesson.name().startsWith("00");
        assertThat(isHeld ? StudentCode.faults(lesson, SNIPPETS) : List.of()).isEmpty();
    }

    private static List<String> faults(String code) {
        return StudentCode.faults(new Draft().code(code).lesson("03-stack"), SNIPPETS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "int side = 3, band = 2;                     # one declaration a line",
                "int[] all = {1}, more[] = {all};            # one declaration a line",
                "for (int i = 0, size = 9; i < size; i++) {} # one declaration a line",
                "void a2() { int left = 1, right = 2; }      # one declaration a line",
                "left = right = 0;                           # an assignment inside an expression",
                "int left = right = 0;                       # an assignment inside an expression",
                "board[place++] = 1;                         # an assignment inside an expression",
                "while ((next = read()) > 0) {}              # an assignment inside an expression",
                "nodes += width *= wide;                     # an assignment inside an expression",
                "if (--left == 0) {}                         # an assignment inside an expression",
                "boolean has = (set & 1 << digit) != 0;      # an operation on bits without parentheses",
                "int all = 2 << size - 2;                    # an operation on bits without parentheses",
                "boolean both = left < right & set > 0;      # an operation on bits without parentheses",
                "int taken = row | column << 3;              # an operation on bits without parentheses",
                "int rest = set & left - 1;                  # an operation on bits without parentheses",
                "int lowest = set & -set;                    # a trick with two's complement",
                "int above = -2 << digit;                     # a trick with two's complement",
                "int negative = ~set + 1;                    # a trick with two's complement",
                "int side = size == 9 ? 3 : size == 4 ? 2 : 1; # a second ?: in one statement",
                "add(size == 9 ? 3 : 2, left ? 1 : 2);       # a second ?: in one statement",
                "int[] parts() { int[] parts = {}; return parts; } # the name of a method of the lesson, parts",
                "int where = 1; int where(int cell) { return 1; } # the name of a method of the lesson, where",
                "int m = 2;                                  # a name that is no word, m",
                "Run r2 = null;                              # a name that is no word, r2",
                "void go(int[] t) {}                         # a name that is no word, t",
                "run((r1, other) -> r1);                     # a name that is no word, r1",
                "int sum = list.stream().count();            # a stream, which lesson 09 teaches",
                "int sum = IntStream.range(0, 9).sum();      # a stream, which lesson 09 teaches",
                "run(Grid::parse);                           # a method reference, which lesson 09 teaches",
                "record Pair(int left, int right) {}         # a record, which lesson 09 teaches",
            })
    void codeThatIsNoneToBeReadAloudIsFound(String code, String rule) {
        assertThat(faults(code))
                .singleElement()
                .asString()
                .startsWith("03-stack: ")
                .contains(rule);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int side = 3;\nint band = 2;",
                "int i = 0; int j = 1; int n = 9; int x = 1; int y = 2;",
                "for (int i = 0; i < 9; i++) { placed++; left = left & (left - 1); }",
                "for (int cell : cells) total += cell;",
                "boolean has = (set & (1 << digit)) != 0;",
                "int all = (2 << size) - 2;",
                "int all = row | column | box;",
                "used[cell / size] ^= 1 << digit;",
                "boolean both = row && left < right || column;",
                "int some = -1 * size - 2;",
                "int open = all & ~taken;",
                "int digit = symbol == '.' ? 0 : symbol - '0';",
                "int side = size == 9 ? 3 : 2;\nint other = size == 9 ? 2 : 3;",
                "if (left ? right : both) { int more = left ? 1 : 2; }",
                "Fits rule = Piece.of(Fits.class, (b, c, d) -> fits(b, c, d));",
                "run(() -> placed = 0);",
                "int count(int[] used) { return used.length; }\nint counted = count(used);",
                "size(board) + 1",
                "import java.util.*;",
                "// nothing yet",
                "static final int SIZE = 9;",
                "nodes",
                "List<int[]> options = List.of();"
            })
    void plainCodeIsRight(String code) {
        assertThat(faults(code)).isEmpty();
    }

    @Test
    void aFormIsRightInTheLessonThatTeachesItAndAfter() {
        Draft draft = new Draft().code("int sum = list.stream().count();").code("run(Grid::parse);");
        assertThat(StudentCode.faults(draft.lesson("09-genetic"), SNIPPETS)).isEmpty();
        assertThat(StudentCode.faults(draft.lesson("14-own-problem"), SNIPPETS)).isEmpty();
        assertThat(StudentCode.faults(draft.lesson("08-dancing-links"), SNIPPETS))
                .hasSize(2);
        Draft trick = new Draft().code("int lowest = set & -set;");
        assertThat(StudentCode.faults(trick.lesson("12-how-fast"), SNIPPETS)).isEmpty();
        assertThat(StudentCode.faults(trick.lesson("11-many-hands"), SNIPPETS)).hasSize(1);
    }

    @Test
    void answersStubsHintsAndWaysAreReadAndProofsAreNot() {
        String piece = "int next(int n) {\n// BEGIN SOLUTION\n    return n++;\n// END SOLUTION\n"
                + "// STUB return -(m = 1);\n}";
        assertThat(of(new Draft().code(piece, "write"))).hasSize(2);
        assertThat(of(new Draft().prose("Ask `set & 1 << digit` first, or `where` and `nodes += …`.", "hint")))
                .hasSize(1);
        assertThat(of(new Draft().prose("```java\nleft = right = 0;\n```", "way")))
                .hasSize(1);
        assertThat(of(new Draft().prose("The code `set & 1 << digit` is hard to read.")))
                .isEmpty();
        assertThat(of(new Draft().proof("int a = 1, b = 2;", "One.").code("%jars x")))
                .isEmpty();
    }

    @Test
    void codeThatIsNoJavaIsSaidToBeUnread() {
        assertThat(faults("int[] = 5;")).isNotEmpty();
    }

    private static List<String> of(Draft draft) {
        return StudentCode.faults(draft.lesson("03-stack"), SNIPPETS);
    }
}

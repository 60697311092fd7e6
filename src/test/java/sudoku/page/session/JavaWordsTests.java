package sudoku.page.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which words a stretch of Java has, and what it does with the name {@code limit}. */
class JavaWordsTests {
    private static String words(String code) {
        JavaWords words = new JavaWords(code);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < words.count(); i++) {
            all.append(words.at(i)).append(' ');
        }
        return all.toString().strip();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a // ; } \" b\n c",
                "a /* ; } ' \n // */ c",
                "a \"; } // \\\" b\" c",
                "a ';' '}' '\"' '\\'' '\\\\' c",
                "a \"\" \"\\\\\" c",
                "a \"\"\"\n ; } \"b\" \" \\\"\"\" b\n it's\"\"\" c",
                "a \"no end } b\n c",
            })
    void commentsAndTextsArePassedOver(String code) {
        assertThat(words(code)).isEqualTo("a c");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a // never ended }",
                "a /* never ended } \n",
                "a \"\"\"\n } never ended",
                "a \"\\",
                "a \"",
                "a '"
            })
    void oneWithoutAnEndGoesToTheEndOfTheCode(String code) {
        assertThat(words(code)).isEqualTo("a");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "limit++;",
                "f(limit);",
                "if (nodes > limit) stop();",
                "while (left < right && nodes > limit) {}",
                "int half = nodes >> limit;",
                "Count count = () -> limit;",
                "f(each -> limit);",
                "int limit = limit(board);",
                "return limit;",
                "if (each instanceof limit) f();",
                "f(this::g, limit::h);",
                "int most = (a) ? limit : b;",
            })
    void aNameIsMentionedWhereItIsUsed(String code) {
        assertThat(new JavaWords(code).mentions("limit")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f(search.limit);",
                "search.limit(3);",
                "f(\"limit\"); // limit",
                "int f(int limit) { return limit; }",
                "int f(int[] limit, Set<int[]> other) { return limit[0]; }",
                "int f(Map<String, List<int[]>> limit) { return limit.size(); }",
                "for (int limit = 0; limit < 3; limit++) g();",
                "for (long limit : limits) g();",
                "void f() { int limit; }",
                "limits = 3;",
            })
    void aMemberAParameterAndALocalVariableAreAnothers(String code) {
        assertThat(new JavaWords(code).mentions("limit")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "limit = 3;",
                "limit += 3;",
                "limit |= 3;",
                "limit <<= 1;",
                "limit >>= 1;",
                "limit >>>= 1;",
                "limit++;",
                "--limit;",
                "a = limit = 3;"
            })
    void aVariableIsAssigned(String code) {
        assertThat(new JavaWords(code).assigns("limit")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if (limit == 3) f();",
                "if (limit <= 3) f();",
                "if (limit >= 3) f();",
                "if (limit != 3) f();",
                "a = limit;",
                "a = limit + b;",
                "a = limit << 3;",
                "limits = 3;",
                "search.limit = 3;",
                "a[limit] = 3;"
            })
    void itIsNotWhereItIsOnlyRead(String code) {
        assertThat(new JavaWords(code).assigns("limit")).isFalse();
    }

    @Test
    void itBeginsAfterItsComments() {
        String code = "  // a = 3\n /* b */\n  int c = 4 / 2;";
        assertThat(code.substring(JavaWords.beginning(code))).isEqualTo("int c = 4 / 2;");
        assertThat(JavaWords.beginning(" // only a comment")).isEqualTo(18);
    }

    @Test
    void whatIsBlankKeepsItsLinesAndColumns() {
        assertThat(JavaWords.blank("int a;\n\tf(\"b\");\n")).isEqualTo("      \n\t       \n");
    }
}

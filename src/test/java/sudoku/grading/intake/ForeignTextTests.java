package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What strangers have written stays what it is: text. */
class ForeignTextTests {
    @Test
    void aPageShowsATagInsteadOfObeyingIt() {
        assertThat(ForeignText.html("<script>alert('x & \"y\"')</script>"))
                .isEqualTo("&lt;script&gt;alert(&#39;x &amp; &quot;y&quot;&#39;)&lt;/script&gt;");
    }

    @Test
    void charactersThatNobodySeesBecomeVisible() {
        assertThat(ForeignText.html("a\u0000b\u001bc\u202ed\ud800e\u2028f"))
                .isEqualTo("a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Ada|Ada",
                "Byron, Ada|\"Byron, Ada\"",
                "say \"hi\"|\"say \"\"hi\"\"\"",
                "=1+1|'=1+1",
                "@SUM(A1)|'@SUM(A1)",
                "-cmd|'-cmd",
                "-3|-3",
                "+1-2|'+1-2",
                "\uff1d1|'\uff1d1",
                "a;=1|\"a;'=1\"",
                "` =1`|`' =1`"
            })
    void aSpreadsheetFindsNoFormula(String text, String field) {
        assertThat(ForeignText.csv(text)).isEqualTo(field);
    }

    @Test
    void aFileNameLeadsNowhereAndIsNobodyElses() {
        List<String> names = List.of(
                "ada",
                "../ada",
                "..",
                "",
                "a/b",
                "a_b",
                ".ada",
                "数独",
                "独数",
                "x".repeat(300),
                "x".repeat(301),
                "con:",
                "con",
                "NUL.x",
                "ada.",
                ForeignText.fileName("../ada"),
                ForeignText.fileName("x".repeat(300)));
        assertThat(names.stream().map(ForeignText::fileName))
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("[A-Za-z0-9_@][A-Za-z0-9._@-]{0,80}"), "plain");
        assertThat(ForeignText.fileName("ada.byron@example.org")).isEqualTo("ada.byron@example.org");
    }
}

package sudoku.page.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactlyTests {
    /** An empty line at the end is one, which a split would lose. */
    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a\nb", "a\n", "a\n\n", "\n", "\r\n\r\n", "a\rb\r\nc\r", "\n\ra"})
    void aTextHasTheLinesThatJavaGivesIt(String text) {
        assertThat(Exactly.lines(text)).containsExactlyElementsOf(text.lines().toList());
    }
}

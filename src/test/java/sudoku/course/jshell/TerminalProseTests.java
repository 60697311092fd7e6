package sudoku.course.jshell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalProseTests {
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "**Bold** and *italic* words ~ Bold and italic words",
                "5 * 3 * 2 ~ 5 * 3 * 2",
                "9^*m* steps ~ 9^m steps",
                "`a * b * c` ~ `a * b * c`",
                "[the next](02-bitmask.ipynb) ~ the next",
                "![A tree](tree.png) ~ [A tree]",
                "a < b &lt; c <b>d</b> ~ a < b < c d"
            })
    void marksAreLeftOut(String markdown, String text) {
        assertThat(TerminalProse.of(markdown)).isEqualTo(text);
    }

    @Test
    void headingsListsTablesAndCodeKeepTheirForm() {
        assertThat(
                        TerminalProse.of(
                                """
                ## A heading
                - one
                - two, which goes on
                  in the next line
                1. three

                    code {
                        more
                    }

                | name | nodes |
                |---|---|
                | mrv | 51 |

                ```java
                int a;

                int b;
                ```
                The end."""))
                .isEqualTo(
                        """
                A heading
                ---------

                - one
                - two, which goes on in the next line
                1. three

                    code {
                        more
                    }

                  name  nodes
                  mrv   51

                    int a;

                    int b;

                The end.""");
    }

    @Test
    void noLineIsWiderThanATerminalAndCodeIsNotBroken() {
        String text = TerminalProse.of("- " + "word ".repeat(60) + "`row / 3 * 3 + column / 3` " + "word ".repeat(60));
        assertThat(text.lines())
                .hasSizeGreaterThan(5)
                .allMatch(line -> line.length() <= 96)
                .anyMatch(line -> line.contains("`row / 3 * 3 + column / 3`"));
        assertThat(text.lines().skip(1)).allMatch(line -> line.startsWith("  "));
    }
}

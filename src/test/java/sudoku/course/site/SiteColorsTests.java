package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import sudoku.picture.Color;

/** Whatever is written on whatever ground, in light and in dark: it can be read (WCAG 2, AA). */
class SiteColorsTests {
    private static final double AA = 4.5;
    private static final Pattern COLOR = Pattern.compile("--([\\w-]+): light-dark\\((#\\w{6}), (#\\w{6})\\);");

    private static String style() {
        try (InputStream style = Site.class.getResourceAsStream("site.css")) {
            return new String(style.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }

    private static List<MatchResult> colors(String kind) {
        return COLOR.matcher(style())
                .results()
                .filter(color -> color.group(1).startsWith(kind))
                .toList();
    }

    @Test
    void everyTextCanBeReadOnEveryGround() {
        assertThat(colors("text")).hasSizeGreaterThan(10);
        assertThat(colors("ground")).hasSizeGreaterThan(3);
        for (MatchResult text : colors("text")) {
            for (MatchResult ground : colors("ground")) {
                for (int theme : List.of(2, 3)) {
                    assertThat(Color.contrast(text.group(theme), ground.group(theme)))
                            .as(text.group(1) + " on " + ground.group(1) + (theme == 2 ? ", light" : ", dark"))
                            .isGreaterThan(AA);
                }
            }
        }
    }

    @Test
    void noColorStandsElsewhere() {
        String rest = COLOR.matcher(style()).replaceAll("").replace("#FFFFFF", "");
        assertThat(rest)
                .doesNotContainPattern("#[0-9a-fA-F]{3,8}\\b")
                .doesNotContainPattern("color: (?!var|light|dark)\\w");
    }
}

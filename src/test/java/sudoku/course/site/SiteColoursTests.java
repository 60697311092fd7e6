package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import sudoku.picture.Colour;

/** Whatever is written on whatever ground, in light and in dark: it can be read (WCAG 2, AA). */
class SiteColoursTests {
    private static final double AA = 4.5;
    private static final Pattern COLOUR = Pattern.compile("--([\\w-]+): light-dark\\((#\\w{6}), (#\\w{6})\\);");

    private static String style() {
        try (InputStream style = Site.class.getResourceAsStream("site.css")) {
            return new String(style.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }

    private static List<MatchResult> colours(String kind) {
        return COLOUR.matcher(style())
                .results()
                .filter(colour -> colour.group(1).startsWith(kind))
                .toList();
    }

    @Test
    void everyTextCanBeReadOnEveryGround() {
        assertThat(colours("text")).hasSizeGreaterThan(10);
        assertThat(colours("ground")).hasSizeGreaterThan(3);
        for (MatchResult text : colours("text")) {
            for (MatchResult ground : colours("ground")) {
                for (int theme : List.of(2, 3)) {
                    assertThat(Colour.contrast(text.group(theme), ground.group(theme)))
                            .as(text.group(1) + " on " + ground.group(1) + (theme == 2 ? ", light" : ", dark"))
                            .isGreaterThan(AA);
                }
            }
        }
    }

    @Test
    void noColourStandsElsewhere() {
        String rest = COLOUR.matcher(style()).replaceAll("").replace("#FFFFFF", "");
        assertThat(rest)
                .doesNotContainPattern("#[0-9a-fA-F]{3,8}\\b")
                .doesNotContainPattern("color: (?!var|light|dark)\\w");
    }
}

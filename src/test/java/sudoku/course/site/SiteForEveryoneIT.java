package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Nobody is kept out of the site, on a phone or on a laptop, in the light or in the dark; axe is asked. */
@Tag("thorough")
@Needs({Need.JUPYTER, Need.CHROMIUM})
@Timeout(600)
class SiteForEveryoneIT {
    private static final String OPEN_ALL = "document.querySelectorAll('details').forEach(each => each.open = true);";

    @RegisterExtension
    static final SiteInBrowser SITE = new SiteInBrowser();

    @AfterEach
    void asWideAsBefore() {
        SITE.resize(1400, 1000);
    }

    /** A window of 640 pixels is what is left of 1280 when the page is zoomed to 200 %. */
    @ParameterizedTest
    @CsvSource({
        "index.html, light, 1280",
        "index.html, dark, 360",
        "index.html, light, 640",
        "board.html, light, 1280",
        "board.html, dark, 360",
        "board.html, light, 640",
        "00-start-here.html, light, 360",
        "00-start-here.html, dark, 1280",
        "01-backtracking.html, light, 1280",
        "01-backtracking.html, dark, 1280",
        "01-backtracking.html, light, 360",
        "01-backtracking.html, dark, 360",
        "01-backtracking.html, light, 640",
        "exercises/01-backtracking/exercise.html, light, 360",
        "exercises/01-backtracking/exercise.html, dark, 1280"
    })
    void thePageFitsAndAxeFindsNothing(String page, String theme, int width) {
        SITE.resize(width, 740);
        SITE.open(page, theme);
        SITE.script(OPEN_ALL);
        assertThat(SITE.barriers()).as(page + " in the " + theme).isEmpty();
        assertThat(SITE.script("return document.documentElement.scrollWidth - document.documentElement.clientWidth;"))
                .as("pixels that are too wide for a window of " + width)
                .isEqualTo(0L);
    }

    @Test
    void axeFindsAnImageWithoutWordsAndAGrayThatIsHardToRead() {
        SITE.open("index.html", "light");
        SITE.script("document.querySelector('main').insertAdjacentHTML('beforeend',"
                + " '<p style=\"color:#bbb;background:#fff\">gray</p><img src=\"icon.svg\">');");
        assertThat(SITE.barriers()).anyMatch(each -> each.startsWith("color-contrast"));
        assertThat(SITE.barriers()).anyMatch(each -> each.startsWith("image-alt"));
    }
}

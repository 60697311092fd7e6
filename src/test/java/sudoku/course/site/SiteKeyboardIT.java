package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** A keyboard is enough for the site, and words are there for those who cannot see it. */
@Needs({Need.JUPYTER, Need.CHROMIUM})
@Timeout(600)
class SiteKeyboardIT {
    @RegisterExtension
    static final SiteInBrowser SITE = new SiteInBrowser();

    @Test
    void aKeyboardIsEnoughForThePlayer() {
        SITE.open(WrittenSite.LESSON);
        WebElement player = SITE.find("[data-sudoku-player]");
        assertThat(player.getText()).contains("step 0 of");
        SITE.script("arguments[0].querySelector('button').focus();", player);
        SITE.active().sendKeys(Keys.TAB);
        SITE.active().sendKeys(Keys.TAB);
        SITE.active().sendKeys(Keys.TAB);
        SITE.active().sendKeys(Keys.ENTER);
        assertThat(player.getText()).contains("step 1 of");
        SITE.active().sendKeys(Keys.ARROW_RIGHT);
        assertThat(player.getText()).contains("step 2 of");
    }

    @Test
    void theFirstStopOfAKeyboardSkipsToTheContent() {
        SITE.open(WrittenSite.LESSON);
        SITE.find("body").sendKeys(Keys.TAB);
        assertThat(SITE.active().getText()).isEqualTo("Skip to the content");
        SITE.active().sendKeys(Keys.ENTER);
        assertThat(SITE.active().getTagName()).isEqualTo("main");
    }

    @Test
    void whatIsDrawnHasWordsForThoseWhoCannotSeeIt() {
        SITE.open(WrittenSite.LESSON);
        assertThat(
                        SITE.list(
                                """
                return [...document.querySelectorAll('svg')]
                    .filter(svg => !(svg.getAttribute('role') === 'img' && svg.getAttribute('aria-label'))
                        && svg.getAttribute('aria-hidden') !== 'true' && !svg.closest('.live'))
                    .map(svg => svg.outerHTML.slice(0, 200));
                """))
                .isEmpty();
    }
}

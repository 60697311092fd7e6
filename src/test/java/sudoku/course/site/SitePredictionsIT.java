package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.ExpectedConditions;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** What a page asks of its reader, and compares with what comes out. */
@Needs({Need.JUPYTER, Need.CHROMIUM})
@Timeout(600)
class SitePredictionsIT {
    private static final By COMPARED = By.cssSelector(".live-compared img");

    @RegisterExtension
    static final SiteInBrowser SITE = new SiteInBrowser();

    @Test
    void theFirstPageAsksBeforeAnythingIsRead() {
        SITE.open("index.html");
        WebElement player = SITE.find("[data-sudoku-player]");
        assertThat((Boolean) SITE.script(
                        "return arguments[0].getBoundingClientRect().bottom < innerHeight;",
                        player.findElement(By.cssSelector("[data-answer]"))))
                .as("seen without scrolling")
                .isTrue();
        player.findElement(By.cssSelector("[data-answer='1']")).click();
        assertThat(player.getText()).contains("of the last 1.", "step 1 of");
    }

    @Test
    void everyPredictionIsAskedForAndItsResultIsFolded() {
        SITE.open(WrittenSite.LESSON);
        assertThat(SITE.list("return self.sudokuLesson.predictions.map(each => each.what);"))
                .isNotEmpty()
                .isEqualTo(
                        SITE.list(
                                """
                        return [...document.querySelectorAll('.live-prediction strong')].map(each => each.textContent);
                        """))
                .isEqualTo(
                        SITE.list(
                                """
                        return [...document.querySelectorAll('.live-compared + details:not([open]) > summary')]
                            .map(each => each.textContent);
                        """));
    }

    @Test
    void aPredictionIsComparedAtOnceOrWhenThePieceHasRunThatMeasuresIt() {
        SITE.open(WrittenSite.LESSON);
        predict("digits left for r1c3");
        predict("nodes, the trap in another dress");
        assertThat(firstOfCompared(1))
                .startsWith("nodes, the trap in another dress: you predicted 5, measured 31,974.");
        SITE.find(".live-run").click();
        assertThat(firstOfCompared(2)).startsWith("digits left for r1c3: you predicted 5, measured 3.");
        SITE.script("localStorage.clear();");
    }

    private static void predict(String what) {
        SITE.find("[aria-label='Your prediction: " + what + "'] .live-number").sendKeys("5", Keys.ENTER);
    }

    /** The words of the first picture, as soon as there are so many. */
    private static String firstOfCompared(int pictures) {
        return SITE.soon()
                .until(ExpectedConditions.numberOfElementsToBe(COMPARED, pictures))
                .get(0)
                .getDomAttribute("alt");
    }
}

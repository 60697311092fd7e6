package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.ExpectedConditions;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Secrets;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** What a reader sees: pictures and charts, by day and by night, what is folded, and nothing of the lecturer's. */
@Needs({Need.JUPYTER, Need.CHROMIUM})
@Timeout(600)
class SitePagesIT {
    private static final String LESSON = WrittenSite.LESSON;
    private static final String EXERCISE = WrittenSite.EXERCISE;
    private static final String WHITE = "rgb(255, 255, 255)";
    private static final String DARK = "rgb(18, 18, 18)";
    private static final By LIVE_CHART = By.cssSelector(".chart .live .main-svg");

    @RegisterExtension
    static final SiteInBrowser SITE = new SiteInBrowser();

    @ParameterizedTest
    @CsvSource({
        "index.html,light",
        "index.html,dark",
        LESSON + ",light",
        LESSON + ",dark",
        EXERCISE + ",light",
        EXERCISE + ",dark",
        "00-start-here.html,dark"
    })
    void aPageOpensWithAllItsPicturesAndNothingToComplainAbout(String page, String theme) {
        SITE.open(page, theme);
        assertThat(SITE.findAll("main img")).isNotEmpty();
        assertThat(
                        SITE.list(
                                """
                return [...document.images].filter(image => !image.complete || image.naturalWidth === 0 || !image.alt)
                    .map(image => image.outerHTML.slice(0, 200));
                """))
                .isEmpty();
        assertThat(SITE.background()).isEqualTo(theme.equals("light") ? WHITE : DARK);
        assertThat(SITE.complaints()).isEmpty();
    }

    /** On white all would glare; a picture in a player that has begun is drawn by it, and turned with it. */
    @ParameterizedTest
    @CsvSource({"light,none", "dark,invert(0.93) hue-rotate(180deg)"})
    void whatIsDrawnFollowsTheTheme(String theme, String filter) {
        SITE.open(LESSON, theme);
        chartInSight();
        assertThat(
                        SITE.list(
                                """
                return [...document.querySelectorAll('main img, [data-sudoku-player], .chart .live')]
                    .filter(drawn => !drawn.parentElement.closest('[data-sudoku-player]'))
                    .map(drawn => getComputedStyle(drawn).filter);
                """))
                .hasSizeGreaterThan(8)
                .containsOnly(filter);
        SITE.open("index.html", theme);
        assertThat(
                        SITE.list(
                                """
                return [...document.querySelectorAll('.cover')].map(cover => getComputedStyle(cover).filter);
                """))
                .isNotEmpty()
                .containsOnly(filter);
    }

    /** The chart draws itself when the reader comes near. */
    private static WebElement chartInSight() {
        SITE.script("document.querySelector('.chart').scrollIntoView();");
        return SITE.soon().until(ExpectedConditions.visibilityOfElementLocated(LIVE_CHART));
    }

    @Test
    void theChartLivesWhenTheReaderComesNear() {
        SITE.open(LESSON);
        WebElement chart = chartInSight();
        assertThat(chart.getSize().width).isGreaterThan(500);
        assertThat(chart.getSize().height).isGreaterThan(300);
        assertThat(SITE.find(".chart .live").getAttribute("aria-label")).contains("69,175,316");
        assertThat(SITE.find(".chart img").isDisplayed()).isFalse();
        assertThat(SITE.complaints()).isEmpty();
    }

    @Test
    void theSwitchIsRememberedFromPageToPage() {
        SITE.open(LESSON);
        SITE.find("#theme").click();
        assertThat(SITE.background()).isEqualTo(DARK);
        SITE.open("index.html");
        WebElement button = SITE.find("#theme");
        assertThat(button.getText()).isEqualTo("Light");
        button.click();
        assertThat(SITE.background()).isEqualTo(WHITE);
        SITE.script("localStorage.clear();");
    }

    @Test
    void aCoverShowsItsWholePicture() {
        SITE.open("index.html");
        assertThat(
                        SITE.list(
                                """
                return [...document.querySelectorAll('.cover img')].filter(image => {
                  const whole = image.getBoundingClientRect(), card = image.parentElement.getBoundingClientRect();
                  return getComputedStyle(image).objectFit !== 'contain' || whole.left < card.left
                      || whole.right > card.right || whole.top < card.top || whole.bottom > card.bottom;
                }).map(image => image.alt);
                """))
                .isEmpty();
    }

    @Test
    void answersVerdictsAndImportsAreFoldedAndOpen() {
        SITE.open(LESSON);
        assertThat(SITE.find("main").getText())
                .contains("// Look at each cell of the board", "What came out", "What this lesson uses of the library")
                .doesNotContain("!rule.fits(board, cell, digit)) digit++", "Not even one row.", "import sudoku.grid");
        SITE.findAll("main summary").forEach(fold -> SITE.script("arguments[0].click();", fold));
        assertThat(SITE.find("main").getText())
                .contains("!rule.fits(board, cell, digit)) digit++", "Not even one row.", "import sudoku.grid")
                .doesNotContain("BEGIN SOLUTION", "// STUB");
    }

    @Test
    void theExercisesHaveRoomForAnswersAndNoAnswers() {
        SITE.open(EXERCISE);
        assertThat(SITE.content()).contains("YOUR CODE HERE").doesNotContain("BEGIN SOLUTION", "points safe");
        assertThat(Secrets.of(CourseFolder.here()).in(EXERCISE, SITE.content().getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(Optional.empty());
    }

    @Test
    void theLecturersNotesAreNotThere() {
        SITE.open(LESSON);
        assertThat(SITE.content()).doesNotContain("Mistake:").contains("Key points");
    }
}

package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.course.CourseCopy;
import sudoku.course.cli.Main;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Secrets;
import sudoku.course.jupyter.ChildProcess;
import sudoku.files.Fingerprint;
import sudoku.needs.Browser;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Two lessons and a set of exercises as pages, opened from the disk in a browser that reaches no network. */
@Needs({Need.JUPYTER, Need.CHROMIUM})
@Timeout(600)
class SiteIT {
    private static final String LESSON = "01-backtracking.html";
    private static final String EXERCISE = "exercises/01-backtracking/exercise.html";
    private static final Duration SOON = Duration.ofSeconds(60);

    @TempDir
    static Path folder;

    private static Path site;
    private static ChromeDriver browser;

    @BeforeAll
    static void writeAndOpen() {
        site = folder.resolve("Seiten mit Ünal").resolve("site");
        assertThat(write(site)).isZero();
        browser = Browser.open(folder.resolve("profile"), 1400, 1000);
        browser.executeCdpCommand("Network.enable", Map.of());
        browser.executeCdpCommand(
                "Network.emulateNetworkConditions",
                Map.of("offline", true, "latency", 0, "downloadThroughput", 0, "uploadThroughput", 0));
    }

    private static int write(Path out) {
        return Main.commandLine().execute("site", "0", "1", "15", "--out", out.toString());
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.quit();
        }
    }

    private static void open(String page, String theme) {
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", theme))));
        browser.get(site.resolve(page).toUri().toString());
        // From the disk a page can be there before its end is.
        new WebDriverWait(browser, SOON).until(driver ->
                (Boolean) script("return document.readyState === 'complete' && !!document.querySelector('main');"));
    }

    private static Object script(String script, Object... arguments) {
        return browser.executeScript(script, arguments);
    }

    private static List<String> complaints() {
        return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(Object::toString)
                .toList();
    }

    private static List<String> pages() throws IOException {
        try (Stream<Path> files = Files.walk(site)) {
            return files.filter(file -> file.toString().endsWith(".html"))
                    .map(file -> site.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void thereIsAPageForEachNotebookAndTheMap() throws IOException {
        assertThat(pages())
                .containsExactly("00-start-here.html", LESSON, "15-ledger.html", "board.html", EXERCISE, "index.html");
    }

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
        open(page, theme);
        assertThat((Long) script("return document.querySelectorAll('main img').length;"))
                .isPositive();
        assertThat(
                        script(
                                """
                return [...document.images].filter(image => !image.complete || image.naturalWidth === 0 || !image.alt)
                    .map(image => image.outerHTML.slice(0, 200));
                """))
                .asInstanceOf(LIST)
                .isEmpty();
        assertThat((String) script("return getComputedStyle(document.body).backgroundColor;"))
                .isEqualTo(theme.equals("light") ? "rgb(255, 255, 255)" : "rgb(18, 18, 18)");
        assertThat(complaints()).isEmpty();
    }

    /** On white all would glare; a picture in a player that has begun is drawn by it, and turned with it. */
    @ParameterizedTest
    @CsvSource({"light,none", "dark,invert(0.93) hue-rotate(180deg)"})
    void whatIsDrawnFollowsTheTheme(String theme, String filter) {
        open(LESSON, theme);
        script("document.querySelector('.chart').scrollIntoView();");
        new WebDriverWait(browser, SOON)
                .until(ExpectedConditions.visibilityOfElementLocated(By.cssSelector(".chart .live .main-svg")));
        assertThat(
                        script(
                                """
                return [...document.querySelectorAll('main img, [data-sudoku-player], .chart .live')]
                    .filter(drawn => !drawn.parentElement.closest('[data-sudoku-player]'))
                    .map(drawn => getComputedStyle(drawn).filter);
                """))
                .asInstanceOf(LIST)
                .hasSizeGreaterThan(8)
                .containsOnly(filter);
        open("index.html", theme);
        assertThat(
                        script(
                                """
                return [...document.querySelectorAll('.cover')].map(cover => getComputedStyle(cover).filter);
                """))
                .asInstanceOf(LIST)
                .isNotEmpty()
                .containsOnly(filter);
    }

    /** What the filter makes of white is the ground, so that a picture has no edge. */
    @Test
    void aDarkPageIsAsDarkAsItsPictures() {
        open(LESSON, "dark");
        assertThat(script("return getComputedStyle(document.body).backgroundColor;"))
                .isEqualTo("rgb(18, 18, 18)");
    }

    @Test
    void theContentsMarkTheSectionThatIsRead() {
        open(LESSON, "light");
        script("document.querySelectorAll('main h2')[2].scrollIntoView();");
        new WebDriverWait(browser, SOON)
                .until(
                        driver -> (Boolean)
                                script(
                                        """
                        const marked = document.querySelectorAll('.contents [aria-current]');
                        return marked.length === 1 && marked[0].getAttribute('href')
                            === '#' + document.querySelectorAll('main h2')[2].id;
                        """));
    }

    @Test
    void aCoverShowsItsWholePicture() {
        open("index.html", "light");
        assertThat(
                        script(
                                """
                return [...document.querySelectorAll('.cover img')].filter(image => {
                  const whole = image.getBoundingClientRect(), card = image.parentElement.getBoundingClientRect();
                  return getComputedStyle(image).objectFit !== 'contain' || whole.left < card.left
                      || whole.right > card.right || whole.top < card.top || whole.bottom > card.bottom;
                }).map(image => image.alt);
                """))
                .asInstanceOf(LIST)
                .isEmpty();
    }

    @Test
    void answersVerdictsAndImportsAreFoldedAndOpen() {
        open(LESSON, "light");
        String seen = browser.findElement(By.tagName("main")).getText();
        assertThat(seen)
                .contains("// Look at each cell of the board", "What came out", "What this lesson uses of the library")
                .doesNotContain("!rule.fits(board, cell, digit)) digit++", "Not even one row.", "import sudoku.grid");
        browser.findElements(By.cssSelector("main summary")).forEach(fold -> script("arguments[0].click();", fold));
        assertThat(browser.findElement(By.tagName("main")).getText())
                .contains("!rule.fits(board, cell, digit)) digit++", "Not even one row.", "import sudoku.grid");
    }

    @Test
    void everyPredictionIsAskedForAndItsResultIsFolded() {
        open(LESSON, "light");
        assertThat(script("return self.sudokuLesson.predictions.map(each => each.what);"))
                .asInstanceOf(LIST)
                .isNotEmpty()
                .isEqualTo(
                        script(
                                """
                        return [...document.querySelectorAll('.live-prediction strong')].map(each => each.textContent);
                        """))
                .isEqualTo(
                        script(
                                """
                        return [...document.querySelectorAll('.live-compared + details:not([open]) > summary')]
                            .map(each => each.textContent);
                        """));
    }

    private static void predict(String what) {
        browser.findElement(By.cssSelector("[aria-label='Your prediction: " + what + "'] .live-number"))
                .sendKeys("5", Keys.ENTER);
    }

    @Test
    void aPredictionIsComparedAtOnceOrWhenThePieceHasRunThatMeasuresIt() {
        open(LESSON, "light");
        predict("digits left for r1c3");
        predict("nodes, the trap in another dress");
        By pictures = By.cssSelector(".live-compared img");
        assertThat(new WebDriverWait(browser, SOON)
                        .until(ExpectedConditions.numberOfElementsToBeMoreThan(pictures, 0))
                        .get(0)
                        .getDomAttribute("alt"))
                .startsWith("nodes, the trap in another dress: you predicted 5, measured 31,974.");
        browser.findElement(By.className("live-run")).click();
        assertThat(new WebDriverWait(browser, SOON)
                        .until(ExpectedConditions.numberOfElementsToBe(pictures, 2))
                        .get(0)
                        .getDomAttribute("alt"))
                .startsWith("digits left for r1c3: you predicted 5, measured 3.");
        script("localStorage.clear();");
    }

    @Test
    void whatIsDrawnHasWordsForThoseWhoCannotSeeIt() {
        open(LESSON, "light");
        assertThat(
                        script(
                                """
                return [...document.querySelectorAll('svg')]
                    .filter(svg => !(svg.getAttribute('role') === 'img' && svg.getAttribute('aria-label'))
                        && svg.getAttribute('aria-hidden') !== 'true' && !svg.closest('.live'))
                    .map(svg => svg.outerHTML.slice(0, 200));
                """))
                .asInstanceOf(LIST)
                .isEmpty();
    }

    /** Every link leads somewhere: to a file of the site, and to a place in it; names of places are unique. */
    @ParameterizedTest
    @ValueSource(strings = {"index.html", "00-start-here.html", "board.html", LESSON, EXERCISE})
    void everyLinkLeadsSomewhere(String page) {
        open(page, "light");
        assertThat(
                        script(
                                """
                const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
                return ids.filter((id, i) => ids.indexOf(id) !== i);
                """))
                .asInstanceOf(LIST)
                .isEmpty();
        @SuppressWarnings("unchecked")
        List<String> links = (List<String>)
                script(
                        """
                return [...document.querySelectorAll('[href], script[src], img[src]')].map(it => it.href || it.src)
                    .filter(address => !address.startsWith('data:') && !address.startsWith('https:'));
                """);
        assertThat(links).hasSizeGreaterThan(3).allSatisfy(SiteIT::leadsSomewhere);
    }

    private static void leadsSomewhere(String link) throws IOException {
        URI address = URI.create(link);
        assertThat(address.getScheme()).as(link).isEqualTo("file");
        Path file = Path.of(URI.create(link.replaceFirst("#.*", "")));
        assertThat(file).isRegularFile().startsWith(site);
        if (address.getRawFragment() != null) {
            assertThat(Files.readString(file)).contains("id=\"" + address.getRawFragment() + "\"");
        }
    }

    @Test
    void theChartLivesWhenTheReaderComesNear() {
        open(LESSON, "light");
        script("document.querySelector('.chart').scrollIntoView();");
        WebElement chart = new WebDriverWait(browser, SOON)
                .until(ExpectedConditions.visibilityOfElementLocated(By.cssSelector(".chart .live .main-svg")));
        assertThat(chart.getSize().width).isGreaterThan(500);
        assertThat(chart.getSize().height).isGreaterThan(300);
        assertThat(browser.findElement(By.cssSelector(".chart .live")).getAttribute("aria-label"))
                .contains("69,175,316");
        assertThat(browser.findElement(By.cssSelector(".chart img")).isDisplayed())
                .isFalse();
        assertThat(complaints()).isEmpty();
    }

    @Test
    void aKeyboardIsEnoughForThePlayer() {
        open(LESSON, "light");
        WebElement player = browser.findElement(By.cssSelector("[data-sudoku-player]"));
        assertThat(player.getText()).contains("step 0 of");
        script("arguments[0].querySelector('button').focus();", player);
        browser.switchTo().activeElement().sendKeys(Keys.TAB);
        browser.switchTo().activeElement().sendKeys(Keys.TAB);
        browser.switchTo().activeElement().sendKeys(Keys.TAB);
        browser.switchTo().activeElement().sendKeys(Keys.ENTER);
        assertThat(player.getText()).contains("step 1 of");
        browser.switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT);
        assertThat(player.getText()).contains("step 2 of");
    }

    @Test
    void theFirstPageAsksBeforeAnythingIsRead() {
        open("index.html", "light");
        WebElement player = browser.findElement(By.cssSelector("[data-sudoku-player]"));
        assertThat((Boolean) script(
                        "return arguments[0].getBoundingClientRect().bottom < innerHeight;",
                        player.findElement(By.cssSelector("[data-answer]"))))
                .as("seen without scrolling")
                .isTrue();
        player.findElement(By.cssSelector("[data-answer='1']")).click();
        assertThat(player.getText()).contains("of the last 1.", "step 1 of");
    }

    @Test
    void theFirstStopOfAKeyboardSkipsToTheContent() {
        open(LESSON, "light");
        browser.findElement(By.tagName("body")).sendKeys(Keys.TAB);
        assertThat(browser.switchTo().activeElement().getText()).isEqualTo("Skip to the content");
        browser.switchTo().activeElement().sendKeys(Keys.ENTER);
        assertThat(browser.switchTo().activeElement().getTagName()).isEqualTo("main");
    }

    @Test
    void theSwitchIsRememberedFromPageToPage() {
        open(LESSON, "light");
        browser.findElement(By.id("theme")).click();
        assertThat((String) script("return getComputedStyle(document.body).backgroundColor;"))
                .isEqualTo("rgb(18, 18, 18)");
        open("index.html", "light");
        WebElement button = browser.findElement(By.id("theme"));
        assertThat(button.getText()).isEqualTo("Light");
        button.click();
        assertThat((String) script("return getComputedStyle(document.body).backgroundColor;"))
                .isEqualTo("rgb(255, 255, 255)");
        script("localStorage.clear();");
    }

    @Test
    void theExercisesHaveRoomForAnswersAndNoAnswers() {
        open(EXERCISE, "light");
        String text = (String) script("return document.body.textContent;");
        assertThat(text)
                .contains("YOUR CODE HERE")
                .doesNotContain("BEGIN SOLUTION")
                .doesNotContain("points safe");
        assertThat(Secrets.of(CourseFolder.here()).in(EXERCISE, text.getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(Optional.empty());
    }

    @Test
    void theLecturersNotesAreNotThere() {
        open(LESSON, "light");
        assertThat((String) script("return document.body.textContent;"))
                .doesNotContain("Mistake:")
                .contains("Key points");
    }

    @Test
    void noPageLoadsAnythingFromOutside() throws IOException {
        for (String page : pages()) {
            assertThat(Files.readString(site.resolve(page)))
                    .as(page)
                    .doesNotContain("src=\"http", "url(http", "://cdn", "@import")
                    .doesNotContainPattern("<(?!a )[^>]*href=\"http");
        }
    }

    @Tag("thorough")
    @Test
    void writtenAgainItIsTheSame() throws IOException {
        Path again = folder.resolve("again");
        Files.createDirectories(again);
        assertThat(write(again)).isZero();
        assertThat(content(again)).isEqualTo(content(site));
    }

    private static Map<String, String> content(Path folder) throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(folder.relativize(file).toString(), Fingerprint.of(file));
            }
        }
        return content;
    }

    @Tag("thorough")
    @Test
    void aNotebookThatFailsIsNamedAndTheSiteStaysAsItWas() throws IOException {
        CourseCopy copy = CourseCopy.prepared("site");
        Path lesson = copy.folder().lessons().resolve("00-start-here.ipynb");
        Files.writeString(lesson, Files.readString(lesson).replace("Show.grid(puzzle);", "throw new Error();"));
        Path out = copy.home().resolve("pages");
        Files.createDirectories(out.resolve("assets"));
        Files.writeString(out.resolve(SitePage.STYLE), "an earlier site");
        ChildProcess.Ended ended = copy.run("site", "0", "--out", out.toString());
        assertThat(ended.well()).isFalse();
        assertThat(ended.output())
                .containsPattern("00-start-here\\.ipynb: cell \\d+ failed\\.\\R.*\\Rthrow new Error\\(\\);\\R");
        assertThat(content(out).keySet()).containsExactly(SitePage.STYLE);
        assertThat(out.resolveSibling(".pages.half")).doesNotExist();
    }
}

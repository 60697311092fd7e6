package sudoku.picture.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.grid.Grid;
import sudoku.needs.Browser;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;

/** Step players on one page, driven in a browser. */
@Needs(Need.CHROMIUM)
@Timeout(300)
class StepPlayerIT {
    private static final Grid PUZZLE = NamedPuzzles.get("escargot").grid();

    @TempDir
    private static Path folder;

    @AutoClose("quit")
    private static ChromeDriver browser;

    private WebElement player;

    @BeforeAll
    static void openPage() throws IOException {
        Path page = folder.resolve("page.html");
        Files.writeString(
                page,
                "<!doctype html><meta charset=utf-8><body>"
                        + html(new Backtracking(), new Trace(400)) + "<p>between</p>"
                        + html(new Propagation(), Trace.withEliminations(4000)) + asking() + thinking());
        browser = Browser.open(folder.resolve("profile"), 1400, 1000);
        browser.get(page.toUri().toString());
    }

    private static String html(Solver solver, Trace trace) {
        solver.solve(PUZZLE, SearchLimit.first(), trace);
        return StepPlayer.of(PUZZLE, trace).html();
    }

    /** A small board whose search places 2 and 4, has no digit for r1c3, and goes back. */
    private static String asking() {
        Grid small = Grid.parse("...1.14343121234");
        Trace trace = new Trace(100);
        new Backtracking().solve(small, SearchLimit.first(), trace);
        return StepPlayer.asking(small, trace).html();
    }

    /** A small board on which all digits follow. */
    private static String thinking() {
        Grid small = Grid.parse(".4........1..2.4");
        Trace trace = new Trace(100);
        new Propagation().solve(small, SearchLimit.first(), trace);
        return StepPlayer.asking(small, trace).html();
    }

    @BeforeEach
    void rewind() {
        player = players().get(0);
        click("to the start");
    }

    private void answer(int value) {
        player.findElement(By.cssSelector("button[data-answer='" + value + "']"))
                .click();
    }

    @Test
    void aFilmThatAsksSaysHowMuchWasKnown() throws IOException {
        player = players().get(2);
        click("to the start");
        assertThat(player.getText()).contains("What comes next at r1c1?");
        answer(3);
        assertThat(player.getText())
                .contains("Not 3. You knew 0 of the last 1.", "step 1 of", "What comes next at r1c2?");
        answer(4);
        assertThat(player.getText()).contains("Yes. You knew 1 of the last 2.", "What comes next at r1c3?");
        browser.switchTo().activeElement().sendKeys("0");
        assertThat(player.getText()).contains("Yes. You knew 2 of the last 3.", "Which cell loses its digit?");
        player.findElements(By.cssSelector("svg text")).get(1).click();
        assertThat(player.getText()).contains("Yes. You knew 3 of the last 4.", "take 4 back from r1c2");
        answer(0);
        assertThat(player.getText()).contains("take 2 back from r1c1", "What comes next at r1c1?", "You knew ");
        picture("asking.png");
        click("to the start");
        assertThat(player.getText()).contains("What comes next at r1c1?").doesNotContain("You knew ");
        click("play");
        assertThat(player.getText()).doesNotContain("What comes next");
        new WebDriverWait(browser, Duration.ofSeconds(60)).until(b -> says("solved"));
        assertThat(player.getText()).doesNotContain("What comes next");
    }

    @Test
    void aFilmThatThinksAsksForWhatFollows() {
        player = players().get(3);
        click("to the start");
        assertThat(player.getText()).contains("What comes next at ");
        answer(0);
        assertThat(player.getText())
                .contains(
                        "Not \u201cno digit\u201d. You knew 0 of the last 1.", " has to go to ", "What comes next at ");
    }

    private static List<WebElement> players() {
        return browser.findElements(By.cssSelector("[data-sudoku-player]"));
    }

    private WebElement button(String label) {
        return player.findElement(By.cssSelector("button[aria-label='" + label + "']"));
    }

    private void click(String label) {
        button(label).click();
    }

    private boolean says(String text) {
        return player.getText().contains(text);
    }

    private WebElement slider() {
        return player.findElement(By.cssSelector("input[type=range]"));
    }

    @Test
    void allAreThereAndNothingWentWrong() {
        assertThat(players()).hasSize(4);
        assertThat(browser.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
        assertThat(players()).allSatisfy(one -> assertThat(one.findElements(By.cssSelector("button[title]")))
                .hasSize(5));
        assertThat(players()).noneSatisfy(one -> assertThat(one.findElements(By.tagName("img")))
                .isNotEmpty());
    }

    @Test
    void aStepPlacesADigitAndBackTakesItAway() {
        assertThat(player.getText()).contains("step 0 of 400");
        click("one step on");
        assertThat(player.getText()).contains("step 1 of 400");
        assertThat(player.getText()).contains("place 2 at r1c2 (of 4 candidates)");
        click("one step back");
        assertThat(player.getText()).contains("step 0 of 400");
    }

    @Test
    void theOtherPlayerStandsStill() {
        player = players().get(1);
        click("to the start");
        player = players().get(0);
        click("one step on");
        player = players().get(1);
        assertThat(player.getText()).contains("step 0 of");
    }

    @Test
    void theKeyboardIsEnough() {
        button("one step on").sendKeys(Keys.ENTER);
        button("one step on").sendKeys(Keys.SPACE);
        button("one step on").sendKeys(Keys.ARROW_RIGHT);
        assertThat(player.getText()).contains("step 3 of 400");
        slider().sendKeys(Keys.ARROW_LEFT);
        assertThat(player.getText()).contains("step 2 of 400");
        button("play").sendKeys(Keys.END);
        assertThat(player.getText()).contains("step 400 of 400");
        button("play").sendKeys(Keys.HOME);
        assertThat(player.getText()).contains("step 0 of 400");
    }

    @Test
    void itPlaysToTheEndAndStops() {
        new Select(player.findElement(By.tagName("select"))).selectByValue("500");
        click("play");
        new WebDriverWait(browser, Duration.ofSeconds(60)).until(b -> says("step 400 of 400"));
        assertThat(button("play").isDisplayed()).isTrue();
    }

    @Test
    void pauseStopsIt() {
        new Select(player.findElement(By.tagName("select"))).selectByValue("10");
        click("play");
        new WebDriverWait(browser, Duration.ofSeconds(30)).until(b -> !says("step 0 of 400"));
        click("pause");
        String paused = player.getText();
        assertThat(player.getText()).doesNotContain("step 400 of 400");
        assertThat(browser.executeAsyncScript("setTimeout(arguments[0], 500)")).isNull();
        assertThat(player.getText()).isEqualTo(paused);
    }

    @Test
    void whatWasCutIsSaid() {
        assertThat(player.getText()).contains("These are the first 400 of 20,457 steps; the rest were not kept.");
    }

    @Test
    void everyKindOfStepIsSaidInWordsAndLooksDifferent() {
        player = players().get(1);
        click("to the start");
        @SuppressWarnings("unchecked")
        List<String> seen = (List<String>)
                browser.executeScript(
                        """
                const player = document.querySelectorAll("[data-sudoku-player]")[1];
                const on = player.querySelector("button[aria-label='one step on']");
                const total = Number(player.querySelector("input").max), seen = {};
                for (let i = 0; i < total; i++) {
                    on.click();
                    const words = player.querySelector("svg").getAttribute("aria-label").replace(/.*?: /, "");
                    const kind = words.match(/has to|can't be|place|dead end|take|solved/)[0];
                    const colors = [...player.querySelectorAll("svg rect")].map(r => r.getAttribute("fill"));
                    const special = colors.filter(c => !["#FFFFFF", "#E8EAED"].includes(c));
                    seen[kind] = special[0] + " " + special.length;
                }
                return Object.entries(seen).map(e => e[0] + ": " + e[1]);
                """);
        assertThat(seen)
                .extracting(step -> step.split(": ")[0])
                .containsExactlyInAnyOrder("has to", "can't be", "place", "dead end", "take", "solved");
        assertThat(seen).extracting(step -> step.split(": ")[1]).doesNotHaveDuplicates();
    }

    @Test
    void theSolutionStandsAtTheEnd() throws IOException {
        player = players().get(1);
        click("to the end");
        assertThat(player.getText()).contains("solved");
        String digits = (String) browser.executeScript(
                """
                return [...arguments[0].querySelector("svg").querySelectorAll("text")].slice(0, 81)
                    .map(text => text.textContent).join("");
                """,
                player);
        assertThat(digits).isEqualTo(new Propagation().solve(PUZZLE).solution().toLine());
        picture("player.png");
    }

    private void picture(String name) throws IOException {
        Files.createDirectories(Path.of("target", "pictures"));
        Files.write(Path.of("target", "pictures", name), player.getScreenshotAs(OutputType.BYTES));
    }
}

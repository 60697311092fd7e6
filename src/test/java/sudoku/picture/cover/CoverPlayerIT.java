package sudoku.picture.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import sudoku.cover.CoverTrace;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.cover.SudokuCover;
import sudoku.grid.Grid;
import sudoku.needs.Browser;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.search.SearchLimit;

/** The film of a search for exact covers, driven in a browser. */
@Needs(Need.CHROMIUM)
@Timeout(300)
class CoverPlayerIT {
    private static final ExactCover COVER = SudokuCover.of(Grid.parse("....23.41...3..1"));
    private final CoverTrace trace = new CoverTrace(1000);

    @TempDir
    private Path folder;

    @AutoClose("quit")
    private ChromeDriver browser;

    private WebElement player;

    @BeforeEach
    void openPage() throws IOException {
        new DancingLinks().solve(COVER, SearchLimit.none(), trace);
        Path page = folder.resolve("page.html");
        Files.writeString(
                page,
                "<!doctype html><meta charset=utf-8><body>"
                        + CoverPlayer.of(COVER, trace).html());
        browser = Browser.open(folder.resolve("profile"), 1400, 1000);
        browser.get(page.toUri().toString());
        player = browser.findElement(By.cssSelector("[data-sudoku-player]"));
    }

    @Test
    void afterEachStepItShowsWhatThePictureShows() {
        WebElement on = player.findElement(By.cssSelector("button[aria-label='one step on']"));
        for (int step = 1; step <= trace.steps().size(); step++) {
            on.sendKeys(Keys.ARROW_RIGHT);
            assertThat(shown())
                    .as("after step %d, %s", step, trace.steps().get(step - 1))
                    .isEqualTo(drawn(CoverPicture.after(COVER, trace.steps().subList(0, step))));
        }
        assertThat(player.getText()).contains("step " + trace.length() + " of " + trace.length());
        assertThat(browser.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
    }

    /** What a page of a low screen leaves to the notebook, without the bars above and below. */
    @Test
    void withItsButtonsItFitsALowScreen() {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 1366, "height", 768, "deviceScaleFactor", 1, "mobile", false));
        browser.navigate().refresh();
        Object height = browser.executeScript(
                "return Math.round(document.querySelector('[data-sudoku-player]').getBoundingClientRect().height);");
        assertThat((Long) height).isBetween(300L, 655L);
    }

    /** Struck items and options, and the chosen ones with their tick. */
    @SuppressWarnings("unchecked")
    private List<String> shown() {
        return (List<String>)
                browser.executeScript(
                        """
                return [...document.querySelectorAll("[data-sudoku-player] svg[role=img] text")]
                    .filter(t => t.getAttribute("text-decoration") === "line-through" || t.textContent.startsWith("\u2713"))
                    .map(t => t.textContent);
                """);
    }

    private static List<String> drawn(CoverPicture picture) {
        List<String> names = new ArrayList<>();
        CoverLook look = picture.look();
        look.covered().forEach(item -> names.add(COVER.item(item)));
        IntStream.range(0, COVER.optionCount())
                .filter(option -> look.selected().contains(option) || look.isGone(option))
                .forEach(option -> names.add((look.selected().contains(option) ? "✓ " : "") + COVER.option(option)));
        return names;
    }
}

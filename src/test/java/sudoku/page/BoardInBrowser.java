package sudoku.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.course.site.BoardPage;
import sudoku.needs.Browser;
import sudoku.puzzles.NamedPuzzles;

/** The page with the board, from the disk, as somebody uses it. */
record BoardInBrowser(ChromeDriver browser) implements AutoCloseable {
    private static final Duration SOON = Duration.ofMinutes(2);

    static BoardInBrowser open(Path scratch) throws IOException {
        String live = PageBuild.folder().toAbsolutePath().toUri().toString();
        Path page = scratch.resolve("board.html");
        Files.writeString(page, BoardPage.html("A course", NamedPuzzles.all()).replace("assets/live/", live));
        ChromeDriver browser = Browser.open(scratch.resolve("profile"), 1000, 1200);
        browser.get(page.toUri().toString());
        return new BoardInBrowser(browser);
    }

    @Override
    public void close() {
        browser.quit();
    }

    /** As on a device where the page was never open. */
    void begin() {
        browser.executeScript("localStorage.clear();");
        browser.navigate().refresh();
    }

    WebElement by(String id) {
        return browser.findElement(By.id("board-" + id));
    }

    WebElement cell(int number) {
        return browser.findElements(By.cssSelector("#board input")).get(number);
    }

    List<String> names() {
        @SuppressWarnings("unchecked")
        List<String> names = (List<String>) browser.executeScript(
                "return [...document.querySelectorAll('#board input')].map(each => each.getAttribute('aria-label'));");
        return names;
    }

    String board() {
        return (String) browser.executeScript(
                "return [...document.querySelectorAll('#board input')].map(each => each.value || '.').join('');");
    }

    void enter(String text) {
        browser.executeScript("arguments[0].value = arguments[1];", by("text"), text);
        by("pasted").submit();
    }

    void type(CharSequence... keys) {
        for (CharSequence key : keys) {
            browser.switchTo().activeElement().sendKeys(key);
        }
    }

    void awaitWords(String id, String words) {
        new WebDriverWait(browser, SOON).until(open -> by(id).getText().contains(words));
    }

    void awaitThat(BooleanSupplier condition) {
        new WebDriverWait(browser, SOON).until(open -> condition.getAsBoolean());
    }
}

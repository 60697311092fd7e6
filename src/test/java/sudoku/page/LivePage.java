package sudoku.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.needs.Browser;

/** The editors of a lesson's page, as somebody uses them. */
record LivePage(ChromeDriver browser) implements AutoCloseable {
    static LivePage open(Path scratch, String lesson, List<String> cells) throws IOException {
        return open(scratch, write(scratch, lesson, cells));
    }

    static LivePage open(Path scratch, Path page) {
        ChromeDriver browser = Browser.open(scratch.resolve("profile"), 900, 1200);
        browser.get(page.toUri().toString());
        return new LivePage(browser);
    }

    @Override
    public void close() {
        browser.quit();
    }

    /** A page with nothing but the places of the cells: what a lesson's page has around them is no part of this. */
    static Path write(Path folder, String lesson, List<String> cells) throws IOException {
        String live = PageBuild.folder().toAbsolutePath().toUri().toString();
        StringBuilder html = new StringBuilder("<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\">")
                .append("<title>A lesson</title><link rel=\"stylesheet\" href=\"")
                .append(live)
                .append("live.css\">");
        cells.forEach(cell -> html.append(
                """
                <div id="cell-id=%s"><div class="jp-Cell-inputWrapper">finished code</div></div>
                <div><div class="jp-Cell-outputWrapper">With the answer filled in, it is right.</div></div>
                """
                        .formatted(cell)));
        for (String script : List.of(lesson + ".js", "editor.js", "live.js")) {
            html.append("<script src=\"").append(live).append(script).append("\"></script>");
        }
        Path page = folder.resolve("lesson.html");
        Files.writeString(page, html);
        return page;
    }

    /** It is there a moment after the page. */
    WebElement editor(String piece) {
        By section = By.cssSelector("section.live[aria-label='Your " + piece + "']");
        return new WebDriverWait(browser, Duration.ofMinutes(1)).until(open -> open.findElement(section));
    }

    WebElement text(String piece) {
        return editor(piece).findElement(By.cssSelector(".cm-content"));
    }

    String written(String piece) {
        return text(piece).findElements(By.className("cm-line")).stream()
                .map(line -> line.getDomProperty("textContent"))
                .collect(Collectors.joining("\n"));
    }

    /** Pasted over what is there. */
    void paste(String piece, String program) {
        WebElement text = text(piece);
        text.sendKeys(Keys.chord(Keys.CONTROL, "a"));
        browser.executeScript(
                """
                const clipboardData = new DataTransfer();
                clipboardData.setData("text/plain", arguments[1]);
                arguments[0].dispatchEvent(new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true}));
                """,
                text,
                program);
    }

    /** Pasted, and run with the keyboard. */
    void write(String piece, String program) {
        paste(piece, program);
        text(piece).sendKeys(Keys.chord(Keys.CONTROL, Keys.ENTER));
    }

    String run(String piece, String program) {
        write(piece, program);
        return said(piece);
    }

    String said(String piece) {
        WebElement editor = editor(piece);
        new WebDriverWait(browser, Duration.ofMinutes(3))
                .until(open -> editor.findElement(By.cssSelector(".live-run")).isEnabled());
        return editor.getText();
    }

    void stop(String piece) {
        WebElement button = editor(piece).findElement(By.cssSelector(".live-stop"));
        new WebDriverWait(browser, Duration.ofMinutes(3)).until(open -> button.isDisplayed());
        button.click();
    }

    /** What the page says of a file that is chosen. */
    String open(Path file) {
        browser.executeScript("document.querySelector('#live-notebook .live-status').textContent = '';");
        browser.findElement(By.cssSelector("#live-notebook input")).sendKeys(file.toString());
        new WebDriverWait(browser, Duration.ofMinutes(1)).until(open -> !told().isEmpty());
        return told();
    }

    private String told() {
        return browser.findElement(By.cssSelector("#live-notebook .live-status"))
                .getText();
    }

    /** The notebook that a click saves into a folder. */
    Path save(Path folder, String lesson) throws IOException {
        String place = folder.toAbsolutePath().toString();
        browser.executeCdpCommand("Browser.setDownloadBehavior", Map.of("behavior", "allow", "downloadPath", place));
        Path file = folder.resolve(lesson + ".ipynb");
        Files.deleteIfExists(file);
        browser.findElement(By.cssSelector(".live-save")).click();
        new WebDriverWait(browser, Duration.ofMinutes(1)).until(open -> Files.exists(file));
        return file;
    }
}

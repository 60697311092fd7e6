package sudoku.course.site;

import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.files.Disk;
import sudoku.needs.Browser;

/** The site, opened from the disk in a browser of a test class's own that reaches no network. */
final class SiteInBrowser implements BeforeAllCallback, AfterAllCallback {
    private static final Duration SOON = Duration.ofSeconds(60);

    private Path profile;
    private ChromeDriver browser;

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        WrittenSite.folder();
        profile = Files.createTempDirectory("profile");
        browser = Browser.open(profile, 1400, 1000);
        browser.executeCdpCommand("Network.enable", Map.of());
        browser.executeCdpCommand(
                "Network.emulateNetworkConditions",
                Map.of("offline", true, "latency", 0, "downloadThroughput", 0, "uploadThroughput", 0));
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (browser != null) {
            browser.quit();
            Disk.delete(profile);
        }
    }

    void open(String page) {
        open(page, "light");
    }

    void open(String page, String theme) {
        open(page, "prefers-color-scheme", theme);
    }

    /** For a reader who has told the system what she prefers. */
    void open(String page, String preference, String preferred) {
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", preference, "value", preferred))));
        browser.get(WrittenSite.folder().resolve(page).toUri().toString());
        // From the disk a page can be there before its end is.
        soon().until(driver ->
                (Boolean) script("return document.readyState === 'complete' && !!document.querySelector('main');"));
    }

    /** As wide as that, and as high as a phone or a laptop: headless windows have a smallest width, screens do not. */
    void resize(int width, int height) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** What axe says is wrong for somebody who cannot see, or has a keyboard alone. */
    List<String> barriers() {
        return new AxeBuilder()
                .analyze(browser).getViolations().stream()
                        .flatMap(rule -> rule.getNodes().stream()
                                .map(node -> rule.getId() + ": " + node.getTarget() + " " + node.getHtml()))
                        .toList();
    }

    WebDriverWait soon() {
        return new WebDriverWait(browser, SOON);
    }

    WebElement find(String selector) {
        return browser.findElement(By.cssSelector(selector));
    }

    List<WebElement> findAll(String selector) {
        return browser.findElements(By.cssSelector(selector));
    }

    /** Where the keyboard is. */
    WebElement active() {
        return browser.switchTo().activeElement();
    }

    Object script(String script, Object... arguments) {
        return browser.executeScript(script, arguments);
    }

    String text(String script) {
        return (String) script(script);
    }

    /** What a script lists: texts. */
    @SuppressWarnings("unchecked")
    List<String> list(String script) {
        return (List<String>) script(script);
    }

    String background() {
        return text("return getComputedStyle(document.body).backgroundColor;");
    }

    /** As the page holds it, seen or not. */
    String content() {
        return text("return document.body.textContent;");
    }

    List<String> complaints() {
        return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(Object::toString)
                .toList();
    }
}

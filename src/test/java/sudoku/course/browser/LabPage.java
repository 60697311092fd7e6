package sudoku.course.browser;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.course.edition.CourseFolder;
import sudoku.files.Disk;
import sudoku.needs.Browser;

/** A notebook in JupyterLab, in a browser without a screen, used as a student uses it. */
final class LabPage implements AutoCloseable {
    private static final Duration TO_APPEAR = Duration.ofSeconds(90);
    private static final Duration TO_RUN = Duration.ofMinutes(5);
    private static final int WIDTH = 1920;
    private static final int HEIGHT = 1080;
    private static final String SCROLLER =
            "document.querySelector('.jp-NotebookPanel:not(.lm-mod-hidden) .jp-WindowedPanel-outer')";

    private final ChromeDriver browser;
    private final Path profile;

    private LabPage(ChromeDriver browser, Path profile) {
        this.browser = browser;
        this.profile = profile;
    }

    /** Opens an address and waits for the notebook and its kernel. */
    static LabPage open(URI address) throws IOException {
        Path profile = Files.createTempDirectory("browser-profile");
        LabPage page = new LabPage(Browser.open(profile, WIDTH, HEIGHT), profile);
        page.browser.get(address.toString());
        page.fitView();
        page.awaitNotebook();
        return page;
    }

    /** Opens a lesson and presses Shift-Enter at once, as often as it can before the kernel is there. */
    static LabPage openAndRunAtOnce(URI address, int cells) throws IOException {
        Path profile = Files.createTempDirectory("browser-profile");
        LabPage page = new LabPage(Browser.open(profile, WIDTH, HEIGHT), profile);
        page.browser.get(address.toString());
        page.runFirst(cells);
        page.awaitNotebook();
        return page;
    }

    /** Clicks on the first cell, and runs so many. */
    void runFirst(int cells) {
        clickFirstCell();
        runOn(cells);
    }

    /** Presses Shift-Enter so often. */
    void runOn(int cells) {
        for (int i = 0; i < cells; i++) {
            new Actions(browser)
                    .keyDown(Keys.SHIFT)
                    .sendKeys(Keys.ENTER)
                    .keyUp(Keys.SHIFT)
                    .perform();
        }
    }

    /** Makes a cell below the active one, and types there. */
    void typeInNewCell(CharSequence... keys) {
        new Actions(browser).sendKeys("b").sendKeys(Keys.ENTER).sendKeys(keys).perform();
    }

    /** Opens one more notebook, as a person does in the list of files. */
    void openBeside(String file) {
        new Actions(browser)
                .doubleClick(await(By.xpath("//*[contains(@class,'jp-DirListing-itemName')][.='" + file + "']")))
                .perform();
        awaitTab(file);
        awaitNotebook();
    }

    void toTab(String file) {
        await(tab(file)).click();
        awaitTab(file);
    }

    private void awaitTab(String file) {
        new WebDriverWait(browser, TO_APPEAR).until(driver -> driver.findElement(tab(file))
                .findElement(By.xpath("./.."))
                .getDomAttribute("class")
                .contains("lm-mod-current"));
    }

    private static By tab(String file) {
        return By.xpath("//*[contains(@class,'lm-DockPanel-tabBar')]//*[contains(@class,'lm-TabBar-tabLabel')][.='"
                + file + "']");
    }

    /** While a notebook opens its cells are drawn twice: if a click meets one that is gone, it is made again. */
    private void clickFirstCell() {
        new WebDriverWait(browser, TO_APPEAR)
                .ignoring(StaleElementReferenceException.class)
                .until(page -> {
                    page.findElement(By.cssSelector(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Cell"))
                            .click();
                    return true;
                });
    }

    /** The window has a frame, even where no screen is; what counts is the page inside. */
    private void fitView() {
        fitView(WIDTH, HEIGHT);
    }

    void fitView(int width, int height) {
        long frame = (Long) script("return window.outerHeight - window.innerHeight;");
        browser.manage().window().setSize(new Dimension(width, height + (int) frame));
    }

    /**
     * As a person would who waits until all is ready.
     */
    private void awaitNotebook() {
        await(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Cell");
        new WebDriverWait(browser, TO_APPEAR)
                .until(ExpectedConditions.textToBe(
                        By.cssSelector(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-KernelName"), "Java"));
        await(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Notebook-ExecutionIndicator[data-status='idle']");
    }

    /** Run → Run All Cells, and waits until every code cell has its number. */
    void runAll() throws IOException {
        choose("Run", "runmenu:run-all");
        try {
            new WebDriverWait(browser, TO_RUN).until(driver -> prompts().matches("(\\[\\d+]:)+") && isIdle());
        } catch (TimeoutException stuck) {
            Path picture = shoot(CourseFolder.here().root().resolve("target/screenshots/stuck.png"));
            throw new AssertionError("Run All did not end: " + prompts() + ", see " + picture, stuck);
        }
    }

    /**
     * Kernel → Restart Kernel and Debug, and yes to the question. The command of the menu Run sometimes has the cells
     * run before JupyterLab has sent its breakpoints again.
     */
    void restartAndDebug() {
        choose("Kernel", "debugger:restart-debug");
        await(".jp-Dialog .jp-mod-accept").click();
    }

    /** Folded cells show no prompt; the kernel works on the last of them when all others have run. */
    private boolean isIdle() {
        return !all(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Notebook-ExecutionIndicator[data-status=idle]")
                .isEmpty();
    }

    /** Of every code cell what is before it: a star while it waits, its number when it has run. */
    private String prompts() {
        return (String)
                script(
                        """
                return [...document.querySelectorAll('.jp-NotebookPanel:not(.lm-mod-hidden) .jp-CodeCell')]
                    .map(cell => cell.querySelector('.jp-InputPrompt').textContent).join('');
                """);
    }

    void save() {
        // What comes out late changes the notebook once more; a person saves again.
        new WebDriverWait(browser, TO_APPEAR).until(driver -> {
            choose("File", "docmanager:save");
            return !isChanged();
        });
    }

    /** Whether the notebook in front has something to save. */
    boolean isChanged() {
        return !all(".lm-DockPanel-tabBar .lm-mod-current.jp-mod-dirty").isEmpty();
    }

    private void choose(String menu, String command) {
        await(By.xpath("//*[contains(@class,'lm-MenuBar-itemLabel')][text()='" + menu + "']"))
                .click();
        await(By.cssSelector(".lm-Menu-item[data-command='" + command + "']")).click();
    }

    WebElement await(String selector) {
        return await(By.cssSelector(selector));
    }

    WebElement await(By what) {
        return new WebDriverWait(browser, TO_APPEAR).until(ExpectedConditions.elementToBeClickable(what));
    }

    /** Scrolls down until it is there: JupyterLab draws an output when it comes near. */
    void bringIntoView(String selector) {
        script(SCROLLER + ".scrollTop = 0;");
        do {
            settle();
        } while (all(selector).isEmpty() && scrollOn());
        script("arguments[0].scrollIntoView();", browser.findElement(By.cssSelector(selector)));
    }

    /** Scrolls to the code cell with these words, an inch below the top. */
    WebElement toCell(String words) {
        By named = By.xpath("//*[contains(@class,'jp-CodeCell')][contains(.,'" + words + "')]");
        script(SCROLLER + ".scrollTop = 0;");
        do {
            settle();
        } while (browser.findElements(named).isEmpty() && scrollOn());
        WebElement cell = browser.findElement(named);
        script("arguments[0].scrollIntoView();" + SCROLLER + ".scrollTop -= 60;", cell);
        settle();
        return cell;
    }

    /** Puts a text into a code cell, in place of what is there. */
    void write(WebElement cell, String text) {
        script(
                """
                const content = arguments[0].querySelector('.cm-content');
                const view = (content.cmTile || content.cmView).view;
                view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: arguments[1]}});
                """,
                cell,
                text);
    }

    /** Clicks into a cell, and runs so many from there on. */
    void runFrom(WebElement cell, int cells) {
        cell.findElement(By.cssSelector(".cm-content")).click();
        runOn(cells);
    }

    /** The notebook alone, without menus and files. */
    BufferedImage notebook() throws IOException {
        settle();
        WebElement shown =
                browser.findElement(By.cssSelector(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-WindowedPanel-outer"));
        return ImageIO.read(new ByteArrayInputStream(shown.getScreenshotAs(OutputType.BYTES)));
    }

    void pointAt(String selector) {
        new Actions(browser)
                .moveToElement(browser.findElement(By.cssSelector(selector)))
                .perform();
    }

    /** Goes on by nearly a screen; false when the last cell was in view. */
    private boolean scrollOn() {
        return (Boolean) script(
                """
                const view = %s, before = view.scrollTop;
                const cells = view.querySelectorAll('.jp-Cell'), last = cells[cells.length - 1];
                const end = last.getBoundingClientRect().bottom <= view.getBoundingClientRect().bottom;
                view.scrollTop += view.clientHeight - 40;
                return !end && view.scrollTop > before;
                """
                        .formatted(SCROLLER));
    }

    /** Waits until this script says so. */
    void awaitTrue(String script) {
        new WebDriverWait(browser, TO_APPEAR).until(driver -> (Boolean) script(script));
    }

    Object script(String script, Object... arguments) {
        return ((JavascriptExecutor) browser).executeScript(script, arguments);
    }

    List<WebElement> all(String selector) {
        return browser.findElements(By.cssSelector(selector));
    }

    /** What the page complained about in the browser's console. */
    List<String> complaints() {
        return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    void reload() {
        browser.navigate().refresh();
        awaitNotebook();
    }

    /** One picture of what is on the screen. */
    Path shoot(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.write(file, browser.getScreenshotAs(OutputType.BYTES));
    }

    /** The whole notebook, a screen at a time: {@code name-01.png}, {@code name-02.png} … */
    List<Path> shootAll(Path folder, String name) throws IOException {
        List<Path> pictures = new ArrayList<>();
        script(SCROLLER + ".scrollTop = 0;");
        do {
            settle();
            pictures.add(shoot(folder.resolve(String.format(Locale.ROOT, "%s-%02d.png", name, pictures.size() + 1))));
        } while (scrollOn());
        return pictures;
    }

    /** What comes into view is drawn a moment later. */
    private static void settle() {
        try {
            Thread.sleep(700);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() throws IOException {
        browser.quit();
        Disk.delete(profile);
    }
}

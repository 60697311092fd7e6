package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.needs.Browser;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** A lesson's page that is opened from the disk: a piece is written in it, compiled, judged, stopped, and kept. */
@Needs({Need.CHROMIUM, Need.NPM})
@Timeout(1800)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class LivePageIT {
    private static final List<String> CELLS = List.of("e75b513e", "10a021c1", "080d1ced", "78823e8e");
    private static final String WRONG =
            """
            boolean fits(int[] board, int cell, int digit) {
                int n = size(board);
                for (int other = 0; other < board.length; other++) {
                    if (other / n == cell / n && board[other] == digit) return false;
                }
                return true;
            }""";

    @TempDir
    private static Path scratch;

    private static ChromeDriver browser;
    private static Path plain;

    /** A page with nothing but the places of the cells: what a lesson's page has around them is no part of this. */
    @BeforeAll
    static void openPage() throws IOException {
        String live = PageBuild.folder().toAbsolutePath().toUri().toString();
        StringBuilder html = new StringBuilder("<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\">")
                .append("<title>Backtracking</title><link rel=\"stylesheet\" href=\"")
                .append(live)
                .append("live.css\">");
        CELLS.forEach(cell -> html.append(
                """
                <div id="cell-id=%s"><div class="jp-Cell-inputWrapper">finished code</div></div>
                <div><div class="jp-Cell-outputWrapper">With the answer filled in, it is right.</div></div>
                """
                        .formatted(cell)));
        for (String script : List.of("01-backtracking.js", "editor.js", "live.js")) {
            html.append("<script src=\"").append(live).append(script).append("\"></script>");
        }
        Path page = scratch.resolve("lesson.html");
        Files.writeString(page, html);
        plain = scratch.resolve("plain.html");
        Files.writeString(
                plain,
                html.toString().replaceFirst("<script src=\"[^\"]*/editor.js\">", "<script src=\"plain-editor.js\">"));
        try (InputStream script = LivePageIT.class.getResourceAsStream("/sudoku/page/plain-editor.js")) {
            Files.copy(script, scratch.resolve("plain-editor.js"));
        }
        browser = Browser.open(scratch.resolve("profile"), 900, 1200);
        browser.get(page.toUri().toString());
    }

    @Test
    void thePagesOwnCodeAndVerdictAreNotTakenForHers() {
        assertThat(browser.findElements(By.className("jp-Cell-inputWrapper")))
                .hasSameSizeAs(CELLS)
                .noneMatch(WebElement::isDisplayed);
        assertThat(browser.findElements(By.className("jp-Cell-outputWrapper")))
                .hasSameSizeAs(CELLS)
                .noneMatch(WebElement::isDisplayed);
        browser.findElement(By.cssSelector(".live-answer summary")).click();
        assertThat(browser.findElement(By.className("jp-Cell-outputWrapper")).isDisplayed())
                .isTrue();
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.quit();
        }
    }

    private static WebElement editor(String piece) {
        return browser.findElement(By.cssSelector("section.live[aria-label='Your " + piece + "']"));
    }

    private static WebElement text(String piece) {
        return editor(piece).findElement(By.cssSelector(".cm-content"));
    }

    private static String written(String piece) {
        return text(piece).findElements(By.className("cm-line")).stream()
                .map(line -> line.getDomProperty("textContent"))
                .collect(Collectors.joining("\n"));
    }

    /** Pasted over what is there, and run with the keyboard. */
    private static void write(String piece, String program) {
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
        text.sendKeys(Keys.chord(Keys.CONTROL, Keys.ENTER));
    }

    private static String run(String piece, String program) {
        write(piece, program);
        return said(piece);
    }

    private static String said(String piece) {
        WebElement editor = editor(piece);
        new WebDriverWait(browser, Duration.ofMinutes(3))
                .until(open -> editor.findElement(By.cssSelector(".live-run")).isEnabled());
        return editor.getText();
    }

    private static void stop(String piece) {
        WebElement button = editor(piece).findElement(By.cssSelector(".live-stop"));
        new WebDriverWait(browser, Duration.ofMinutes(3)).until(open -> button.isDisplayed());
        button.click();
    }

    @Test
    @Order(1)
    void everyPieceOfTheLessonIsAnEditorWithItsStub() {
        List<WebElement> editors = browser.findElements(By.cssSelector("section.live .cm-content"));
        assertThat(editors).hasSameSizeAs(CELLS);
        assertThat(written("fits"))
                .startsWith("boolean fits(int[] board, int cell, int digit) {")
                .contains("return true;");
    }

    @Test
    @Order(2)
    void aStubIsNotWrittenYet() {
        assertThat(run("fits", written("fits")))
                .contains("○Your fits still says true to everything, as it does when it is not written yet.");
    }

    @Test
    @Order(3)
    void anErrorIsToldAtItsLineAndAClickGoesThere() {
        String said =
                run("fits", "boolean fits(int[] board, int cell, int digit) {\n    return bord[cell] == digit;\n}");
        assertThat(said).contains("Line 2, column 12: bord cannot be resolved to a variable");
        editor("fits").findElement(By.cssSelector(".live-complaints button")).click();
        assertThat(browser.executeScript("return String(getSelection());")).isEqualTo("bord");
        assertThat(browser.switchTo().activeElement()).isEqualTo(text("fits"));
        assertThat(editor("fits")
                        .findElement(By.className("cm-lintRange-error"))
                        .getText())
                .isEqualTo("bord");
    }

    @Test
    @Order(3)
    void theMarkGoesWhenTheErrorIsMended() {
        run("fits", "boolean fits(int[] board, int cell, int digit) {\n    return board[cell] == digit;\n}");
        assertThat(editor("fits").findElements(By.className("cm-lintRange-error")))
                .isEmpty();
    }

    @Test
    @Order(4)
    void aWrongPieceIsToldWhatIsWrongWithAPicture() {
        assertThat(run("fits", WRONG)).contains("Your fits says true to a 1 at").contains("in the same column");
        assertThat(editor("fits").findElement(By.tagName("img")).getDomAttribute("alt"))
                .contains("Marked:");
    }

    @Test
    @Order(5)
    void aRightPieceIsRightAndTheNextOneUsesIt() {
        String right = WRONG.replace(
                "other / n == cell / n &&",
                "(other / n == cell / n || other % n == cell % n" + " || box(other, n) == box(cell, n)) &&");
        assertThat(run("fits", right)).contains("✓Your fits is right.");
        assertThat(
                        run(
                                "solve",
                                """
                        boolean solve(int[] board, int cell) {
                            if (cell == board.length) return true;
                            if (board[cell] != 0) return solve(board, cell + 1);
                            for (int digit = 1; digit <= size(board); digit++) {
                                if (rule.fits(board, cell, digit)) {
                                    board[cell] = digit;
                                    if (solve(board, cell + 1)) return true;
                                    board[cell] = 0;
                                }
                            }
                            return false;
                        }"""))
                .contains("✓Your solve is right.");
    }

    @Test
    @Order(6)
    void aLoopWithoutAnEndIsStoppedByTheJudgeWithItsLine() {
        assertThat(run("greedy", "int greedy(int[] board) {\n    while (true) {\n        board[0]++;\n    }\n}"))
                .contains("Your greedy had not come back after 5 seconds and was stopped")
                .contains("line 2: while (true) {");
    }

    @Test
    @Order(7)
    void stopEndsAProgramAtOnceAndTheNextOneRuns() {
        write("greedy", "int greedy(int[] board) {\n    while (true) {\n        board[0]++;\n    }\n}");
        stop("greedy");
        assertThat(said("greedy")).contains("Stopped.");
        assertThat(run("greedy", "int greedy(int[] board) {\n    return board[99];\n}"))
                .contains("Your greedy threw ArrayIndexOutOfBoundsException: Index 99 out of bounds for length 16.")
                .contains("line 2: return board[99];");
    }

    @Test
    @Order(8)
    void aRecursionWithoutAnEndFillsTheStackAndIsToldSo() {
        assertThat(run("greedy", "int greedy(int[] board) {\n    return greedy(board) + 1;\n}"))
                .contains("Your greedy calls itself without an end, or what it calls does: the call stack is full.");
    }

    @Test
    @Order(9)
    void whatIsWrittenIsThereAgainWhenThePageIsOpenedAgain() {
        browser.navigate().refresh();
        assertThat(written("greedy")).isEqualTo("int greedy(int[] board) {\n    return greedy(board) + 1;\n}");
    }

    @Test
    @Order(10)
    void javaIsIndentedAndColoredAndEscapeLeavesTheEditor() {
        WebElement text = text("greedy");
        text.sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE);
        text.sendKeys("int greedy(int[] board) {", Keys.ENTER, "return 0;", Keys.ENTER, "}");
        assertThat(written("greedy")).isEqualTo("int greedy(int[] board) {\n    return 0;\n}");
        assertThat(browser.executeScript(
                        """
                        const word = [...arguments[0].querySelectorAll(".cm-line span")].find(each => each.textContent === "return");
                        return word ? getComputedStyle(word).fontWeight : "no color";
                        """,
                        text))
                .isEqualTo("600");
        text.sendKeys(Keys.ESCAPE);
        assertThat(browser.switchTo().activeElement())
                .isEqualTo(editor("greedy").findElement(By.className("live-run")));
    }

    @Test
    @Order(11)
    void withoutCodeMirrorAPieceIsWrittenInATextArea() {
        browser.get(plain.toUri().toString());
        WebElement area = editor("greedy").findElement(By.tagName("textarea"));
        assertThat(area.getDomProperty("value")).isEqualTo("int greedy(int[] board) {\n    return 0;\n}");
        area.clear();
        area.sendKeys("int greedy(int[] board) {}", Keys.chord(Keys.CONTROL, Keys.ENTER));
        assertThat(said("greedy")).contains("Line 1, column 5: This method must return a result of type int");
        area.sendKeys(Keys.ESCAPE);
        assertThat(browser.switchTo().activeElement())
                .isEqualTo(editor("greedy").findElement(By.className("live-run")));
    }
}

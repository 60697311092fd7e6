package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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
@Needs(Need.CHROMIUM)
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

    /** A page with nothing but the places of the cells: what a lesson's page has around them is no part of this. */
    @BeforeAll
    static void openPage() throws IOException {
        String live = PageBuild.folder().toAbsolutePath().toUri().toString();
        StringBuilder html = new StringBuilder("<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\">")
                .append("<title>Backtracking</title><link rel=\"stylesheet\" href=\"")
                .append(live)
                .append("live.css\">");
        CELLS.forEach(cell -> html.append("<div id=\"cell-id=").append(cell).append("\"></div>"));
        html.append("<script src=\"")
                .append(live)
                .append("01-backtracking.js\"></script>")
                .append("<script src=\"")
                .append(live)
                .append("live.js\"></script></html>");
        Path page = scratch.resolve("lesson.html");
        Files.writeString(page, html);
        browser = Browser.open(scratch.resolve("profile"), 900, 1200);
        browser.get(page.toUri().toString());
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

    /** Written and run with the keyboard; what is said when it is over. */
    private static void write(String piece, String program) {
        WebElement text = editor(piece).findElement(By.tagName("textarea"));
        browser.executeScript(
                "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input'));", text, program);
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
        List<WebElement> editors = browser.findElements(By.cssSelector("section.live textarea"));
        assertThat(editors).hasSameSizeAs(CELLS);
        assertThat(editors.get(0).getDomProperty("value"))
                .startsWith("boolean fits(int[] board, int cell, int digit) {")
                .contains("return true;");
    }

    @Test
    @Order(2)
    void aStubIsNotWrittenYet() {
        assertThat(run("fits", (String)
                        editor("fits").findElement(By.tagName("textarea")).getDomProperty("value")))
                .contains("○Your fits still says true to everything, as it does when it is not written yet.");
    }

    @Test
    @Order(3)
    void anErrorIsToldAtItsLineAndAClickGoesThere() {
        String said =
                run("fits", "boolean fits(int[] board, int cell, int digit) {\n    return bord[cell] == digit;\n}");
        assertThat(said).contains("Line 2, column 12: bord cannot be resolved to a variable");
        editor("fits").findElement(By.cssSelector(".live-complaints button")).click();
        assertThat(browser.executeScript("const text = document.activeElement;"
                        + " return text.value.slice(text.selectionStart, text.selectionEnd);"))
                .isEqualTo("bord");
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
        assertThat(editor("greedy").findElement(By.tagName("textarea")).getDomProperty("value"))
                .isEqualTo("int greedy(int[] board) {\n    return greedy(board) + 1;\n}");
        WebElement text = editor("greedy").findElement(By.tagName("textarea"));
        text.sendKeys(Keys.ESCAPE);
        assertThat(browser.switchTo().activeElement().getText()).isEqualTo("Run");
    }
}

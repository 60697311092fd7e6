package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
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

    @AutoClose
    private static LivePage page;

    private static Path plain;

    @BeforeAll
    static void openPage() throws IOException {
        Path lesson = LivePage.write(scratch, "01-backtracking", CELLS);
        plain = scratch.resolve("plain.html");
        Files.writeString(
                plain,
                Files.readString(lesson)
                        .replaceFirst("<script src=\"[^\"]*/editor.js\">", "<script src=\"plain-editor.js\">"));
        try (InputStream script = LivePageIT.class.getResourceAsStream("/sudoku/page/plain-editor.js")) {
            Files.copy(script, scratch.resolve("plain-editor.js"));
        }
        page = LivePage.open(scratch, lesson);
    }

    @Test
    void thePagesOwnCodeAndVerdictAreNotTakenForHers() {
        assertThat(page.browser().findElements(By.className("jp-Cell-inputWrapper")))
                .hasSameSizeAs(CELLS)
                .noneMatch(WebElement::isDisplayed);
        assertThat(page.browser().findElements(By.className("jp-Cell-outputWrapper")))
                .hasSameSizeAs(CELLS)
                .noneMatch(WebElement::isDisplayed);
        page.browser().findElement(By.cssSelector(".live-answer summary")).click();
        assertThat(page.browser()
                        .findElement(By.className("jp-Cell-outputWrapper"))
                        .isDisplayed())
                .isTrue();
    }

    @Test
    @Order(1)
    void everyPieceOfTheLessonIsAnEditorWithItsStub() {
        List<WebElement> editors = page.browser().findElements(By.cssSelector("section.live .cm-content"));
        assertThat(editors).hasSameSizeAs(CELLS);
        assertThat(page.written("fits"))
                .startsWith("boolean fits(int[] board, int cell, int digit) {")
                .contains("return true;");
    }

    @Test
    @Order(2)
    void aStubIsNotWrittenYet() {
        assertThat(page.run("fits", page.written("fits")))
                .contains("○Your fits still says true to everything, as it did at the start.");
    }

    @Test
    @Order(3)
    void anErrorIsToldAtItsLineAndAClickGoesThere() {
        String said = page.run(
                "fits", "boolean fits(int[] board, int cell, int digit) {\n    return bord[cell] == digit;\n}");
        assertThat(said).contains("Line 2, column 12: bord cannot be resolved to a variable");
        page.editor("fits")
                .findElement(By.cssSelector(".live-complaints button"))
                .click();
        assertThat(page.browser().executeScript("return String(getSelection());"))
                .isEqualTo("bord");
        assertThat(page.browser().switchTo().activeElement()).isEqualTo(page.text("fits"));
        assertThat(page.editor("fits")
                        .findElement(By.className("cm-lintRange-error"))
                        .getText())
                .isEqualTo("bord");
    }

    @Test
    @Order(3)
    void theMarkGoesWhenTheErrorIsMended() {
        page.run("fits", "boolean fits(int[] board, int cell, int digit) {\n    return board[cell] == digit;\n}");
        assertThat(page.editor("fits").findElements(By.className("cm-lintRange-error")))
                .isEmpty();
    }

    @Test
    @Order(4)
    void aWrongPieceIsToldWhatIsWrongWithAPicture() {
        assertThat(page.run("fits", WRONG))
                .contains("Your fits says true to a 1 at")
                .contains("in the same column");
        assertThat(page.editor("fits").findElement(By.tagName("img")).getDomAttribute("alt"))
                .contains("Marked:");
    }

    @Test
    @Order(5)
    void aRightPieceIsRightAndTheNextOneUsesIt() {
        String right = WRONG.replace(
                "other / n == cell / n &&",
                "(other / n == cell / n || other % n == cell % n" + " || box(other, n) == box(cell, n)) &&");
        assertThat(page.run("fits", right)).contains("✓Your fits is right.");
        assertThat(
                        page.run(
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
        assertThat(page.run("greedy", "int greedy(int[] board) {\n    while (true) {\n        board[0]++;\n    }\n}"))
                .contains("Your greedy had not returned after 5 seconds and was stopped")
                .contains("line 2: while (true) {");
    }

    @Test
    @Order(7)
    void stopEndsAProgramAtOnceAndTheNextOneRuns() {
        page.write("greedy", "int greedy(int[] board) {\n    while (true) {\n        board[0]++;\n    }\n}");
        page.stop("greedy");
        assertThat(page.said("greedy")).contains("Stopped.");
        assertThat(page.run("greedy", "int greedy(int[] board) {\n    return board[99];\n}"))
                .contains("Your greedy threw ArrayIndexOutOfBoundsException: Index 99 out of bounds for length 16.")
                .contains("line 2: return board[99];");
    }

    /** The compiler asks whether the method's text is here as well, and the library's isn't. */
    @Test
    @Order(7)
    void aMethodOfTheLibraryIsReferredTo() {
        assertThat(
                        page.run(
                                "greedy",
                                """
                        int greedy(int[] board) {
                            java.util.List<Integer> all = new java.util.ArrayList<>();
                            java.util.List.of(1, 2).forEach(all::add);
                            throw new IllegalStateException(all.stream().map(String::valueOf).toList() + "!");
                        }"""))
                .contains("Your greedy threw IllegalStateException: [1, 2]!");
    }

    @Test
    @Order(8)
    void aRecursionWithoutAnEndFillsTheStackAndIsToldSo() {
        assertThat(page.run("greedy", "int greedy(int[] board) {\n    return greedy(board) + 1;\n}"))
                .contains("Your greedy calls itself again and again, or something that it calls does: the call stack is"
                        + " full.");
    }

    @Test
    @Order(9)
    void whatIsWrittenIsThereAgainWhenThePageIsOpenedAgain() {
        page.browser().navigate().refresh();
        assertThat(page.written("greedy")).isEqualTo("int greedy(int[] board) {\n    return greedy(board) + 1;\n}");
    }

    /** A page that kept what is written only when it is run, or when the editor is left, would lose this. */
    @Test
    @Order(10)
    void aPageThatIsClosedInTheMiddleOfAWordLosesNothing() {
        page.paste("greedy", "int greedy(int[] board) {\n    ");
        page.text("greedy").sendKeys("ret");
        String place = page.browser().getCurrentUrl();
        page.browser().get("about:blank");
        page.browser().get(place);
        assertThat(page.written("greedy")).isEqualTo("int greedy(int[] board) {\n    ret");
    }

    @Test
    @Order(11)
    void javaIsIndentedAndColoredAndEscapeLeavesTheEditor() {
        WebElement text = page.text("greedy");
        text.sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE);
        text.sendKeys("int greedy(int[] board) {", Keys.ENTER, "return 0;", Keys.ENTER, "}");
        assertThat(page.written("greedy")).isEqualTo("int greedy(int[] board) {\n    return 0;\n}");
        assertThat(page.browser()
                        .executeScript(
                                """
                        const word = [...arguments[0].querySelectorAll(".cm-line span")].find(each => each.textContent === "return");
                        return word ? getComputedStyle(word).fontWeight : "no color";
                        """,
                                text))
                .isEqualTo("600");
        text.sendKeys(Keys.ESCAPE);
        assertThat(page.browser().switchTo().activeElement())
                .isEqualTo(page.editor("greedy").findElement(By.className("live-run")));
    }

    @Test
    @Order(12)
    void withoutCodeMirrorAPieceIsWrittenInATextArea() {
        page.browser().get(plain.toUri().toString());
        WebElement area = page.editor("greedy").findElement(By.tagName("textarea"));
        assertThat(area.getDomProperty("value")).isEqualTo("int greedy(int[] board) {\n    return 0;\n}");
        area.clear();
        area.sendKeys("int greedy(int[] board) {}", Keys.chord(Keys.CONTROL, Keys.ENTER));
        assertThat(page.said("greedy")).contains("Line 1, column 5: This method must return a result of type int");
        area.sendKeys(Keys.ESCAPE);
        assertThat(page.browser().switchTo().activeElement())
                .isEqualTo(page.editor("greedy").findElement(By.className("live-run")));
    }
}

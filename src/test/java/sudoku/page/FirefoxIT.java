package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.course.site.BoardPage;
import sudoku.grid.Grid;
import sudoku.needs.Firefox;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.Solvers;
import sudoku.search.SearchLimit;

/** What the pages do in Chromium they do in Firefox: other words for a full stack, other rules for a worker. */
@Needs({Need.FIREFOX, Need.NPM})
@Tag("thorough")
@Timeout(900)
class FirefoxIT {
    private static final List<String> CELLS = List.of("e75b513e", "10a021c1", "080d1ced", "78823e8e");
    private static final String ENDLESS =
            "int greedy(int[] board) {\n    while (true) {\n        board[0]++;\n    }\n}";

    @TempDir
    private static Path scratch;

    @AutoClose
    private static Firefox firefox;

    private static String lesson;

    @BeforeAll
    static void open() throws IOException {
        lesson = LivePage.write(scratch, "01-backtracking", CELLS).toUri().toString();
        firefox = Firefox.open(scratch.resolve("profile"), 900, 1200);
    }

    private static void go(String page) {
        firefox.driver().get(page);
    }

    private static WebElement editor(String piece) {
        By section = By.cssSelector("section.live[aria-label='Your " + piece + "']");
        return soon().until(open -> open.findElement(section));
    }

    private static WebElement text(String piece) {
        return editor(piece).findElement(By.className("cm-content"));
    }

    /** In the place of what is there; a made-up paste has no text in Firefox. */
    private static void write(String piece, String program) {
        text(piece).sendKeys(Keys.chord(Keys.CONTROL, "a"));
        firefox.driver().executeScript("document.execCommand('insertText', false, arguments[0]);", program);
    }

    private static String run(String piece, String program) {
        write(piece, program);
        text(piece).sendKeys(Keys.chord(Keys.CONTROL, Keys.ENTER));
        soon().until(open -> editor(piece).findElement(By.className("live-run")).isEnabled());
        return editor(piece).getText();
    }

    private static WebDriverWait soon() {
        return new WebDriverWait(firefox.driver(), Duration.ofMinutes(2));
    }

    @Test
    void aPieceIsCompiledJudgedAndStoppedByItsTime() {
        go(lesson);
        assertThat(run("greedy", "int greedy(int[] board) {\n    return bord[0];\n}"))
                .contains("Line 2, column 12: bord cannot be resolved to a variable");
        assertThat(run("greedy", "int greedy(int[] board) {\n    return board[99];\n}"))
                .contains("Your greedy threw ArrayIndexOutOfBoundsException: Index 99 out of bounds for length 16.")
                .contains("line 2: return board[99];");
        assertThat(run("greedy", "int greedy(int[] board) {\n    int[] none = null;\n    return none[0];\n}"))
                .contains("Your greedy threw NullPointerException.")
                .contains("line 3: return none[0];");
        assertThat(run("greedy", "int greedy(int[] board) {\n    return greedy(board) + 1;\n}"))
                .contains("the call stack is full.");
        assertThat(run("greedy", ENDLESS))
                .contains("Your greedy had not returned after 5 seconds and was stopped")
                .contains("line 2: while (true) {");
        assertThat(
                        run(
                                "fits",
                                """
                        boolean fits(int[] board, int cell, int digit) {
                            int n = size(board);
                            for (int i = 0; i < board.length; i++) {
                                boolean isSeen = i / n == cell / n || i % n == cell % n || box(i, n) == box(cell, n);
                                if (isSeen && board[i] == digit) return false;
                            }
                            return true;
                        }"""))
                .contains("✓Your fits is right.");
    }

    @Test
    void stopEndsAProgram() {
        go(lesson);
        write("greedy", ENDLESS);
        text("greedy").sendKeys(Keys.chord(Keys.CONTROL, Keys.ENTER));
        WebElement stop = editor("greedy").findElement(By.className("live-stop"));
        soon().until(open -> stop.isDisplayed());
        stop.click();
        soon().until(open -> !stop.isDisplayed());
        assertThat(editor("greedy").getText()).contains("Stopped.");
    }

    @Test
    void whatIsTypedIsThereAgain() {
        go(lesson);
        write("greedy", "");
        text("greedy").sendKeys("int greedy(int[] board) {", Keys.ENTER, "ret");
        go(lesson);
        // Of a line that may be wrapped, a driver's own text leaves out the spaces in front.
        String lines = "[...document.querySelector(\"section.live[aria-label='Your greedy']\")"
                + ".querySelectorAll('.cm-line')].map(line => line.textContent).join('\\n')";
        assertThat(firefox.driver().executeScript("return " + lines + ";"))
                .isEqualTo("int greedy(int[] board) {\n    ret");
    }

    @Test
    void everySolverRunsOnTheBoard() throws IOException {
        String live = PageBuild.folder().toAbsolutePath().toUri().toString();
        Path page = scratch.resolve("board.html");
        Files.writeString(page, BoardPage.html("A course", NamedPuzzles.all()).replace("assets/live/", live));
        go(page.toUri().toString());
        Grid puzzle = NamedPuzzles.get("wikipedia").grid();
        SearchLimit limit = SearchLimit.first().withNodes(BoardPage.MOST_NODES);
        WebElement typed = firefox.driver().findElement(By.id("board-text"));
        typed.sendKeys(puzzle.toLine());
        firefox.driver().executeScript("document.querySelector('#board-pasted').requestSubmit();");
        firefox.driver().findElement(By.id("board-run")).click();
        soon().until(open -> open.findElement(By.id("board-running")).getText().equals("Done."));
        assertThat(firefox.driver()
                        .executeScript("return [...document.querySelectorAll('#board-solvers tbody tr')].map(row =>"
                                + " row.children[0].textContent + ' ' + row.children[2].textContent);"))
                .isEqualTo(Solvers.all().stream()
                        .map(solver -> String.format(
                                Locale.US,
                                "%s %,d",
                                solver.name(),
                                solver.solve(puzzle, limit).nodes()))
                        .toList());
    }
}

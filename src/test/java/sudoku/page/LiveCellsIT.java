package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.grid.Grid;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.picture.TreesSideBySide;
import sudoku.piece.Fits;
import sudoku.piece.Piece;

/** Cells of lesson 1's page after its pieces: one is broken and run, and a later one runs with what was written. */
@Needs({Need.CHROMIUM, Need.NPM})
@Timeout(1800)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class LiveCellsIT {
    private static final String LATER = "5e06b3fe";
    private static final List<String> CELLS =
            List.of("e75b513e", "10a021c1", "080d1ced", LATER, "17dee843", "312cfbe4", "78823e8e");
    private static final String SAVED = "saved when the page was made";
    private static final String FITS =
            """
            boolean fits(int[] board, int cell, int digit) {
                int n = size(board);
                for (int other = 0; other < board.length; other++) {
                    boolean isPeer = other / n == cell / n || other % n == cell % n || box(other, n) == box(cell, n);
                    if (isPeer && board[other] == digit) return false;
                }
                return true;
            }""";
    private static final String SOLVE =
            """
            long placed = 0;

            boolean solve(int[] board, int cell) {
                if (cell == board.length) return true;
                if (board[cell] != 0) return solve(board, cell + 1);
                for (int digit = 1; digit <= size(board); digit++) {
                    if (rule.fits(board, cell, digit)) {
                        board[cell] = digit;
                        placed++;
                        if (solve(board, cell + 1)) return true;
                        board[cell] = 0;
                    }
                }
                return false;
            }""";

    @TempDir
    private static Path scratch;

    @AutoClose
    private static LivePage page;

    @BeforeAll
    static void openPage() throws IOException {
        Path lesson = LivePage.write(scratch, "01-backtracking", CELLS);
        String place = "<div id=\"cell-id=" + LATER + "\">";
        Files.writeString(
                lesson,
                Files.readString(lesson)
                        .replace(place, place + "<div class=\"jp-Cell-outputWrapper\">" + SAVED + "</div>"));
        page = LivePage.open(scratch, lesson);
    }

    private static WebElement outputs(String piece) {
        return page.editor(piece).findElement(By.className("live-outputs"));
    }

    private static String drawn(String piece) {
        return outputs(piece).findElement(By.tagName("img")).getDomAttribute("alt");
    }

    private static WebElement later() {
        return page.browser().findElement(By.className("live-later"));
    }

    @Test
    @Order(1)
    void withoutAPieceOfHersALaterCellKeepsWhatThePageShows() {
        page.run("solve", SOLVE.replace("return true", "return false"));
        assertThat(outputs("solve").getText()).isEmpty();
        assertThat(later().isDisplayed()).isFalse();
        assertThat(page.browser().findElement(By.tagName("body")).getText())
                .containsSubsequence("With the answer filled in:", SAVED);
    }

    @Test
    @Order(2)
    void theTreeOfHerSolveIsTheOneThatIsDrawnInANotebook() {
        page.run("fits", FITS);
        assertThat(page.run("solve", SOLVE)).contains("✓Your solve is right.");
        Grid tiny = Grid.parse("...1.14343121234");
        String there = TreesSideBySide.of("search", tiny, Piece.steps(tiny, LiveCellsIT::solve))
                .html();
        assertThat(there)
                .contains("src=\""
                        + outputs("solve").findElement(By.tagName("img")).getDomAttribute("src") + "\"");
    }

    private static boolean solve(int[] board, int cell) {
        Fits rule = Fits.PIECE.libraryAsGiven();
        if (cell == board.length) {
            return true;
        }
        if (board[cell] != 0) {
            return solve(board, cell + 1);
        }
        for (int digit = 1; digit <= 4; digit++) {
            if (rule.fits(board, cell, digit)) {
                board[cell] = digit;
                if (solve(board, cell + 1)) {
                    return true;
                }
                board[cell] = 0;
            }
        }
        return false;
    }

    @Test
    @Order(3)
    void aLaterCellRunsWithHersInThePlaceOfWhatWasSaved() {
        int place = later().findElement(By.className("live-run")).getLocation().y;
        later().findElement(By.className("live-run")).click();
        new WebDriverWait(page.browser(), Duration.ofMinutes(2))
                .until(open -> later().getText().contains("count the same"));
        assertThat(later().getText()).contains("With yours:", "true, 4208 nodes for 51 blanks");
        assertThat(later().findElement(By.className("live-run")).getLocation().y)
                .as("the button stays where it was")
                .isEqualTo(place);
        assertThat(page.browser().findElement(By.tagName("body")).getText())
                .doesNotContain(SAVED, "With the answer filled in:");
    }

    @Test
    @Order(4)
    void whatSheBreaksIsDrawnAsSheHasBrokenIt() {
        String forgetful = page.written("forgetful");
        page.run("forgetful", forgetful);
        assertThat(drawn("forgetful")).contains("forgetful: 50 nodes", "the same tree as “solve”");
        page.run("forgetful", forgetful.replace("board[cell] = 0;", "// board[cell] = 0;") + "   // the end");
        assertThat(drawn("forgetful")).contains("solve: 50 nodes", "forgetful: 9 nodes, 2 dead ends, 0 solutions");
        page.run("forgetful", forgetful.replace("int digit = 1", "int digit = 2"));
        assertThat(drawn("forgetful")).contains("solve: 50 nodes").doesNotContain("forgetful: 50", "forgetful: 9 ");
    }

    @Test
    @Order(5)
    void anErrorIsToldAtItsLineAndColumn() {
        String said = page.run("backwards", page.written("backwards").replace("return false;", "return fals;"));
        assertThat(said).contains("Line 12, column 12: fals cannot be resolved to a variable");
        assertThat(page.editor("backwards")
                        .findElement(By.className("cm-lintRange-error"))
                        .getText())
                .isEqualTo("fals");
        said = page.run("backwards", page.written("backwards").replace("return fals;", "return board[99] == 0;"));
        assertThat(said).contains("Index 99 out of bounds for length 16").contains("line 12: return board[99] == 0;");
    }

    @Tag("thorough")
    @Test
    @Order(6)
    void aLoopWithoutAnEndIsStopped() {
        String text = page.written("forgetful");
        page.write("forgetful", "int turns = 0;\nwhile (true) { turns++; }\n" + text);
        page.stop("forgetful");
        assertThat(page.said("forgetful")).contains("Stopped.");
        page.run("forgetful", text);
        assertThat(drawn("forgetful")).contains("solve: 50 nodes");
    }

    @Tag("thorough")
    @Test
    @Order(7)
    void afterTheNextVisitHersIsStillUsed() {
        page.browser().navigate().refresh();
        assertThat(later().isDisplayed()).isTrue();
        assertThat(page.written("forgetful")).contains("int digit = 2");
        page.run("forgetful", page.written("forgetful"));
        assertThat(drawn("forgetful")).contains("solve: 50 nodes");
    }
}

package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.Solvers;

/** What is typed and pasted on the board, and what thinking says of it. */
@Needs(Need.CHROMIUM)
@Timeout(900)
class BoardIT {
    private static final String WIKIPEDIA = NamedPuzzles.get("wikipedia").grid().toLine();

    @TempDir
    private static Path scratch;

    @AutoClose
    private static BoardInBrowser page;

    @BeforeAll
    static void open() throws IOException {
        page = BoardInBrowser.open(scratch);
    }

    @BeforeEach
    void begin() {
        page.begin();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "123 | the text has 3 of 81 cells. Add 78, with a dot for each blank cell.",
                "'' | There is no board yet: the text has 0 of 81 cells.",
                "'12\n3x5' | Line 2, character 2: “x” is neither a digit nor a blank. Write 1 to 9,",
                "'12😀' | Line 1, character 3: “😀” is neither",
            })
    void whatIsNoBoardIsSaidToBeNoneWithWhereAndWhatToDoAndNothingIsLost(String text, String problem) {
        page.enter(WIKIPEDIA);
        page.enter(text);
        assertThat(page.by("problem").getText()).contains(problem).endsWith("The board is as it was.");
        assertThat(page.by("text").getDomProperty("value")).isEqualTo(text);
        assertThat(page.board()).isEqualTo(WIKIPEDIA);
    }

    @Test
    void theLineThatIsTooShortIsNamed() {
        String lines = WIKIPEDIA.replaceAll("(.{9})", "$1\n").strip();
        page.enter(lines.replaceFirst("\n6", "\n"));
        assertThat(page.by("problem").getText()).contains("line 2 has 8 of 9 cells. Add 1");
    }

    @Test
    void aBoardWithRulersZerosAndStarsIsRead() {
        String grid = NamedPuzzles.get("wikipedia").grid().toString();
        page.enter(grid.replaceFirst("\\.", "0").replaceFirst("\\.", "*"));
        assertThat(page.board()).isEqualTo(WIKIPEDIA);
    }

    @Test
    void aPuzzlePastedIntoACellIsPutOnTheBoard() {
        page.browser()
                .executeScript(
                        """
                const clipboardData = new DataTransfer();
                clipboardData.setData("text/plain", arguments[1]);
                const paste = new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true});
                arguments[0].dispatchEvent(paste);
                """,
                        page.cell(40),
                        WIKIPEDIA);
        assertThat(page.board()).isEqualTo(WIKIPEDIA);
    }

    @ParameterizedTest
    @ValueSource(strings = {"swapped", "double-five", "double-in-box", "wikipedia"})
    void theCellsInConflictAreThoseOfTheLibrary(String key) {
        Grid grid = NamedPuzzles.get(key).grid();
        page.enter(grid.toLine());
        List<String> names = page.names();
        assertThat(IntStream.range(0, 81).filter(cell -> names.get(cell).contains("conflict")))
                .containsExactlyElementsOf(Rules.conflicts(grid).stream()
                        .flatMap(conflict -> conflict.cells().stream())
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void aKeyboardIsEnoughAndEachCellSaysWhatIsInIt() {
        page.cell(0).click();
        page.type("5", Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, "5");
        assertThat(page.names())
                .startsWith(
                        "Row 1, column 1, 5, conflicts with another 5 in its row and box",
                        "Row 1, column 2, blank",
                        "Row 1, column 3, 5, conflicts with another 5 in its row and box");
        assertThat(page.by("status").getText())
                .isEqualTo("Conflict: 5 is in row 1 more than once and 5 is in box 1 more than once.");
        page.type("x");
        assertThat(page.by("status").getText()).startsWith("Row 1, column 3: “x” is not a digit.");
        page.type(Keys.BACK_SPACE, Keys.ARROW_DOWN, "7", "8", Keys.HOME, Keys.ARROW_UP, Keys.ARROW_UP);
        assertThat(page.board()).startsWith("5..........8...").doesNotContain("7");
        assertThat(page.browser().switchTo().activeElement()).isEqualTo(page.cell(0));
        assertThat(page.browser().findElements(By.cssSelector("#board input[tabindex='0']")))
                .hasSize(1);
    }

    @Test
    void whatIsOnTheBoardIsThereAgainWhenThePageIsOpenedAgainAndCanBeUndone() {
        page.enter(WIKIPEDIA);
        page.cell(2).click();
        page.type("4");
        page.browser().navigate().refresh();
        assertThat(page.board()).isEqualTo(WIKIPEDIA.replaceFirst("53\\.", "534"));
        page.by("clear").click();
        page.by("undo").click();
        page.by("undo").click();
        assertThat(page.board()).isEqualTo(WIKIPEDIA);
    }

    @Test
    void theCandidatesAreThoseOfTheLibrary() {
        Grid grid = NamedPuzzles.get("wikipedia").grid();
        page.enter(grid.toLine());
        page.by("marks").click();
        page.awaitThat(() -> page.names().get(2).contains("can be"));
        List<String> names = page.names();
        for (int cell = 0; cell < 81; cell++) {
            String can = names.get(cell).replaceFirst(".*can be |.*", "").replaceAll("\\D", "");
            int[] digits = grid.isBlank(cell) ? Digits.toArray(Rules.candidates(grid, cell)) : new int[0];
            assertThat(can)
                    .as(names.get(cell))
                    .isEqualTo(IntStream.of(digits).mapToObj(String::valueOf).collect(Collectors.joining()));
        }
        page.cell(2).click();
        page.awaitWords("why", "Row 1, column 3: 1, 2 or 4 are left. Its row has 3, 5 and 7, its column has 8");
    }

    @Tag("thorough")
    @Test
    void hintsAloneSolveAnEasyPuzzle() {
        Grid puzzle = NamedPuzzles.get("wikipedia").grid();
        page.enter(puzzle.toLine());
        for (int left = puzzle.blanks(); left > 0; left--) {
            page.by("hint").click();
            page.awaitThat(() -> page.by("put").isDisplayed());
            assertThat(page.by("hinted").getText()).containsPattern("can only be (at|\\d)");
            page.by("put").click();
        }
        assertThat(page.board())
                .isEqualTo(Solvers.named("dlx").solve(puzzle).solution().toLine());
    }
}

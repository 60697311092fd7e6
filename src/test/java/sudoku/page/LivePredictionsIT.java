package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.NormalForm;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.notebook.TypedGuess;

/** A prediction is asked for before the result is in sight, and compared with it as in a notebook. */
@Needs({Need.CHROMIUM, Need.NPM})
@Timeout(1800)
@Tag("thorough")
class LivePredictionsIT {
    private static final Path LESSON = Path.of("notebooks/02-bitmask.ipynb");
    private static final String LOOKS = "looks at a cell";
    private static final String WRONG = "wrong answers of 4,608";
    private static final String OUTPUTS =
            """
            <div id="cell-id=5126752b">
              <div class="jp-InputArea-editor">Predict.that("looks at a cell", "?");</div>
            </div>
            <div class="jp-OutputArea-child"><div class="jp-OutputArea-output">looks at a cell: 1,193,601.</div></div>
            <div class="jp-OutputArea-child"><div class="jp-OutputArea-output">Derived: 3,067,632 at most.</div></div>
            <div class="jp-OutputArea-child"><div class="jp-OutputArea-output">283 looks for each node</div></div>
            <div id="cell-id=915d4d0b"><div class="jp-InputArea-editor">int twice = 2;</div></div>
            <div class="jp-OutputArea-output">
              <details><summary>wrong answers of 4,608</summary>4 · 9 = 36</details>
            </div>
            """;

    @TempDir
    private static Path scratch;

    @AutoClose
    private static LivePage page;

    @BeforeAll
    static void openPage() throws IOException {
        Path lesson = LivePage.write(scratch, "02-bitmask", List.of());
        Files.writeString(lesson, Files.readString(lesson).replaceFirst("<script", OUTPUTS + "<script"));
        page = LivePage.open(scratch, lesson);
    }

    @BeforeEach
    void nothingIsPredictedYet() {
        page.browser().executeScript("localStorage.clear();");
        page.browser().navigate().refresh();
    }

    private static WebElement form(String what) {
        return page.browser().findElement(By.cssSelector("form[aria-label='Your prediction: " + what + "']"));
    }

    private static String said(String what) {
        WebElement status = form(what).findElement(By.className("live-status"));
        new WebDriverWait(page.browser(), Duration.ofMinutes(3))
                .until(open -> !status.getText().isEmpty());
        return status.getText();
    }

    /** Typed with the keyboard, as far as the line's end. */
    private static String predict(String what, String number, String because) {
        page.browser().executeScript("arguments[0].querySelector('.live-status').textContent = '';", form(what));
        WebElement typed = form(what).findElement(By.className("live-number"));
        typed.sendKeys(Keys.chord(Keys.CONTROL, "a"), number);
        WebElement reason = form(what).findElement(By.className("live-because"));
        reason.sendKeys(Keys.chord(Keys.CONTROL, "a"), because, Keys.ENTER);
        return said(what);
    }

    private static WebElement folded(String what) {
        return page.browser().findElement(By.xpath("//details[contains(summary, '" + what + "')]"));
    }

    private static String compared(String what) {
        WebElement box = folded(what).findElement(By.xpath("preceding-sibling::div[@class='live-compared'][1]"));
        new WebDriverWait(page.browser(), Duration.ofMinutes(3))
                .until(open -> !box.getDomProperty("innerHTML").isEmpty());
        List<WebElement> pictures = box.findElements(By.tagName("img"));
        return box.getText()
                + pictures.stream().map(each -> each.getDomAttribute("alt")).toList();
    }

    @Test
    void whatWasMeasuredIsOutOfSightUntilSheHasPredicted() {
        assertThat(folded(LOOKS).getDomProperty("open")).isEqualTo("false");
        assertThat(folded(LOOKS).getDomProperty("textContent"))
                .contains("1,193,601.", "Derived: 3,067,632 at most.")
                .doesNotContain("283 looks");
        assertThat(page.browser().findElement(By.tagName("body")).getText())
                .contains("283 looks for each node")
                .doesNotContain("1,193,601");
        assertThat(folded(WRONG).getDomProperty("open")).isEqualTo("false");
    }

    @Test
    void aGuessIsKeptAndSetBesideWhatWasMeasuredWithItsReason() {
        assertThat(predict(LOOKS, "2 million", "nine digits \"<b>\" for each"))
                .isEqualTo("Kept: looks at a cell ≈ 2,000,000, because nine digits \"<b>\" for each. You will see.");
        assertThat(compared(LOOKS))
                .contains("1,193,601", "2,000,000", "You said: because nine digits \"<b>\" for each.");
        assertThat(folded(LOOKS).getDomProperty("open")).isEqualTo("true");
    }

    @Test
    void aNumberThatCanBeKnownIsRightOrWrongAndItsDerivationIsShown() {
        predict(WRONG, "4*9", "");
        String right = compared(WRONG);
        assertThat(right).contains("Derived: 4 · 9 = 36.");
        predict(WRONG, "37", "");
        assertThat(compared(WRONG)).contains("37").isNotEqualTo(right);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,193,601 * 2", "~69 million", "2 + (4-1)*3 / sqrt(9)", "3² - 50%"})
    void aNumberIsReadAsInANotebook(String typed) {
        assertThat(predict(LOOKS, typed, "because … so?"))
                .isEqualTo(TypedGuess.of(LOOKS, typed, "because … so?")
                        .orElseThrow()
                        .kept());
    }

    @ParameterizedTest
    @ValueSource(strings = {"many", "12 apples", "-3", "1e999"})
    void whatIsNoNumberIsSaidToBeNoneAndTheResultStaysFolded(String typed) {
        assertThat(predict(LOOKS, typed, "")).startsWith("\"" + typed + "\" cannot be read as a number.");
        assertThat(folded(LOOKS).getDomProperty("open")).isEqualTo("false");
    }

    @Test
    void withoutANumberNothingIsKept() {
        assertThat(predict(LOOKS, "?", "I wonder")).startsWith("No prediction yet: looks at a cell.");
        assertThat(folded(LOOKS).getDomProperty("open")).isEqualTo("false");
    }

    @Test
    void aPredictionThatIsTakenBackHidesTheResultAgain() {
        predict(WRONG, "36", "");
        compared(WRONG);
        predict(WRONG, "?", "");
        assertThat(folded(WRONG).isDisplayed()).isTrue();
        assertThat(folded(WRONG).getDomProperty("open")).isEqualTo("false");
    }

    @Test
    void whatWasPredictedIsThereAgainWhenThePageIsOpenedAgain() {
        predict(LOOKS, "7e5", "so");
        page.browser().navigate().refresh();
        assertThat(said(LOOKS)).isEqualTo("Kept: looks at a cell ≈ 700,000, because so. You will see.");
        assertThat(compared(LOOKS)).contains("700,000");
    }

    @Test
    void codeIsHiddenOnlyWhereItDoesNothingButAsk() {
        assertThat(page.browser().findElement(By.id("cell-id=5126752b")).getDomAttribute("class"))
                .isEqualTo("live-cell");
        assertThat(page.browser().findElement(By.id("cell-id=915d4d0b")).getDomAttribute("class"))
                .isNull();
    }

    @Test
    void aPredictionIsInTheSavedNotebookAndComesInFromIt() throws IOException {
        predict(LOOKS, "2 million", "a \\ and a \"quotation\"");
        Path saved = page.save(scratch, "02-bitmask");
        String cell = sourceOf(Notebook.read(saved));
        assertThat(cell)
                .contains("Predict.that(\"looks at a cell\", \"2 million\",")
                .contains("\"because a \\\\ and a \\\"quotation\\\"\");");
        page.browser().executeScript("localStorage.clear();");
        page.browser().navigate().refresh();
        assertThat(page.open(saved))
                .isEqualTo("Taken from 02-bitmask.ipynb: the prediction of looks at a cell."
                        + " What you had written here is kept below each piece.");
        assertThat(said(LOOKS)).contains("because a \\ and a \"quotation\".");
    }

    @Test
    void aPredictionOfHersIsNotReplacedByANotebooks() throws IOException {
        predict(LOOKS, "5", "");
        Path saved = page.save(scratch, "02-bitmask");
        predict(LOOKS, "6", "");
        assertThat(page.open(saved)).isEqualTo("There is nothing in 02-bitmask.ipynb that you do not have here.");
        assertThat(form(LOOKS).findElement(By.className("live-number")).getDomProperty("value"))
                .isEqualTo("6");
    }

    @Test
    void aNotebookIsSavedAsItIsWhereNothingIsPredicted() throws IOException {
        assertThat(Files.readAllBytes(page.save(scratch, "02-bitmask")))
                .isEqualTo(NormalForm.of(LessonEdition.STUDENT.of(Notebook.read(LESSON), LESSON.toString())));
    }

    private static String sourceOf(Notebook notebook) {
        return notebook.cells().stream()
                .filter(cell -> cell.path("id").asText().equals("5126752b"))
                .map(Notebook::source)
                .findFirst()
                .orElseThrow();
    }
}

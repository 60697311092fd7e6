package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
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
import org.openqa.selenium.support.ui.WebDriverWait;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The page of an exercise, as somebody uses it: questions, a check, a hint, an error in her own line. */
@Needs({Need.CHROMIUM, Need.NPM})
@Timeout(1800)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class LiveExerciseIT {
    private static final String TASK = "answer to task 1";
    private static final String RIGHT =
            """
            List<int[]> conflicts(int[] board, int[][] houses) {
                List<int[]> found = new ArrayList<>();
                for (int house = 0; house < houses.length; house++) {
                    int[] times = new int[17];
                    for (int cell : houses[house]) {
                        times[board[cell]]++;
                    }
                    for (int digit = 1; digit <= 16; digit++) {
                        if (times[digit] > 1) {
                            found.add(new int[] {house, digit});
                        }
                    }
                }
                return found;
            }""";

    @TempDir
    private static Path scratch;

    @AutoClose
    private static LivePage page;

    @BeforeAll
    static void openPage() throws IOException {
        page = LivePage.open(
                scratch,
                "exercise-01-backtracking",
                List.of("task1-questions", "task1-answer", "task1", "task1-check", "task2-answer"));
    }

    private static WebElement questions() {
        return page.browser().findElement(By.cssSelector("form[aria-label='Before you write: task 1']"));
    }

    private static String waitFor(WebElement place) {
        new WebDriverWait(page.browser(), Duration.ofMinutes(3))
                .until(open -> !place.getText().isEmpty());
        return place.getText();
    }

    @Test
    @Order(1)
    void whatOnlyANotebookRunsIsOutOfSight() {
        assertThat(List.of("task1-questions", "task1", "task1-check"))
                .noneMatch(
                        id -> page.browser().findElement(By.id("cell-id=" + id)).isDisplayed());
        assertThat(page.written(TASK)).contains("// YOUR CODE HERE").doesNotContain("times");
    }

    @Test
    @Order(2)
    void aCheckIsClosedUntilTheQuestionsAreAnswered() {
        assertThat(page.run(TASK, RIGHT)).contains("As soon as the 3 questions above are answered");
    }

    @Test
    @Order(3)
    void aWrongAnswerToAQuestionIsToldWhatHelps() {
        List<WebElement> inputs = questions().findElements(By.tagName("input"));
        inputs.get(0).sendKeys("3");
        inputs.get(1).sendKeys("0");
        inputs.get(2).sendKeys("0, 12", Keys.ENTER);
        assertThat(waitFor(questions().findElement(By.className("live-told"))))
                .contains("Question 1: not 3. There are three pairs, but one digit.")
                .contains("Question 3: 0, 12 is right.");
        inputs.get(0).sendKeys(Keys.chord(Keys.CONTROL, "a"), "1");
    }

    @Test
    @Order(4)
    void aRightAnswerGetsItsPointsAndAnotherWay() {
        assertThat(page.run(TASK, RIGHT)).contains("3 of 3 points safe").contains("Another way");
    }

    @Test
    @Order(5)
    void aWrongAnswerIsToldWhatWasExpectedWithAPictureAndAHint() {
        assertThat(page.run(TASK, RIGHT.replace("digit = 1", "digit = 0")))
                .contains("2 of 3 points safe")
                .contains("This is not a conflict: digit 0 in house")
                .contains("Hint. 0 means that a cell is blank.");
        assertThat(page.editor(TASK).findElement(By.tagName("img")).getDomAttribute("alt"))
                .isNotEmpty();
    }

    @Test
    @Order(6)
    void anErrorIsToldAtItsOwnLineAlsoBelowAnotherAnswer() {
        assertThat(page.run(
                        "answer to task 2",
                        "void allSolutions(int[] board, Consumer<String> found) {\n    found.accept(lines);\n}"))
                .contains("Line 2, column 18: lines cannot be resolved to a variable");
    }

    @Test
    @Order(7)
    void hintsComeOneAtATime() {
        page.editor(TASK).findElement(By.className("live-hint")).click();
        assertThat(waitFor(page.editor(TASK).findElement(By.cssSelector("section > .live-told"))))
                .contains("One house at a time")
                .doesNotContain("Count in a map");
    }

    @Test
    @Order(8)
    void whatIsTypedIsThereAgainWhenThePageIsOpenedAgain() {
        page.browser().navigate().refresh();
        assertThat(page.written(TASK)).contains("digit = 0");
        assertThat(questions().findElements(By.tagName("input")).get(0).getDomProperty("value"))
                .isEqualTo("1");
    }
}

package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The page of lesson 14: it asks for predictions, judges four pieces, and says of the fifth why it cannot. */
@Needs({Need.CHROMIUM, Need.NPM})
@Timeout(1800)
@Tag("thorough")
class LiveLastLessonIT {
    private static final String PREDICTION = "b52c8d13";
    private static final String ALLOWED = "7d84c7b2";
    private static final String RULES = "55c17596";
    private static final String HEAD = "boolean allowed(Timetable table, int[] at, int lesson, int slot) {\n    ";

    @TempDir
    private static Path scratch;

    @AutoClose
    private static LivePage page;

    @BeforeAll
    static void openPage() throws IOException {
        page = LivePage.open(scratch, "14-own-problem", List.of(PREDICTION, ALLOWED, RULES));
        page.editor("allowed");
    }

    @Test
    void aPieceThatThePageCannotRunSaysWhyAndHasNoEditor() {
        WebElement next =
                page.browser().findElement(By.xpath("//*[@id='cell-id=" + RULES + "']/following-sibling::*[1]"));
        assertThat(next.getText()).isEqualTo("This piece uses Model, which a page doesn't have. Write it in Jupyter.");
        assertThat(page.browser().findElements(By.cssSelector("section.live"))).hasSize(1);
    }

    @Test
    void aPieceThatAsksATimetableIsJudged() {
        assertThat(page.run("allowed", HEAD + "return !table.lab[lesson] || slot % table.rooms == 0;\n}"))
                .contains("Your allowed says true, but");
    }

    @Test
    void stopWhileAPredictionWaitsSaysWhatToDo() {
        page.write("allowed", HEAD + "while (true) {\n    }\n}");
        new WebDriverWait(page.browser(), Duration.ofMinutes(3)).until(open -> page.editor("allowed")
                .findElement(By.cssSelector(".live-stop"))
                .isDisplayed());
        WebElement form = page.browser().findElement(By.cssSelector("form[aria-label='Your prediction: timetables']"));
        form.findElement(By.className("live-number")).sendKeys("500", Keys.ENTER);
        page.stop("allowed");
        WebElement status = form.findElement(By.className("live-status"));
        new WebDriverWait(page.browser(), Duration.ofMinutes(1))
                .until(open -> !status.getText().isEmpty());
        assertThat(status.getText())
                .isEqualTo("Stop ended this too, before your prediction was read. Press Keep it once more.");
        form.findElement(By.className("live-keep")).click();
        new WebDriverWait(page.browser(), Duration.ofMinutes(1))
                .until(open -> status.getText().startsWith("Kept: timetables ≈ 500"));
    }
}

package sudoku.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import sudoku.needs.Browser;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Points and comments are typed on the page, kept by the browser, and handed out as the file that a grading reads. */
@Needs(Need.CHROMIUM)
class OpenPageIT {
    private static final String EVIL = "<img src=x onerror=alert(1)>\"'";

    @TempDir
    Path out;

    private static Grade grade(String student) {
        return SampleGrade.of(student, SampleGrade.row(1, 3))
                .open("Because " + EVIL)
                .grade();
    }

    private OpenTask task() {
        return OpenTask.of(List.of(grade("Ada, B"), grade("=Eve" + EVIL)), out, Optional.empty())
                .orElseThrow();
    }

    @Test
    void whatIsTypedIsKeptAndReadByTheNextGrading() throws Exception {
        Path page = Files.writeString(out.resolve("open.html"), task().page("01", Map.of()));
        ChromeDriver browser = Browser.open(out.resolve("profile"), 1280, 720);
        try {
            browser.get(page.toUri().toString());
            List<WebElement> points = browser.findElements(By.cssSelector("input.points"));
            List<WebElement> comments = browser.findElements(By.cssSelector("input.comment"));
            points.get(0).sendKeys("3.5");
            comments.get(0).sendKeys("Good, \"well\" counted");
            points.get(1).sendKeys("1");
            comments.get(1).sendKeys("=1+1");
            browser.navigate().refresh();
            assertThat(browser.findElement(By.cssSelector("input.points")).getDomProperty("value"))
                    .isEqualTo("3.5");
            String csv = (String) browser.executeAsyncScript("const done = arguments[0];"
                    + "URL.createObjectURL = blob => { blob.text().then(done); return 'about:blank'; };"
                    + "HTMLAnchorElement.prototype.click = () => {}; document.getElementById('save').click();");
            Files.writeString(out.resolve(OpenTask.POINTS), csv);
            assertThat(browser.findElements(By.cssSelector("section img")))
                    .as("what students have written")
                    .isEmpty();
        } finally {
            browser.quit();
        }
        List<Grade> read = task().graded();
        assertThat(read).extracting(grade -> grade.points().toPlainString()).containsExactly("4.5", "2");
        assertThat(read.get(0).read().orElseThrow().comment()).isEqualTo("Good, \"well\" counted");
        assertThat(read.get(1).read().orElseThrow().comment()).isEqualTo("'=1+1");
    }
}

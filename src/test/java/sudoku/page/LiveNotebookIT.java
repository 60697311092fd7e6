package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.NormalForm;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** What is written in a lesson's page goes out as the lesson's notebook and comes in from one. */
@Needs({Need.CHROMIUM, Need.NPM})
@Timeout(1800)
class LiveNotebookIT {
    private static final String FITS = "e75b513e";
    private static final String GREEDY = "10a021c1";
    private static final String HERS =
            "boolean fits(int[] board, int cell, int digit) {\n    return 1 < 2; // é ≈ \"\n}";
    private static final String OTHER = "boolean fits(int[] board, int cell, int digit) {\n    return cell > 3;\n}";
    private static final Path LESSON = Path.of("notebooks/01-backtracking.ipynb");

    @TempDir
    private static Path scratch;

    @AutoClose
    private static LivePage page;

    @BeforeAll
    static void openPage() throws IOException {
        page = LivePage.open(scratch, "01-backtracking", List.of(FITS, GREEDY, "080d1ced", "78823e8e"));
    }

    @BeforeEach
    void nothingIsWrittenYet() {
        page.browser().executeScript("localStorage.clear();");
        page.browser().navigate().refresh();
    }

    private static Notebook students() {
        return LessonEdition.STUDENT.of(Notebook.read(LESSON), LESSON.toString());
    }

    private static Notebook with(Map<String, String> written) {
        Notebook notebook = students();
        for (ObjectNode cell : notebook.cells()) {
            String own = written.get(cell.path("id").asText());
            if (own != null) {
                cell.put("source", own);
            }
        }
        return notebook;
    }

    /** What the page says of a file with this content. */
    private static String open(String name, byte[] content) throws IOException {
        return page.open(Files.write(scratch.resolve(name), content));
    }

    private static byte[] save() throws IOException {
        return Files.readAllBytes(page.save(scratch, "01-backtracking"));
    }

    @Test
    void whatIsSavedIsTheStudentsNotebookWithWhatSheHasWritten() throws IOException {
        page.paste("fits", HERS);
        assertThat(save()).asString().isEqualTo(new String(NormalForm.of(with(Map.of(FITS, HERS)))));
    }

    @Test
    void aNotebookIsTakenInAndIsThereAgainWhenThePageIsOpenedAgain() throws IOException {
        assertThat(open("mine.ipynb", NormalForm.of(with(Map.of(FITS, HERS)))))
                .startsWith("Taken from mine.ipynb: fits.");
        page.browser().navigate().refresh();
        assertThat(page.written("fits")).isEqualTo(HERS);
        assertThat(page.editor("fits").findElement(By.className("live-earlier")).isDisplayed())
                .isFalse();
    }

    @Test
    void whatWasWrittenHereIsKeptBelowAndCanBeTakenBack() throws IOException {
        page.paste("fits", HERS);
        open("other.ipynb", NormalForm.of(with(Map.of(FITS, OTHER))));
        page.browser().navigate().refresh();
        assertThat(page.written("fits")).isEqualTo(OTHER);
        WebElement earlier = page.editor("fits").findElement(By.className("live-earlier"));
        earlier.findElement(By.tagName("summary")).click();
        assertThat(earlier.findElement(By.tagName("pre")).getText()).isEqualTo(HERS);
        earlier.findElement(By.className("live-back")).click();
        assertThat(page.written("fits")).isEqualTo(HERS);
        assertThat(earlier.findElement(By.tagName("pre")).getDomProperty("textContent"))
                .isEqualTo(OTHER);
    }

    @Test
    void aPieceThatIsNotWrittenInTheNotebookStaysAsItIsHere() throws IOException {
        page.paste("fits", HERS);
        String greedy = "int greedy(int[] board) {\n    return 7;\n}";
        assertThat(open("greedy.ipynb", NormalForm.of(with(Map.of(GREEDY, greedy)))))
                .startsWith("Taken from greedy.ipynb: greedy.");
        assertThat(page.written("fits")).isEqualTo(HERS);
        assertThat(page.written("greedy")).isEqualTo(greedy);
    }

    @Test
    void whatThePageCannotRunComesInAndGoesOutAgain() throws IOException {
        String change = students().cells().stream()
                .filter(cell -> Notebook.hasTag(cell, "change"))
                .findFirst()
                .orElseThrow()
                .path("id")
                .asText();
        Notebook hers = with(Map.of(change, "int changed = 1;"));
        assertThat(open("changed.ipynb", NormalForm.of(hers))).contains("in the notebook that you save");
        assertThat(save()).asString().isEqualTo(new String(NormalForm.of(hers)));
    }

    @Test
    void aFileThatIsNoNotebookOfThisLessonIsToldInASentenceAndChangesNothing() throws IOException {
        page.paste("fits", HERS);
        assertThat(open("photo.ipynb", new byte[] {(byte) 0xFF, 0, 1}))
                .isEqualTo("photo.ipynb is not a notebook: choose 01-backtracking.ipynb,"
                        + " in which you worked on this lesson.");
        assertThat(open("list.ipynb", "{\"cells\": 3}".getBytes())).startsWith("list.ipynb is not a notebook");
        assertThat(open("odd.ipynb", "{\"cells\": [null, 1, {\"cell_type\": \"code\"}]}".getBytes()))
                .isEqualTo("odd.ipynb is not a notebook of this lesson: none of its cells belongs here.");
        assertThat(open("stack.ipynb", Files.readAllBytes(Path.of("notebooks/03-stack.ipynb"))))
                .startsWith("stack.ipynb is not a notebook of this lesson");
        assertThat(open("same.ipynb", NormalForm.of(students())))
                .isEqualTo("There is nothing in same.ipynb that you do not have here.");
        assertThat(page.written("fits")).isEqualTo(HERS);
    }

    @Test
    void startingOverKeepsWhatWasWritten() {
        page.paste("fits", HERS);
        page.editor("fits").findElement(By.className("live-anew")).click();
        assertThat(page.written("fits")).doesNotContain("1 < 2");
        assertThat(page.editor("fits")
                        .findElement(By.cssSelector(".live-earlier pre"))
                        .getDomProperty("textContent"))
                .isEqualTo(HERS);
    }
}

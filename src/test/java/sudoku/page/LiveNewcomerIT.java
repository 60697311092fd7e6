package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.WebElement;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.notebook.Proof;

/** What a newcomer with a phone ran into: a question without buttons, a tunnel, a run without a word, lines cut off. */
@Needs({Need.CHROMIUM, Need.NPM})
@Timeout(1800)
class LiveNewcomerIT {
    private static final String LESSON = "01-backtracking";
    private static final String FITS = "e75b513e";
    private static final String GREEDY = "10a021c1";
    private static final String RIGHT =
            """
            boolean fits(int[] board, int cell, int digit) {
                int n = size(board);
                for (int other = 0; other < board.length; other++) {
                    boolean sees = other / n == cell / n || other % n == cell % n || box(other, n) == box(cell, n);
                    if (sees && board[other] == digit) return false;
                }
                return true;
            }
            """;
    private static final String STEP = "e1a0w009";
    private static final String DIGIT = "int digit = 4;   // change it";

    @TempDir
    private Path scratch;

    private static String step(LivePage page) {
        return page.browser()
                .findElement(By.cssSelector("section[aria-label='Your step of the proof']"))
                .getText();
    }

    private static void choose(LivePage page, String letter) {
        page.browser()
                .findElement(
                        By.xpath("//section[@aria-label='Your step of the proof']//button[text()='" + letter + "']"))
                .click();
    }

    @Test
    void eachStepOfAProofIsAnsweredAsInANotebookAndTheLastIsKept() throws IOException {
        try (LivePage page = LivePage.open(scratch, LESSON, List.of(STEP))) {
            assertThat(step(page)).doesNotContain("No, not", "Yes, ");
            Proof.replies(LESSON).forEach((letter, says) -> {
                choose(page, letter);
                assertThat(step(page)).contains(says);
            });
            choose(page, "c");
            page.browser().navigate().refresh();
            assertThat(step(page)).contains("Yes, c. ");
            Path saved = page.save(scratch, LESSON);
            assertThat(Notebook.read(saved).cells())
                    .extracting(Notebook::source)
                    .contains("Proof.step(\"01-backtracking\", \"c\");");
            page.browser().executeScript("localStorage.clear();");
            page.browser().navigate().refresh();
            assertThat(step(page)).doesNotContain("Yes, c. ");
            assertThat(page.open(saved)).contains("the step of the proof");
            assertThat(step(page)).contains("Yes, c. ");
        }
    }

    @Test
    void aScriptThatCouldNotBeLoadedIsAskedForAgain() throws IOException {
        Path copy = Files.createDirectories(scratch.resolve("live"));
        try (Stream<Path> files = Files.list(PageBuild.folder())) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                Files.copy(each, copy.resolve(each.getFileName()));
            }
        }
        Path lesson = LivePage.write(scratch, LESSON, List.of(FITS));
        String place = PageBuild.folder().toAbsolutePath().toUri().toString();
        Files.writeString(lesson, Files.readString(lesson).replace(place, "live/"));
        Path away = Files.move(copy.resolve("compiler.js"), scratch.resolve("away.js"));
        try (LivePage page = LivePage.open(scratch, lesson)) {
            String fits = page.written("fits");
            assertThat(page.run("fits", fits)).contains("The file compiler.js could not be loaded. Are you online");
            Files.move(away, copy.resolve("compiler.js"));
            assertThat(page.run("fits", fits)).contains("Your fits still says true to everything");
        }
    }

    @Test
    void aRunSaysThatItShowedNothingAndACommentAtItsEndHidesNothing() throws IOException {
        List<String> cells = Notebook.read(Path.of("notebooks/00-start-here.ipynb")).cells().stream()
                .filter(cell -> Notebook.hasTag(cell, "change") || Notebook.hasTag(cell, "raises-exception"))
                .map(cell -> cell.path("id").asText())
                .toList();
        try (LivePage page = LivePage.open(scratch, "00-start-here", cells)) {
            page.run("digit", DIGIT);
            WebElement drawn = page.editor("digit").findElement(By.cssSelector(".live-outputs img"));
            assertThat(drawn.getDomAttribute("alt")).contains("Sudoku board 9×9");
            assertThat(page.run("cell", "int nothing = 0;")).contains("It ran, and showed nothing.");
        }
    }

    @Test
    void whatIsSaidOfAPieceLeadsOnFromIt() throws IOException {
        try (LivePage page = LivePage.open(scratch, LESSON, List.of(FITS, GREEDY))) {
            assertThat(page.run("greedy", "int gredy(int[] board) { return -1; }"))
                    .contains("There is no method greedy here: that is what yours has to be called.");
            assertThat(page.run("greedy", "int greedy(int[] board) { return fits(board, 0, 1) ? 0 : 1; }"))
                    .contains("Did you mean rule.fits?");
            assertThat(page.run("fits", "boolean fits(int[] board, int cell, int digit) { return board[99] == 0; }"))
                    .contains("line 1: boolean fits");
            assertThat(page.run("fits", RIGHT)).contains("Your fits is right.");
            assertThat(page.run("greedy", "int greedy(int[] board) { while (true) rule.fits(board, 0, 1); }"))
                    .contains("of your fits: ", "line 1: int greedy");
        }
    }

    @Test
    void aCellThatRunsIsNamedToAnotherThatWaitsForIt() throws IOException {
        try (LivePage page = LivePage.open(scratch, LESSON, List.of(FITS, GREEDY))) {
            page.write("greedy", "int greedy(int[] board) { while (true) rule.fits(board, 0, 1); }");
            assertThat(page.run("fits", RIGHT)).contains("Your greedy is still running: wait, or stop it.");
            page.stop("greedy");
            page.said("greedy");
            assertThat(page.run("fits", RIGHT)).contains("Your fits is right.");
        }
    }

    @Test
    void onANarrowPageALineOfHersIsWrappedAndNotCutOff() throws IOException {
        try (LivePage page = LivePage.open(scratch, LESSON, List.of(FITS))) {
            page.browser().manage().window().setSize(new Dimension(500, 800));
            WebElement text = page.editor("fits").findElement(By.className("cm-scroller"));
            assertThat(text.getDomProperty("scrollWidth")).isEqualTo(text.getDomProperty("clientWidth"));
        }
    }
}

package sudoku.course.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import sudoku.course.CourseCopy;
import sudoku.course.RunningLab;
import sudoku.course.edition.CourseFolder;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Stepping through one's own search in JupyterLab, as a student does with the mouse. */
@Tag("thorough")
@Needs({Need.JUPYTER, Need.CHROMIUM})
@Timeout(600)
class DebuggerInBrowserIT {
    private static final String PANEL = ".jp-NotebookPanel:not(.lm-mod-hidden) ";
    private static final List<String> CELLS = List.of("""
            boolean fits(int[] board, int cell, int digit) {
                for (int i = 0; i < 9; i++) {
                    int inBox = cell / 27 * 27 + cell % 9 / 3 * 3 + i / 3 * 9 + i % 3;
                    if (board[cell / 9 * 9 + i] == digit || board[i * 9 + cell % 9] == digit
                            || board[inBox] == digit) {
                        return false;
                    }
                }
                return true;
            }""", """
            boolean solve(int[] board, int cell) {
                if (cell == board.length) {
                    return true;
                }
                if (board[cell] != 0) {
                    return solve(board, cell + 1);
                }
                for (int digit = 1; digit <= 9; digit++) {
                    if (fits(board, cell, digit)) {
                        board[cell] = digit;
                        if (solve(board, cell + 1)) {
                            return true;
                        }
                        board[cell] = 0;
                    }
                }
                return false;
            }""", """
            int[] puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                    .chars().map(c -> c == '.' ? 0 : c - '0').toArray();
            solve(puzzle, 0)""");

    private static CourseCopy copy;
    private static RunningLab lab;
    private static LabPage page;

    @BeforeAll
    static void openAndRunTheDefinitions() throws IOException {
        copy = CourseCopy.prepared("debugger");
        lab = RunningLab.start(copy.program("lab", "--no-browser"));
        Path lesson = copy.folder().studentFolder().resolve("00-start-here.ipynb");
        ObjectNode tree = (ObjectNode) Notebook.JSON.readTree(Files.readString(lesson));
        ArrayNode cells = tree.putArray("cells");
        for (int i = 0; i < CELLS.size(); i++) {
            ObjectNode cell = cells.addObject().put("cell_type", "code").put("id", "c" + i).put("source", CELLS.get(i));
            cell.putNull("execution_count").putArray("outputs");
            cell.putObject("metadata");
        }
        Files.writeString(copy.folder().studentFolder().resolve("stepping.ipynb"), tree.toString());
        ScreenshotMain.choose(ScreenshotMain.Theme.LIGHT, copy);
        page = LabPage.open(ScreenshotMain.pageOf("stepping", lab));
        page.runAll();
    }

    @AfterAll
    static void close() throws IOException {
        if (page != null) {
            page.close();
        }
        if (lab != null) {
            lab.close();
        }
    }

    private static Path picture(String name) throws IOException {
        return page.shoot(CourseFolder.here().root().resolve("target/screenshots/debugger-" + name + ".png"));
    }

    private static void await(String what, BooleanSupplier isSo) throws IOException {
        for (Instant end = Instant.now().plus(Duration.ofSeconds(60)); !isSo.getAsBoolean(); Thread.onSpinWait()) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("Not seen: " + what + ", see " + picture("stuck"));
            }
        }
    }

    private static List<String> texts(String selector) {
        return ((List<?>) page.script("return [...document.querySelectorAll(arguments[0])].map(e => e.textContent);",
                selector)).stream().map(String::valueOf).toList();
    }

    private static void clickGutter(int cell, int line) {
        WebElement gutter = page.all(PANEL + ".jp-CodeCell").get(cell)
                .findElements(By.cssSelector(".cm-breakpoint-gutter .cm-gutterElement")).stream()
                .filter(each -> each.getSize().getHeight() > 0).toList().get(line - 1);
        gutter.click();
    }

    private static void command(String name) {
        page.await("[data-command='debugger:" + name + "']").click();
    }

    private static List<String> calls() {
        return texts(".jp-DebuggerCallstackFrame-name");
    }

    /** The magnifying glass is there while the pointer is. */
    private static boolean drawTheBoard() {
        if (drawn().isEmpty() && !page.all(".jp-DebuggerVariables-name").isEmpty()) {
            page.pointAt(".jp-DebuggerVariables-name");
            page.all(".jp-DebuggerVariables-renderVariable").stream().findFirst().ifPresent(WebElement::click);
        }
        return !drawn().isEmpty();
    }

    /** On a page that is being restored the buttons are there before they do something. */
    private static boolean goOn(List<String> from) {
        if (calls().equals(from)) {
            command("continue");
        }
        return calls().size() > from.size();
    }

    private static String drawn() {
        return (String) page.script("""
                const picture = document.querySelector('.jp-VariableRendererPanel img');
                return picture ? picture.src : '';
                """);
    }

    private static void runTheSearch() {
        page.all(PANEL + ".jp-CodeCell .cm-content").get(2).click();
        page.script("document.activeElement.blur();");
        page.all(PANEL + ".jp-CodeCell .jp-InputPrompt").get(2).click();
        page.await("[data-command='notebook:run-cell-and-select-next']").click();
    }

    /** One path through all of it, since each step needs the one before. */
    @Test
    void theStackGrowsTheBoardIsDrawnAndTheSearchGoesOn() throws IOException {
        page.await(".jp-DebuggerBugButton").click();
        await("a gutter for breakpoints", () -> !page.all(PANEL + ".cm-breakpoint-gutter").isEmpty());
        picture("1-on");
        clickGutter(1, 10);
        await("a breakpoint", () -> page.all(".jp-DebuggerBreakpoint").size() == 1);
        runTheSearch();
        await("a stop", () -> !calls().isEmpty());
        picture("2-stopped");
        int depth = calls().size();
        command("continue");
        await("a deeper stack", () -> calls().size() > depth);
        assertThat(calls().get(0)).startsWith("solve(cell = ");
        await("its variables", () -> texts(".jp-DebuggerVariables-name").contains("digit"));
        picture("3-deeper");

        await("a drawn board", DebuggerInBrowserIT::drawTheBoard);
        picture("4-drawn");
        String before = drawn();

        clickGutter(1, 10);
        await("no breakpoint", () -> page.all(".jp-DebuggerBreakpoint").isEmpty());
        int deep = calls().size();
        command("stepOut");
        await("the caller", () -> calls().size() == deep - 1);
        for (int line : List.of(14, 8)) {
            command("next");
            await("line " + line, () -> texts(".jp-DebuggerCallstackFrame-location").stream().findFirst()
                    .filter(place -> place.endsWith("]:" + line)).isPresent());
        }
        await("the board as it is now", () -> !drawn().isEmpty() && !drawn().equals(before));
        await("the caller's variables", () -> texts(".jp-DebuggerVariables-name").contains("digit"));
        picture("5-out");

        command("continue");
        await("a result", () -> texts(PANEL + ".jp-CodeCell .jp-OutputPrompt").contains("[4]:"));

        clickGutter(1, 10);
        await("a breakpoint", () -> page.all(".jp-DebuggerBreakpoint").size() == 1);
        runTheSearch();
        await("a stop", () -> !calls().isEmpty());
        List<String> stack = calls();
        page.save();
        ScreenshotMain.choose(ScreenshotMain.Theme.DARK, copy);
        page.script("location.reload();");
        await("the same stop on a page that was loaded anew", () -> calls().equals(stack));
        page.await(PANEL + ".jp-Notebook-ExecutionIndicator[data-status='busy']");
        await("the breakpoint", () -> page.all(".jp-DebuggerBreakpoint").size() == 1
                && !page.all(PANEL + ".cm-breakpoint-gutter").isEmpty());
        await("a deeper stack", () -> goOn(stack));
        await("a drawn board", DebuggerInBrowserIT::drawTheBoard);
        assertThat((String) page.script("return getComputedStyle(document.querySelector("
                + "'.jp-VariableRendererPanel img')).filter;")).as("what makes it dark").contains("invert");
        picture("6-dark");
        page.await(".jp-DebuggerBugButton").click();
        await("no gutter", () -> page.all(PANEL + ".cm-breakpoint-gutter").isEmpty());
        page.await(PANEL + ".jp-Notebook-ExecutionIndicator[data-status='idle']");
        picture("7-off");
    }
}

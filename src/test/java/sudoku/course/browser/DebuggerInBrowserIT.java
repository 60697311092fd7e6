package sudoku.course.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.course.browser.DebuggerPage.PANEL;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sudoku.course.CourseCopy;
import sudoku.course.RunningLab;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Stepping through one's own search in JupyterLab, as a student does with the mouse. */
@Tag("thorough")
@Needs({Need.JUPYTER, Need.CHROMIUM})
@Timeout(600)
class DebuggerInBrowserIT {
    private static final List<String> SAME = List.of("here.ipynb", "there.ipynb");
    private static final List<String> CELLS = List.of(
            """
            boolean fits(int[] board, int cell, int digit) {
                for (int i = 0; i < 9; i++) {
                    int inBox = cell / 27 * 27 + cell % 9 / 3 * 3 + i / 3 * 9 + i % 3;
                    if (board[cell / 9 * 9 + i] == digit || board[i * 9 + cell % 9] == digit
                            || board[inBox] == digit) {
                        return false;
                    }
                }
                return true;
            }""",
            """
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
            }""",
            """
            int[] board = new int[81];
            int[] puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                    .chars().map(c -> c == '.' ? 0 : c - '0').toArray();
            solve(puzzle, 0)""");

    private static CourseCopy copy;
    private static RunningLab lab;
    private static LabPage page;
    private static DebuggerPage debugger;

    @BeforeAll
    static void openAndRunTheDefinitions() throws IOException {
        copy = CourseCopy.prepared("debugger");
        lab = RunningLab.start(copy.program("lab", "--no-browser"));
        Path lesson = copy.folder().studentFolder().resolve("00-start-here.ipynb");
        ObjectNode tree = (ObjectNode) Notebook.JSON.readTree(Files.readString(lesson));
        ArrayNode cells = tree.putArray("cells");
        for (int i = 0; i < CELLS.size(); i++) {
            ObjectNode cell = cells.addObject()
                    .put("cell_type", "code")
                    .put("id", "c" + i)
                    .put("source", CELLS.get(i));
            cell.putNull("execution_count").putArray("outputs");
            cell.putObject("metadata");
        }
        for (String name : List.of("stepping.ipynb", SAME.get(0), SAME.get(1))) {
            Files.writeString(copy.folder().studentFolder().resolve(name), tree.toString());
        }
        ScreenshotMain.choose(ScreenshotMain.Theme.LIGHT, copy);
        page = LabPage.open(ScreenshotMain.pageOf("stepping", lab));
        debugger = new DebuggerPage(page);
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

    /** One path through all of it, since each step needs the one before. */
    @Test
    void theStackGrowsTheBoardIsDrawnAndTheSearchGoesOn() throws IOException {
        page.await(PANEL + ".jp-DebuggerBugButton").click();
        debugger.await("a gutter for breakpoints", () -> !page.all(PANEL + ".cm-breakpoint-gutter")
                .isEmpty());
        debugger.picture("1-on");
        debugger.clickGutter(1, 9);
        debugger.await("a breakpoint", () -> page.all(".jp-DebuggerBreakpoint").size() == 1);
        debugger.runTheSearch();
        debugger.await("a stop", () -> !debugger.calls().isEmpty());
        debugger.picture("2-stopped");
        int depth = debugger.calls().size();
        debugger.command("continue");
        debugger.await("a deeper stack", () -> debugger.calls().size() > depth);
        assertThat(debugger.calls().get(0)).matches("solve\\(cell = \\d+\\), digit = \\d");
        debugger.await("its variables", () -> debugger.texts(".jp-DebuggerVariables-name")
                .contains("digit"));
        debugger.picture("3-deeper");

        debugger.await("a drawn board", debugger::drawTheBoard);
        debugger.picture("4-drawn");
        String before = debugger.drawn();

        debugger.clickGutter(1, 9);
        debugger.await("no breakpoint", () -> page.all(".jp-DebuggerBreakpoint").isEmpty());
        int deep = debugger.calls().size();
        debugger.command("stepOut");
        debugger.await("the caller", () -> debugger.calls().size() == deep - 1);
        for (int line : List.of(14, 8)) {
            debugger.command("next");
            debugger.await("line " + line, () -> debugger.isAt(line));
        }
        debugger.await(
                "the board as it is now",
                () -> !debugger.drawn().isEmpty() && !debugger.drawn().equals(before));
        debugger.await("the caller's variables", () -> debugger.texts(".jp-DebuggerVariables-name")
                .contains("digit"));
        debugger.picture("5-out");

        debugger.command("continue");
        debugger.await("a result", () -> debugger.texts(PANEL + ".jp-CodeCell .jp-OutputPrompt")
                .contains("[4]:"));

        debugger.clickGutter(1, 9);
        debugger.await("a breakpoint", () -> page.all(".jp-DebuggerBreakpoint").size() == 1);
        debugger.runTheSearch();
        debugger.await("a stop", () -> !debugger.calls().isEmpty());
        List<String> stack = debugger.calls();
        page.save();
        ScreenshotMain.choose(ScreenshotMain.Theme.DARK, copy);
        page.script("location.reload();");
        debugger.await("the same stop on a page that was loaded anew", () -> debugger.calls()
                .equals(stack));
        page.await(PANEL + ".jp-Notebook-ExecutionIndicator[data-status='busy']");
        debugger.await(
                "the breakpoint",
                () -> page.all(".jp-DebuggerBreakpoint").size() == 1
                        && !page.all(PANEL + ".cm-breakpoint-gutter").isEmpty());
        debugger.await("a deeper stack", () -> debugger.goOn(stack));
        debugger.await("a drawn board", debugger::drawTheBoard);
        assertThat((String) page.script("return getComputedStyle(document.querySelector("
                        + "'.jp-VariableRendererPanel img')).filter;"))
                .as("what makes it dark")
                .contains("invert");
        debugger.picture("6-dark");
        page.await(PANEL + ".jp-DebuggerBugButton").click();
        debugger.await(
                "no gutter", () -> page.all(PANEL + ".cm-breakpoint-gutter").isEmpty());
        page.await(PANEL + ".jp-Notebook-ExecutionIndicator[data-status='idle']");
        debugger.await(
                "no picture of the notebook's own board", () -> debugger.drawn().isEmpty());
        debugger.picture("7-off");
    }

    /** A pair of students at one machine, or one with a copy: equal cells, each with its own breakpoint. */
    @Test
    void twoNotebooksWithTheSameCellsKeepTheirBreakpointsApartAlsoWhenTheirKernelStartsAnew() throws IOException {
        page.openBeside(SAME.get(0));
        page.runAll();
        debugger.stopIn(SAME.get(0), 10);
        page.openBeside(SAME.get(1));
        page.runAll();
        debugger.stopIn(SAME.get(1), 11);
        assertThat(debugger.breakpoints()).as("of the other").containsExactly("Cell [2]11");
        debugger.picture("8-other");
        debugger.turnTo(SAME.get(0), SAME.get(1), 10);
        debugger.picture("9-first");
        debugger.turnTo(SAME.get(1), SAME.get(0), 11);
        page.restartAndDebug();
        debugger.await("no stop in a new kernel", () -> debugger.calls().isEmpty());
        debugger.await("a stop where it was before", () -> debugger.isAt(11));
        assertThat(debugger.breakpoints()).containsExactly("Cell [2]11");
        debugger.picture("10-restarted");
    }
}

package sudoku.course.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import sudoku.course.edition.CourseFolder;

/** JupyterLab's panels for debugging, and the notebook in front of them. */
final class DebuggerPage {
    static final String PANEL = ".jp-NotebookPanel:not(.lm-mod-hidden) ";

    private final LabPage page;

    DebuggerPage(LabPage page) {
        this.page = page;
    }

    Path picture(String name) throws IOException {
        return page.shoot(CourseFolder.here().root().resolve("target/screenshots/debugger-" + name + ".png"));
    }

    void await(String what, BooleanSupplier isSo) throws IOException {
        for (Instant end = Instant.now().plus(Duration.ofSeconds(60)); !isSo.getAsBoolean(); Thread.onSpinWait()) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("Not seen: " + what + ", see " + picture("stuck"));
            }
        }
    }

    List<String> texts(String selector) {
        return ((List<?>) page.script(
                        "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent);", selector))
                .stream().map(String::valueOf).toList();
    }

    /** Above the first line the gutter has a mark that gives it its width. */
    void clickGutter(int cell, int line) {
        WebElement gutter = page
                .all(PANEL + ".jp-CodeCell")
                .get(cell)
                .findElements(By.cssSelector(".cm-breakpoint-gutter .cm-gutterElement"))
                .stream()
                .filter(each -> each.getSize().getHeight() > 0)
                .toList()
                .get(line);
        gutter.click();
    }

    void command(String name) {
        page.await("[data-command='debugger:" + name + "']").click();
    }

    List<String> calls() {
        return texts(".jp-DebuggerCallstackFrame-name");
    }

    /** The magnifying glass is there while the pointer is. */
    boolean drawTheBoard() {
        if (drawn().isEmpty() && !page.all(".jp-DebuggerVariables-name").isEmpty()) {
            page.pointAt(".jp-DebuggerVariables-name");
            page.all(".jp-DebuggerVariables-renderVariable").stream()
                    .findFirst()
                    .ifPresent(WebElement::click);
        }
        return !drawn().isEmpty();
    }

    /** On a page that is being restored the buttons are there before they do something. */
    boolean goOn(List<String> from) {
        if (calls().equals(from)) {
            command("continue");
        }
        return calls().size() > from.size();
    }

    String drawn() {
        return (String)
                page.script(
                        """
                const picture = document.querySelector('.jp-VariableRendererPanel img');
                return picture ? picture.src : '';
                """);
    }

    void runTheSearch() {
        page.all(PANEL + ".jp-CodeCell .cm-content").get(2).click();
        page.script("document.activeElement.blur();");
        page.all(PANEL + ".jp-CodeCell .jp-InputPrompt").get(2).click();
        page.await(PANEL + "[data-command='notebook:run-cell-and-select-next']").click();
    }

    void stopIn(String notebook, int line) throws IOException {
        page.await(PANEL + ".jp-DebuggerBugButton").click();
        await("a gutter for breakpoints in " + notebook, () -> !page.all(PANEL + ".cm-breakpoint-gutter")
                .isEmpty());
        clickGutter(1, line);
        await("a breakpoint in " + notebook, () -> !page.all(".jp-DebuggerBreakpoint")
                .isEmpty());
        runTheSearch();
        await("a stop in " + notebook, () -> isAt(line));
    }

    /**
     * Brings a notebook that stands still in front. While JupyterLab is still asking for one and the next is called,
     * its panels may stay with the first; then it takes another click on a tab, as it does for a person.
     */
    void turnTo(String notebook, String other, int line) throws IOException {
        for (int clicks = 0; clicks < 3; clicks++) {
            page.toTab(notebook);
            Instant end = Instant.now().plus(Duration.ofSeconds(20));
            while (Instant.now().isBefore(end)) {
                if (breakpoints().equals(List.of("Cell [2]" + line)) && isAt(line)) {
                    return;
                }
            }
            page.toTab(other);
        }
        throw new AssertionError("Not seen: " + notebook + "'s breakpoint alone, see " + picture("stuck"));
    }

    /** Whether the innermost call is in this line of its cell. */
    boolean isAt(int line) {
        return texts(".jp-DebuggerCallstackFrame-location").stream()
                .findFirst()
                .filter(place -> place.endsWith("]:" + line))
                .isPresent();
    }

    /** Those of the notebook in front. JupyterLab lists others' below them, by paths that nobody here knows. */
    List<String> breakpoints() {
        return texts(".jp-DebuggerBreakpoint").stream()
                .filter(each -> each.startsWith("Cell"))
                .toList();
    }
}

package sudoku.course.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import sudoku.course.CourseCopy;
import sudoku.course.RunningLab;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.NormalForm;
import sudoku.course.jupyter.ChildProcess;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The first lesson as a student meets it: JupyterLab, Run All, pictures, a chart, a player. */
@Needs({Need.JUPYTER, Need.CHROMIUM, Need.GIT})
@Timeout(900)
class LessonInBrowserIT {
    private static final String LESSON = "01-backtracking";
    private static final String OUTPUT = "\"output_type\"";
    private static final String PLAYER = "[aria-label='Step player of a search']";

    private static CourseCopy copy;
    private static RunningLab lab;
    private static LabPage page;
    private static String statusBefore;
    private static boolean changedByOpening;

    @BeforeAll
    static void runAllInTheBrowser() throws IOException, InterruptedException {
        copy = CourseCopy.prepared("browser");
        git("init", "-q");
        git("add", ".");
        git("-c", "user.name=Test", "-c", "user.email=test@localhost", "commit", "-q", "-m", "the course");
        statusBefore = git("status", "--porcelain");
        lab = RunningLab.start(copy.program("lab", "--no-browser"));
        page = LabPage.open(ScreenshotMain.pageOf(LESSON, lab));
        // The kernel has said by now what JupyterLab writes into a notebook.
        changedByOpening = page.isChanged();
        page.runAll();
        page.save();
        awaitOutputs(copy.folder().studentFolder().resolve(LESSON + ".ipynb"));
    }

    /** More than one save may be on its way, and with each the file is empty for a moment: wait until none is left. */
    private static void awaitOutputs(Path saved) throws IOException, InterruptedException {
        long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        FileTime before = null;
        while (System.nanoTime() < end
                && !(Files.getLastModifiedTime(saved).equals(before)
                        && Files.readString(saved).contains(OUTPUT))) {
            before = Files.getLastModifiedTime(saved);
            Thread.sleep(2000);
        }
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

    @Test
    void noCellEndsInAnError() {
        assertThat(page.all(".jp-RenderedText[data-mime-type='application/vnd.jupyter.error']"))
                .isEmpty();
        assertThat(page.all(".jp-RenderedText[data-mime-type='application/vnd.jupyter.stderr']"))
                .isEmpty();
    }

    /**
     * JupyterLab writes the kernel's language into a notebook, and would ask about leaving if that changed anything.
     */
    @Test
    void aLessonThatIsOnlyOpenedHasNothingToSave() {
        assertThat(changedByOpening).isFalse();
    }

    @Test
    void whatRunningLeavesToSaveAreOutputsAndNothingElse() throws IOException {
        String saved = Files.readString(copy.folder().studentFolder().resolve(LESSON + ".ipynb"));
        ObjectNode tree = (ObjectNode) Notebook.JSON.readTree(saved);
        tree.get("cells").forEach(cell -> {
            if (cell.path("cell_type").asText().equals("code")) {
                ((ObjectNode) cell).putNull("execution_count").putArray("outputs");
            }
        });
        assertThat(new String(NormalForm.written(tree), StandardCharsets.UTF_8))
                .isEqualTo(new String(
                        NormalForm.of(Notebook.parse(saved.getBytes(StandardCharsets.UTF_8), LESSON)),
                        StandardCharsets.UTF_8));
    }

    /** JupyterLab would start a kernel for each, and run one of them. */
    @Tag("thorough")
    @Test
    void cellsThatAreRunBeforeTheKernelIsThereAreRunWhenItIs() throws IOException {
        try (LabPage other = LabPage.openAndRunAtOnce(ScreenshotMain.pageOf("02-bitmask", lab), 8)) {
            other.await(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-OutputArea pre");
            assertThat(
                            (String)
                                    other.script(
                                            """
                    return document.querySelector('.jp-NotebookPanel:not(.lm-mod-hidden) .jp-CodeCell .jp-InputPrompt').textContent;
                    """))
                    .isEqualTo("[1]:");
            assertThat(other.all(".jp-Dialog")).isEmpty();
        }
    }

    /** JupyterLab would show the beginning of what comes next, and of the film the uppermost edge. */
    @Test
    void aFilmThatAsksIsInViewWhenItHasBeenRunAndAfterADotNoKeywordIsOffered() throws IOException {
        try (LabPage start = LabPage.open(ScreenshotMain.pageOf("00-start-here", lab))) {
            start.script("document.querySelector('.jp-WindowedPanel-outer').style.maxHeight = '560px';");
            start.runFirst(5);
            start.await(PLAYER + " button");
            start.awaitTrue(
                    """
                    const room = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect();
                    const film = document.querySelector('[data-sudoku-player]').getBoundingClientRect();
                    return film.top < room.bottom && film.bottom <= room.bottom + 1;
                    """);
            start.typeInNewCell("Random random = new Random(1);", Keys.ENTER, "if (random.ne", Keys.TAB);
            start.await(".jp-Completer-item");
            assertThat(start.all(".jp-Completer-item"))
                    .extracting(WebElement::getText)
                    .contains("nextInt(")
                    .doesNotContain("new");
        }
    }

    /** JupyterLab would scroll no further than needed, and leave the room a white screen with a heading at its end. */
    @Tag("thorough")
    @Test
    void inALectureASectionBeginsAtTheTopOfTheScreen() throws IOException {
        Path lecture = copy.folder().studentFolder().resolve("lecture");
        assertThat(copy.run("lecture", "0", "--out", lecture.toString()).well()).isTrue();
        try (LabPage room = LabPage.open(ScreenshotMain.pageOf("lecture/00-start-here", lab))) {
            room.runFirst(6);
            room.await(".jp-OutputArea .for-the-room + i");
            room.runOn(2);
            room.awaitTrue(
                    """
                    const room = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect();
                    const heading = document.querySelector('.jp-Cell.jp-mod-active h2');
                    const at = heading && heading.getBoundingClientRect().top - room.top;
                    return heading !== null && heading.textContent.startsWith('Run') && at >= 0 && at < 100;
                    """);
        }
    }

    @Test
    void namesInTheFileBrowserAndLinesOfProseCanBeRead() {
        assertThat(
                        (List<?>)
                                page.script(
                                        """
                return [...document.querySelectorAll('.jp-DirListing-itemName, .jp-DirListing-itemText')]
                    .filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent);
                """))
                .isEmpty();
        assertThat(
                        (Long)
                                page.script(
                                        """
                return Math.max(...[...document.querySelectorAll('.jp-MarkdownOutput p')].map(line =>
                    Math.round(line.getBoundingClientRect().width / parseFloat(getComputedStyle(line).fontSize))));
                """))
                .isBetween(20L, 45L);
    }

    /** Folded in the way JupyterLab knows: one line stands for the cell. */
    @Test
    void whatIsOnlyThereToShowSomethingIsFolded() {
        assertThat(page.all(".jp-CodeCell .jp-InputPlaceholder")).hasSizeGreaterThan(1);
        assertThat(
                        (String)
                                page.script(
                                        """
                return [...document.querySelectorAll('.jp-CodeCell .cm-content')].map(code => code.textContent).join(' ');
                """))
                .doesNotContain("import sudoku.");
    }

    @Test
    void gridsAreDrawn() {
        assertThat(
                        (Long)
                                page.script(
                                        """
                return [...document.querySelectorAll("img[src^='data:image/svg+xml']")]
                    .filter(image => image.complete && image.naturalWidth > 0 && image.alt.length > 0).length;
                """))
                .isGreaterThanOrEqualTo(3);
    }

    /** JupyterLab shows the chart's image first, and the chart itself when the mouse comes near. */
    @Test
    void theChartIsAPlotlyChart() throws IOException {
        page.bringIntoView(".jp-RenderedPlotly");
        page.pointAt(".jp-RenderedPlotly");
        WebElement chart = page.await(".jp-RenderedPlotly .main-svg");
        assertThat(chart.getSize().width).isGreaterThan(300);
        WebElement named = page.all(".jp-RenderedPlotly").get(0);
        assertThat(named.getAttribute("role")).isEqualTo("figure");
        assertThat(named.getAttribute("aria-label")).startsWith("Bar chart: ").contains("69,175,316");
        page.shoot(CourseFolder.here().root().resolve("target/screenshots/" + LESSON + "-chart.png"));
        page.await(".jp-RenderedPlotly .cartesianlayer .point path, .jp-RenderedPlotly .cartesianlayer .trace path");
    }

    /** Drawn while another notebook is in front of its own, it would be as high as nothing. */
    @Test
    void theChartKeepsItsHeight() {
        assertThat(page.script("return [...document.querySelectorAll('.jp-RenderedPlotly')].map(chart =>"
                                + " parseInt(chart.style.height) - chart.querySelector('.main-svg').clientHeight);")
                        .toString())
                .isEqualTo("[0]");
    }

    @Test
    void thePlayerStepsWhenItsButtonIsClicked() {
        page.bringIntoView(PLAYER);
        WebElement step = page.await(PLAYER + " button[aria-label='one step on']");
        String before = board();
        step.click();
        assertThat(board()).isNotEqualTo(before);
        page.await(PLAYER + " button[aria-label='one step back']").click();
        assertThat(board()).isEqualTo(before);
    }

    @Test
    void theBrowserHasNothingToComplainAbout() {
        assertThat(page.complaints()).isEmpty();
    }

    private static String board() {
        return (String) page.script("return document.querySelector(arguments[0]).outerHTML;", PLAYER + " svg");
    }

    @Test
    void nothingIsAskedBeforeTheWorkBegins() {
        assertThat(page.all(".jp-Dialog")).isEmpty();
        assertThat(page.all(".Toastify__toast")).isEmpty();
    }

    @Test
    void runningAndSavingLeavesGitClean() throws IOException, InterruptedException {
        Path saved = copy.folder().studentFolder().resolve(LESSON + ".ipynb");
        assertThat(Files.readString(saved)).as("the saved copy").contains(OUTPUT);
        assertThat(git("status", "--porcelain")).isEqualTo(statusBefore).isEmpty();
    }

    @Test
    void theSavedCopyIsStillTheLessonAsStudentsSeeIt() {
        Path saved = copy.folder().studentFolder().resolve(LESSON + ".ipynb");
        Path source = copy.folder().lessons().resolve(LESSON + ".ipynb");
        assertThat(Notebook.read(saved).fingerprint())
                .isEqualTo(
                        LessonEdition.STUDENT.of(Notebook.read(source), "test").fingerprint());
    }

    /** The pictures are for somebody to look at. */
    @Tag("thorough")
    @Test
    void itReadsWellInLightAndInDark() throws IOException {
        ScreenshotMain.choose(ScreenshotMain.Theme.DARK, copy);
        page.reload();
        assertThat(page.script("return document.body.dataset.jpThemeLight;")).isEqualTo("false");
        assertThat(filterOfTheChart()).startsWith("invert");
        List<Path> dark = ScreenshotMain.shoot(page, LESSON, ScreenshotMain.Theme.DARK);
        ScreenshotMain.choose(ScreenshotMain.Theme.LIGHT, copy);
        page.reload();
        assertThat(page.script("return document.body.dataset.jpThemeLight;")).isEqualTo("true");
        assertThat(filterOfTheChart()).isEqualTo("none");
        List<Path> light = ScreenshotMain.shoot(page, LESSON, ScreenshotMain.Theme.LIGHT);
        assertThat(dark).hasSizeGreaterThan(3).allSatisfy(picture -> assertThat(picture)
                .isNotEmptyFile());
        assertThat(light).hasSizeGreaterThan(3).allSatisfy(picture -> assertThat(picture)
                .isNotEmptyFile());
    }

    private static String filterOfTheChart() {
        page.bringIntoView(".jp-RenderedPlotly");
        return (String) page.script("return getComputedStyle(document.querySelector('.jp-RenderedPlotly')).filter;");
    }

    private static String git(String... arguments) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder("git").directory(copy.folder().root().toFile());
        builder.command().addAll(List.of(arguments));
        builder.environment().keySet().removeIf(name -> name.startsWith("GIT_"));
        ChildProcess.Ended ended = ChildProcess.run(builder, Duration.ofMinutes(1));
        assertThat(ended.well()).as(ended.output()).isTrue();
        return ended.output();
    }
}

package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;
import picocli.CommandLine;
import sudoku.course.cli.SlidesCommand;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Evenings;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.Lessons;
import sudoku.ipynb.Notebook;
import sudoku.needs.Browser;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.needs.Thorough;

/** Slides as a lecturer opens them: from a folder, on a projector, in a room without a network. */
@Needs({Need.JUPYTER, Need.CHROMIUM, Need.NPM})
@Timeout(600)
class SlidesIT {
    private static final String SHORT = "00-start-here";
    private static final String LONG = "01-backtracking";
    private static final String COMPARED = "03-stack";
    private static final String FAULTS = own("slide-faults.js");
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir
    static Path folder;

    @TempDir
    static Path profile;

    @AutoClose("quit")
    private static ChromeDriver browser;

    private static String opened;

    static List<String> lessons() {
        List<String> all = Lessons.named(List.of(), CourseFolder.here()).stream()
                .map(Lessons::nameOf)
                .toList();
        Stream<String> always = Thorough.isOn() ? Stream.of(SHORT, LONG, COMPARED) : Stream.of(SHORT, LONG);
        return Stream.concat(always, Thorough.todays(3, all).stream())
                .distinct()
                .sorted()
                .toList();
    }

    /** One for each evening of each lesson. */
    static List<String> decks() {
        return lessons().stream()
                .flatMap(lesson ->
                        Evenings.of(source(lesson)).size() > 1 ? Stream.of(lesson, lesson + "-2") : Stream.of(lesson))
                .toList();
    }

    private static Notebook source(String lesson) {
        return Notebook.read(CourseFolder.here().lessons().resolve(lesson + ".ipynb"));
    }

    @BeforeAll
    static void makeThem() {
        assertThat(write(folder, lessons())).isZero();
        browser = Browser.open(profile, 1920, 1080);
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 1920, "height", 1080, "deviceScaleFactor", 1, "mobile", false));
        browser.executeCdpCommand("Network.enable", Map.of());
        browser.executeCdpCommand("Network.setBlockedURLs", Map.of("urls", List.of("http://*", "https://*")));
    }

    private static int write(Path folder, List<String> lessons) {
        List<String> arguments = new ArrayList<>(lessons);
        arguments.addAll(List.of("--out", folder.toString()));
        return new CommandLine(new SlidesCommand()).execute(arguments.toArray(String[]::new));
    }

    private static void open(String lesson) {
        if (!lesson.equals(opened)) {
            browser.get(folder.resolve(lesson + ".html").toUri().toString());
            new WebDriverWait(browser, PATIENCE)
                    .until(page -> script("return document.documentElement.dataset.slides;") != null);
            opened = lesson;
        }
        script("Reveal.slide(0, 0);");
    }

    private static String own(String name) {
        try (InputStream file = SlidesIT.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Object script(String script) {
        return browser.executeScript(script);
    }

    /** Each slide, with everything on it that comes step by step: faults by kind, and what was seen. */
    @SuppressWarnings("unchecked")
    private static Map<String, List<String>> seen(String lesson) {
        browser.manage().logs().get(LogType.BROWSER);
        opened = null;
        open(lesson);
        Map<String, List<String>> faults = new HashMap<>((Map<String, List<String>>) script(FAULTS));
        faults.put(
                "failed",
                browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                        .map(LogEntry::getMessage)
                        .toList());
        faults.put(
                "loaded",
                (List<String>)
                        script(
                                """
                return performance.getEntriesByType('resource').map(entry => entry.name)
                    .filter(name => !name.startsWith('file:') && !name.startsWith('data:'));
                """));
        return faults;
    }

    /**
     * Nothing is cut off or runs into the foot; what is printed, code, trees and films can be read from the last row.
     * No slide is empty, nearly white beside others of its section, or words alone, which the speaker says. A question
     * stands with its options, and an answer after its question. Each slide has its notes, its number, and says to
     * which section it belongs. Nothing fails, and no network is asked.
     * (A board has small numbers at its edges: these are not for the last row.)
     */
    @ParameterizedTest
    @MethodSource("decks")
    void everySlideIsAsItShouldBe(String deck) {
        Map<String, List<String>> faults = seen(deck);
        assertThat(faults.remove("seen")).hasSizeGreaterThan(3);
        faults.values().removeIf(List::isEmpty);
        assertThat(faults).isEmpty();
    }

    @Test
    void everyLessonsCellsAreOnTheSlides() {
        open(LONG);
        // A long program is cut between two methods, so blank lines do not count.
        String all = (String) script("return [...document.querySelectorAll('.slides .input pre')]"
                + ".map(code => code.textContent.trimEnd()).join('\\n').replace(/\\n+/g, '\\n');");
        LessonEdition.SLIDES.of(Evenings.of(source(LONG)).get(0), LONG).cells().stream()
                .filter(cell -> cell.path("cell_type").asText().equals("code"))
                .filter(cell -> !cell.path("metadata").toString().matches(".*(skip|hide-input).*"))
                .forEach(cell -> assertThat(all)
                        .contains(forTheRoom(Notebook.source(cell)).replaceAll("\n+", "\n")));
    }

    /** What the reader types for nobody but herself is on no slide. */
    private static String forTheRoom(String code) {
        return code.lines()
                .filter(line -> !line.matches("(Predict\\.that|Proof\\.step)\\(.*"))
                .collect(Collectors.joining("\n"))
                .strip();
    }

    @Tag("thorough")
    @Test
    void boardsThatAreToBeComparedAreOnOneSlideAtOneSize() {
        open(COMPARED);
        script(
                """
                const texts = [...document.querySelectorAll('.slides .page')];
                const slide = texts.find(page => page.textContent.includes('There is the second solution')).closest('section');
                Reveal.slide(Reveal.getIndices(slide).h, Reveal.getIndices(slide).v, 99);
                """);
        assertThat(
                        (List<?>)
                                script(
                                        """
                return [...Reveal.getCurrentSlide().querySelectorAll("img[alt^='Sudoku board 9×9']")]
                    .map(board => Math.round(board.getBoundingClientRect().width));
                """))
                .hasSize(2)
                .satisfies(widths -> assertThat(Set.copyOf(widths)).hasSize(1));
    }

    @Test
    void boardsChartsAndThePlayerAreThere() {
        open(LONG);
        assertThat(
                        (Long)
                                script(
                                        """
                return [...document.querySelectorAll("img[src^='data:image/']")]
                    .filter(image => image.complete && image.naturalWidth > 0 && image.alt.length > 0).length;
                """))
                .isGreaterThanOrEqualTo(6);
        script(
                """
                const chart = document.querySelector('script.chart').closest('section');
                Reveal.slide(Reveal.getIndices(chart).h, Reveal.getIndices(chart).v);
                """);
        new WebDriverWait(browser, PATIENCE)
                .until(ExpectedConditions.presenceOfElementLocated(
                        By.cssSelector("section.present .chart .cartesianlayer .trace path")));
        script(
                """
                const player = document.querySelector("[aria-label='Step player of a search']").closest('section');
                Reveal.slide(Reveal.getIndices(player).h, Reveal.getIndices(player).v, 99);
                """);
        String board = "return document.querySelector(\"[aria-label='Step player of a search'] svg\").outerHTML;";
        Object before = script(board);
        browser.findElement(By.cssSelector("section.present button[aria-label='one step on']"))
                .click();
        assertThat(script(board)).isNotEqualTo(before);
    }

    /**
     * Looked at from the room's window: the speaker's is written by a script and never ends loading, for which the
     * browser's driver would wait.
     */
    @Test
    void theSpeakersViewShowsTheNotesAndFollows() {
        open(LONG);
        script("const open = window.open; window.open = (...how) => window.speaker = open.apply(window, how);");
        browser.findElement(By.tagName("body")).sendKeys("s");
        try {
            script("const noted = document.querySelector('.slides aside.notes strong').closest('section');"
                    + "Reveal.slide(Reveal.getIndices(noted).h, Reveal.getIndices(noted).v);");
            new WebDriverWait(browser, PATIENCE)
                    .until(
                            page -> (Boolean)
                                    script(
                                            """
                    const view = window.speaker && window.speaker.document;
                    const notes = view && view.querySelector('.speaker-controls-notes .value');
                    return Boolean(notes) && notes.textContent.includes(' min')
                        && view.querySelectorAll('#current-slide iframe, #upcoming-slide iframe').length === 2;
                    """));
        } finally {
            script("window.speaker.close();");
        }
    }

    @Test
    void noFileOfThemNamesAPlaceOnANetworkToLoadFrom() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(file -> file.toString().matches(".*\\.(html|css)")))
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(file)
                            .content()
                            .doesNotContainPattern("(?i)<(?!a )[^>]*(src|href)\\s*=\\s*[\"']?\\s*(https?:)?//")
                            .doesNotContainPattern("(?i)(url\\(|@import)\\s*[\"']?\\s*(https?:)?//"));
        }
    }

    @Tag("thorough")
    @Test
    void theSameLessonGivesTheSameBytes(@TempDir Path once, @TempDir Path again) {
        assertThat(write(once, List.of(LONG))).isZero();
        assertThat(write(again, List.of(LONG))).isZero();
        assertThat(again.resolve(LONG + ".html")).hasSameBinaryContentAs(once.resolve(LONG + ".html"));
    }
}

package sudoku.course.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import sudoku.course.edition.CourseMap;
import sudoku.course.edition.Lessons;
import sudoku.course.edition.ReadingEdition;
import sudoku.course.jupyter.Jupyter;
import sudoku.course.jupyter.NotebookPages;
import sudoku.course.jupyter.PageLibraries;
import sudoku.ipynb.Notebook;
import sudoku.puzzles.NamedPuzzles;

/**
 * The course as pages to read: every file of it by its name.
 *
 * <p><b>Idea.</b> One page for each notebook, in the order they are read: a lesson, its exercises, the next lesson.
 * What all pages share (styles, the script, the program that draws charts) is kept once, beside them.
 */
public final class Site {
    private final CourseMap map;
    private final Map<String, Notebook> executed = new LinkedHashMap<>();
    private final List<Path> lessons = new ArrayList<>();
    private Map<String, byte[]> live = Map.of();

    public Site(CourseMap map) {
        this.map = map;
    }

    /** Adds what a lesson's page needs to be written in. */
    public void add(Map<String, byte[]> live) {
        this.live = live;
    }

    /** Adds a lesson, executed, and its exercises if there are any; both in the order of the course. */
    public void add(Path lesson, Notebook notebook, Optional<Notebook> exercises) {
        lessons.add(lesson);
        executed.put(pageOf(lesson), notebook);
        exercises.ifPresent(edition -> executed.put(exercisesOf(lesson), edition));
    }

    private static String pageOf(Path lesson) {
        return Lessons.nameOf(lesson) + ".html";
    }

    private static String exercisesOf(Path lesson) {
        return "exercises/" + Lessons.nameOf(lesson) + "/exercise.html";
    }

    /** Every file by its name. */
    public Map<String, byte[]> files(Jupyter jupyter) {
        Map<String, Notebook> reading = new LinkedHashMap<>();
        executed.forEach((name, notebook) -> reading.put(name, ReadingEdition.of(notebook)));
        List<SitePage> pages = NotebookPages.of(reading, jupyter).entrySet().stream()
                .map(page -> new SitePage(page.getKey(), page.getValue()))
                .toList();
        Set<String> names = new HashSet<>(executed.keySet());
        if (BoardPage.isIn(live.keySet())) {
            names.add(SitePage.BOARD);
        }
        Map<String, byte[]> files = new TreeMap<>();
        for (int i = 0; i < pages.size(); i++) {
            Optional<SitePage> before = i == 0 ? Optional.empty() : Optional.of(pages.get(i - 1));
            Optional<SitePage> after = i + 1 == pages.size() ? Optional.empty() : Optional.of(pages.get(i + 1));
            SitePage page = pages.get(i).live(live.keySet());
            files.put(page.file(), bytes(page.html(map.title(), names, before, after)));
        }
        if (BoardPage.isIn(live.keySet())) {
            files.put(SitePage.BOARD, bytes(BoardPage.html(map.title(), NamedPuzzles.all())));
        }
        files.put(SitePage.INDEX, bytes(index().html()));
        for (String asset : List.of(SitePage.STYLE, SitePage.SCRIPT, SitePage.ICON)) {
            files.put(asset, resource(asset.substring(asset.indexOf('/') + 1)));
        }
        files.putAll(live);
        PageLibraries.plotly(jupyter).ifPresent(script -> files.put(SitePage.PLOTLY, script));
        return files;
    }

    private SiteIndex index() {
        List<SiteIndex.Lesson> cards = new ArrayList<>();
        Map<String, String> appendices = new LinkedHashMap<>();
        for (Path lesson : lessons) {
            String page = pageOf(lesson);
            String appendix = map.appendices().get(Lessons.nameOf(lesson));
            if (appendix == null) {
                cards.add(new SiteIndex.Lesson(
                        map.of(lesson),
                        page,
                        ReadingEdition.cover(executed.get(page)),
                        Optional.of(exercisesOf(lesson)).filter(executed::containsKey),
                        SitePage.isLive(page, live.keySet())));
            } else {
                appendices.put(page, appendix);
            }
        }
        Optional<String> film = executed.values().stream().findFirst().flatMap(ReadingEdition::film);
        return new SiteIndex(map, film, cards, appendices, BoardPage.isIn(live.keySet()));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] resource(String name) {
        try (InputStream resource = Site.class.getResourceAsStream(name)) {
            return resource.readAllBytes();
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
    }
}

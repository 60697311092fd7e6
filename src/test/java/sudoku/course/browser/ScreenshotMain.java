package sudoku.course.browser;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import sudoku.course.CourseCopy;
import sudoku.course.RunningLab;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.LessonEdition;
import sudoku.course.jupyter.Bootstrap;
import sudoku.ipynb.Notebook;

/**
 * Runs lessons in JupyterLab, untouched and with the answers in place, and takes pictures of them from top to bottom,
 * light and dark, on a projector and on a laptop, to {@code target/screenshots}.
 *
 * <pre>
 * mvn -q test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=sudoku.course.browser.ScreenshotMain -Dexec.args="01-backtracking 02-bitmask"
 * </pre>
 */
public final class ScreenshotMain {
    enum Theme {
        LIGHT("JupyterLab Light"),
        DARK("JupyterLab Dark");

        private final String name;

        Theme(String name) {
            this.name = name;
        }

        String suffix() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private ScreenshotMain() {}

    public static void main(String[] lessons) throws IOException {
        new Bootstrap(CourseFolder.here(), System.out::println).jupyter();
        CourseCopy copy = CourseCopy.prepared("screenshots");
        try (RunningLab lab = RunningLab.start(copy.program("lab", "--no-browser"))) {
            for (String lesson : lessons) {
                shootBoth(lesson, copy, lab);
                shootBoth(solved(lesson, copy), copy, lab);
            }
        }
    }

    /** A lesson with its answers, beside the student's copies. */
    private static String solved(String lesson, CourseCopy copy) throws IOException {
        String name = lesson + "-solved";
        Notebook source = Notebook.read(copy.folder().lessons().resolve(lesson + ".ipynb"));
        Notebook.JSON.writeValue(
                copy.folder().studentFolder().resolve(name + ".ipynb").toFile(),
                LessonEdition.SOLUTION.of(source, lesson).root());
        return name;
    }

    private static void shootBoth(String lesson, CourseCopy copy, RunningLab lab) throws IOException {
        choose(Theme.LIGHT, copy);
        try (LabPage page = LabPage.open(pageOf(lesson, lab))) {
            page.runAll();
            page.save();
            shootSizes(page, lesson, Theme.LIGHT);
            choose(Theme.DARK, copy);
            page.reload();
            shootSizes(page, lesson, Theme.DARK);
        }
    }

    private static void shootSizes(LabPage page, String lesson, Theme theme) throws IOException {
        page.fitView(1280, 720);
        shoot(page, lesson + "-laptop", theme);
        page.fitView(1920, 1080);
        shoot(page, lesson, theme);
    }

    /** Without what JupyterLab remembers: the tab of the lesson before would look ready first. */
    static URI pageOf(String lesson, RunningLab lab) {
        return lab.at("/lab/tree/" + lesson + ".ipynb?reset&token=" + lab.token());
    }

    static List<Path> shoot(LabPage page, String lesson, Theme theme) throws IOException {
        Path folder = CourseFolder.here().root().resolve("target").resolve("screenshots");
        return page.shootAll(folder, lesson + "-" + theme.suffix());
    }

    /** JupyterLab's own setting; a page loaded from now on has it. */
    static void choose(Theme theme, CourseCopy copy) throws IOException {
        Path settings = copy.folder()
                .jupyter()
                .resolve("state")
                .resolve("config")
                .resolve("lab")
                .resolve("user-settings")
                .resolve("@jupyterlab")
                .resolve("apputils-extension");
        Files.createDirectories(settings);
        Files.writeString(settings.resolve("themes.jupyterlab-settings"), "{\"theme\": \"" + theme.name + "\"}");
    }
}

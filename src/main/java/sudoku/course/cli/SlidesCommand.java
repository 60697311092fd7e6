package sudoku.course.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Evenings;
import sudoku.course.edition.Lessons;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.jupyter.ExecutedNotebooks;
import sudoku.course.jupyter.Jupyter;
import sudoku.course.jupyter.PageLibraries;
import sudoku.course.jupyter.Terminal;
import sudoku.course.slides.SlideFiles;
import sudoku.course.slides.SlidePage;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.files.WorkBar;
import sudoku.ipynb.Notebook;

/** Writes lessons as slides that need no network, with everything they show. */
@Command(
        name = "slides",
        mixinStandardHelpOptions = true,
        description = "Executes lessons and writes them as slides that a browser shows without a network.",
        footer = {
            "",
            "A lesson runs once, for a minute at most; its slides are one file, DIR/NAME.html, "
                    + "and those of a second evening DIR/NAME-2.html. "
                    + "What all of them need is in DIR/" + SlidesCommand.ASSETS
                    + ": take the whole folder with you, and open a file in any browser.",
            "",
            "Keys: space goes on, S opens the speaker's notes in a window of their own, F fills the screen, O shows "
                    + "all, B turns the screen black, ? lists the rest.",
            "",
            "Example: java -jar target/sudoku.jar slides 01-backtracking --out my-course/slides"
        })
public final class SlidesCommand implements Callable<Integer> {
    static final String ASSETS = "assets";

    /** How the names of a lesson's decks go on, one for each evening. */
    private static final List<String> DECKS = List.of(".html", "-2.html");

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Where the slides go.")
    private Path out;

    @Parameters(
            paramLabel = "LESSON",
            arity = "0..*",
            description = "A lesson by its name or number, such as 02-bitmask or 2; without one, all of them.")
    private List<String> wanted = List.of();

    @Override
    public Integer call() {
        CourseFolder course = CourseFolder.here();
        List<Path> lessons = Lessons.named(wanted, course);
        Path folder = OutFolder.besideLessons(out, course);
        lessons.forEach(lesson -> DECKS.forEach(deck -> requireOurs(folder.resolve(Lessons.nameOf(lesson) + deck))));
        Jupyter jupyter = new Bootstrap(course, SlidesCommand::say).jupyter();
        SlideFiles.all(new PageLibraries(course, SlidesCommand::say), jupyter)
                .forEach((name, file) -> Disk.write(folder.resolve(ASSETS).resolve(name), file));
        ExecutedNotebooks executed = new ExecutedNotebooks(course, jupyter);
        SlidePage page =
                new SlidePage(jupyter, lessons.stream().map(Lessons::nameOf).toList());
        try (WorkBar bar = Terminal.bar()) {
            bar.expect("Ran", lessons.size());
            for (Path lesson : lessons) {
                bar.begin(course.root().relativize(lesson).toString());
                List<Notebook> evenings = Evenings.of(Notebook.read(executed.of(lesson)));
                for (int i = 0; i < evenings.size(); i++) {
                    Path slides = folder.resolve(Lessons.nameOf(lesson) + DECKS.get(i));
                    Disk.write(slides, page.of(evenings.get(i), ASSETS));
                    bar.say("    " + slides);
                }
                bar.done();
            }
        }
        return 0;
    }

    /** A page of the same name that is no slides of ours, such as the site's, is not replaced. */
    private static void requireOurs(Path slides) {
        try {
            if (Files.exists(slides) && !Files.readString(slides).contains(SlidePage.MARK)) {
                throw new CourseProblem("The file " + slides
                        + " does not hold slides of this course: move it away, or choose another --out.");
            }
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read " + slides + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
    }

    private static void say(String line) {
        System.out.println(line);
    }
}

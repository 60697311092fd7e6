package sudoku.course.jupyter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import sudoku.course.edition.CourseFolder;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;

/**
 * What a page of the course needs of other people's: reveal.js for slides, plotly.js for charts that answer the mouse.
 *
 * <p><b>Idea.</b> The files lie beside the page, so that it opens in a room without a network. None is fetched by a
 * mechanism of our own: plotly.js is in the private Jupyter, which draws the same charts with it, and reveal.js is
 * brought once by npm, its authors' own way to give it away, and kept.
 *
 * <p><b>Alternatives.</b> An address on a content network in each page, as nbconvert writes it: then the page needs the
 * network in the one hour when it matters.
 */
public final class PageLibraries {
    private static final String REVEAL = "reveal.js@5.2.1";
    private static final List<String> REVEAL_FILES =
            List.of("dist/reveal.js", "dist/reveal.css", "plugin/notes/notes.js");
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final String WHERE_PLOTLY_IS =
            """
            import importlib.util
            print(importlib.util.find_spec('plotly').submodule_search_locations[0])
            """;

    private final Path kept;
    private final Consumer<String> say;

    public PageLibraries(CourseFolder course, Consumer<String> say) {
        this.kept = course.jupyter().resolve("pages");
        this.say = say;
    }

    /** What shows slides and the speaker's view, by the names of the files. */
    public Map<String, byte[]> reveal() {
        Path packed = kept.resolve("node_modules").resolve("reveal.js");
        if (!REVEAL_FILES.stream().map(packed::resolve).allMatch(Files::exists)) {
            say.accept("Getting " + REVEAL + " with npm; only the first time needs the network …");
            bringReveal();
        }
        Map<String, byte[]> files = new TreeMap<>();
        for (String file : REVEAL_FILES) {
            files.put(file.substring(file.lastIndexOf('/') + 1), Disk.content(packed.resolve(file)));
        }
        return files;
    }

    private void bringReveal() {
        String npm = System.getProperty("os.name").startsWith("Windows") ? "npm.cmd" : "npm";
        try {
            Files.createDirectories(kept);
            ChildProcess.Ended ended = ChildProcess.run(
                    new ProcessBuilder(
                            npm,
                            "install",
                            "--prefix",
                            kept.toString(),
                            "--no-save",
                            "--ignore-scripts",
                            "--no-audit",
                            "--no-fund",
                            "--fetch-retries=1",
                            REVEAL),
                    PATIENCE);
            if (!ended.well()) {
                throw new CourseProblem("npm could not get " + REVEAL + ", which shows the slides: "
                        + ended.output().strip() + "\nThe first time this needs the network.");
            }
        } catch (IOException noNpm) {
            throw new CourseProblem(
                    "Slides are shown by " + REVEAL + ", which npm fetches, and npm is not installed: install Node.js"
                            + " (nodejs.org; on Debian and Ubuntu: apt-get install npm) and run this again. "
                            + "npm and the network are needed only once.",
                    noNpm);
        }
    }

    /** plotly.js; empty where the Jupyter is one without it, and a chart's image has to do. */
    public static Optional<byte[]> plotly(Jupyter jupyter) {
        ProcessBuilder question = new ProcessBuilder(jupyter.python().toString(), "-c", WHERE_PLOTLY_IS);
        Python.clean(question.environment());
        try {
            ChildProcess.Ended answer = ChildProcess.run(question, PATIENCE);
            Path script = Path.of(answer.output().strip(), "package_data", "plotly.min.js");
            return answer.well() && Files.exists(script) ? Optional.of(Disk.content(script)) : Optional.empty();
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }
}

package sudoku.course.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Handout;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.jupyter.Jupyter;
import sudoku.course.jupyter.KernelChoice;
import sudoku.course.jupyter.LabServer;
import sudoku.course.jupyter.LabSettings;

/** Opens the course: the student's copies, or with {@code --edit} the sources. */
@Command(
        name = "lab",
        description = "Opens the course in JupyterLab.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example: java -jar target/sudoku.jar lab"})
final class LabCommand implements Callable<Integer> {
    private static final String MAP = "00-start-here.ipynb";
    private static final long SECONDS_TO_CLOSE = 30;

    @Option(names = "--edit", description = "Open the sources, and tidy the notebooks on exit.")
    private boolean edit;

    @Option(names = "--port", paramLabel = "N", description = "The port to use; without it, a free one.")
    private Integer port;

    @Option(names = "--no-browser", description = "Open no browser; only print the address.")
    private boolean noBrowser;

    @Option(names = "--with-parent", hidden = true, description = "End when the program that started this one ends.")
    private boolean withParent;

    @Override
    public Integer call() {
        CourseFolder course = CourseFolder.here();
        if (port != null) {
            LabServer.check(port);
        }
        Jupyter jupyter = new Bootstrap(course, LabCommand::say).jupyter();
        Path state = course.jupyter().resolve("state");
        KernelChoice.bundled().describeIn(state, course.jar());
        LabSettings.writeTo(state);
        Path shown = edit ? course.root() : layOut(course);
        String page = page(shown, edit ? "notebooks/" + MAP : MAP);
        boolean browser = !noBrowser && hasDesktop();
        say("Starting Jupyter …");
        open(LabServer.start(jupyter, state, shown, page, port, browser), course, browser);
        return 0;
    }

    private void open(LabServer server, CourseFolder course, boolean browser) {
        CountDownLatch closed = new CountDownLatch(1);
        Thread closing = new Thread(() -> close(server, closed), "close-the-course");
        Runtime.getRuntime().addShutdownHook(closing);
        if (withParent) {
            ProcessHandle.current().parent().ifPresent(parent -> parent.onExit().thenRun(() -> System.exit(0)));
        }
        say("");
        say(
                edit
                        ? "These are the sources; the notebooks are tidied when you leave."
                        : "Your copies of the lessons and exercises are in " + course.studentFolder() + ".");
        say("Ctrl-C here closes the course.");
        say("");
        say(
                browser
                        ? "The course opens in your browser. If it does not, open this address in it:"
                        : "The course is open. Open this address in a browser on this machine:");
        say("");
        say("    " + server.address());
        say("");
        try {
            server.await();
        } finally {
            if (edit) {
                course.sources().stream()
                        .filter(TidyCommand::isUntidy)
                        .map(TidyCommand::tidy)
                        .forEach(LabCommand::say);
            }
            say("The course is closed.");
            closed.countDown();
        }
    }

    /** Runs when a signal ends this program: the main thread is still there, and finishes its work first. */
    private static void close(LabServer server, CountDownLatch closed) {
        if (closed.getCount() > 0) {
            say("");
            say("Closing the course …");
        }
        server.stop();
        try {
            closed.await(SECONDS_TO_CLOSE, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private static Path layOut(CourseFolder course) {
        Path folder = course.studentFolder();
        say(
                Files.exists(folder)
                        ? "Updating your copies of the lessons in " + folder + " …"
                        : "Laying out your copies of the lessons in " + folder + " …");
        new Handout(course).layOutIn(folder, LabCommand::say);
        return folder;
    }

    private static String page(Path shown, String map) {
        return Files.exists(shown.resolve(map)) ? "/lab/tree/" + map : "/lab";
    }

    /** Without one, Python would open a text browser in this very terminal. */
    private static boolean hasDesktop() {
        return !System.getProperty("os.name").equals("Linux")
                || List.of("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME").stream()
                        .anyMatch(name -> System.getenv(name) != null);
    }

    private static void say(String line) {
        System.out.println(line);
    }
}

package sudoku.course.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Handout;
import sudoku.course.jupyter.HubJupyter;

/** What a JupyterHub asks of the course; see {@code src/hub}, which asks it. */
@Command(
        name = "hub",
        mixinStandardHelpOptions = true,
        description = "Prepares the course for the students of a JupyterHub.",
        footer = {"", "Example: java -jar target/sudoku.jar hub prepare"},
        subcommands = {HubCommand.Prepare.class, HubCommand.LayOut.class})
final class HubCommand {

    @Command(
            name = "prepare",
            mixinStandardHelpOptions = true,
            description = "Makes the JupyterLab that the hub starts for each student.")
    static final class Prepare implements Callable<Integer> {
        @Option(
                names = "--python",
                paramLabel = "PYTHON",
                defaultValue = "/usr/bin/python3",
                description = "The Python that has JupyterHub (default: ${DEFAULT-VALUE}, Debian's).")
        private String python;

        @Override
        public Integer call() {
            new HubJupyter(CourseFolder.here(), System.out::println).prepare(python);
            return 0;
        }
    }

    @Command(
            name = "lay-out",
            mixinStandardHelpOptions = true,
            description = "Lays the course out for the student who runs this, beside what she has changed.")
    static final class LayOut implements Callable<Integer> {
        @Parameters(paramLabel = "DIR", description = "Her folder.")
        private Path folder;

        @Override
        public Integer call() {
            new Handout(CourseFolder.here()).layOutIn(folder.toAbsolutePath(), System.out::println);
            return 0;
        }
    }
}

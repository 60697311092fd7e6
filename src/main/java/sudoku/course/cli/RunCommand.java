package sudoku.course.cli;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudoku.course.edition.CourseFolder;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.jupyter.Jupyter;
import sudoku.course.jupyter.KernelChoice;
import sudoku.course.jupyter.NotebookRun;
import sudoku.course.jupyter.Terminal;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/** Executes notebooks and says, cell by cell, how it goes. */
@Command(
        name = "run",
        description = "Executes notebooks from top to bottom; the notebooks stay as they are.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Each notebook runs in its own folder, cell by cell, with a line for each. The first cell that fails"
                    + " is shown with its error and ends its notebook; the exit status is then 1, and 0 when all of"
                    + " them ran.",
            "",
            "Example: java -jar target/sudoku.jar run --out my-course/executed notebooks/01-backtracking.ipynb"
        })
final class RunCommand implements Callable<Integer> {
    private static final int SHOWN = 60;

    @Option(
            names = "--kernel",
            paramLabel = "NAME",
            description = "An installed kernel, by name or by the folder of its kernel.json; "
                    + "without it, the course's own.")
    private String kernel;

    @Option(
            names = "--jdk",
            paramLabel = "HOME",
            description = "The JDK the course's kernel runs on; without it, the one that runs this.")
    private Path jdk;

    @Option(names = "--out", paramLabel = "DIR", description = "Keep the executed copies here.")
    private Path out;

    @Parameters(paramLabel = "NOTEBOOK", arity = "1..*", description = "What to execute.")
    private List<Path> notebooks;

    @Override
    public Integer call() {
        checkNames();
        CourseFolder course = CourseFolder.here();
        Jupyter jupyter = new Bootstrap(course, System.out::println).jupyter();
        NotebookRun run = new NotebookRun(jupyter, choice(jupyter), course.jar());
        int failed = 0;
        for (Path notebook : notebooks) {
            System.out.println(notebook);
            failed += run.execute(notebook, out == null ? null : copyOf(notebook), RunCommand::say)
                            .isPresent()
                    ? 1
                    : 0;
        }
        if (failed > 0) {
            System.err.println(failed + " of " + notebooks.size() + (notebooks.size() == 1 ? " notebook" : " notebooks")
                    + " failed.");
        }
        return failed == 0 ? 0 : 1;
    }

    private KernelChoice choice(Jupyter jupyter) {
        if (kernel != null && jdk != null) {
            throw new CourseProblem("--jdk is for the course's own kernel; an installed one has a JDK of its own:"
                    + " leave out --jdk or --kernel.");
        }
        if (kernel != null) {
            return KernelChoice.installed(kernel, jupyter);
        }
        return jdk == null ? KernelChoice.bundled() : KernelChoice.bundledOn(jdk.toAbsolutePath());
    }

    /** Before anything runs: every notebook is there, and no executed copy would land on another file. */
    private void checkNames() {
        if (out != null) {
            OutFolder.of(out);
        }
        Set<String> names = new HashSet<>();
        for (Path notebook : notebooks) {
            Notebook.read(notebook);
            if (out != null && !names.add(notebook.getFileName().toString())) {
                throw new CourseProblem("Two of the notebooks are called " + notebook.getFileName()
                        + ": run them separately, each with an --out of its own.");
            }
            if (out != null && copyOf(notebook).equals(notebook.toAbsolutePath().normalize())) {
                throw new CourseProblem("The executed copy would replace " + notebook + ": choose another --out.");
            }
        }
    }

    private Path copyOf(Path notebook) {
        return out.resolve(notebook.getFileName()).toAbsolutePath().normalize();
    }

    private static void say(NotebookRun.CellEnd cell) {
        String first = cell.source().strip().lines().findFirst().orElse("");
        String shown = first.length() > SHOWN ? first.substring(0, SHOWN - 1) + "…" : first;
        System.out.println(String.format(
                Locale.ROOT,
                "  %s cell %d of %d, %.1f s: %s",
                cell.error().isPresent() ? "FAILED" : "ok",
                cell.cell(),
                cell.of(),
                cell.seconds(),
                shown));
        cell.error()
                .ifPresent(error -> System.err.println("\n"
                        + cell.source().strip().indent(4) + "\n" + plain(error).indent(4)));
    }

    /** Kernels color their errors for a browser; a file or a pipe wants the words alone. */
    private static String plain(String error) {
        return Terminal.attended() ? error : error.replaceAll("\u001b\\[[0-9;]*m", "");
    }
}

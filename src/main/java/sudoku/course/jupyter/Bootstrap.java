package sudoku.course.jupyter;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sudoku.course.edition.CourseFolder;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.files.OneAtATime;

/**
 * Finds the Jupyter the course runs on, and makes one where there is none.
 *
 * <p>In this order: the private environment, as it is or made anew; a {@code jupyter} on the PATH; what
 * {@code apt-get} can bring on Debian; one sentence about what is missing. A fallback is remembered, so
 * that a machine without a package index does not wait for it at every start.
 */
public final class Bootstrap {
    private final Path folder;
    private final Path remembered;
    private final Consumer<String> say;

    public Bootstrap(CourseFolder course, Consumer<String> say) {
        this.folder = course.jupyter();
        this.remembered = folder.resolve("instead.txt");
        this.say = say;
    }

    /** A Jupyter that works. Two that call this at once wait for one another. */
    public Jupyter jupyter() {
        return OneAtATime.at(
                folder.resolve("lock"),
                () -> say.accept("Another run of the course is preparing Jupyter; waiting for it …"),
                this::find);
    }

    private Jupyter find() {
        PrivateJupyter own = new PrivateJupyter(folder, say);
        Optional<String> fault = own.fault();
        if (fault.isEmpty()) {
            return own.jupyter();
        }
        Optional<Jupyter> instead = recall();
        if (instead.isPresent()) {
            return instead.get();
        }
        say.accept(fault.get() + ": preparing a Jupyter of the course's own in " + folder + ".");
        try {
            own.make(Python.find());
            return own.jupyter();
        } catch (NoEnvironment problem) {
            return fallBack(own, problem);
        }
    }

    private Jupyter fallBack(PrivateJupyter own, NoEnvironment problem) {
        say.accept(problem.getMessage() + ".");
        say.accept("Looking for a Jupyter on the PATH instead …");
        Optional<Jupyter> found = JupyterOnPath.find();
        if (found.isPresent()) {
            return remember(found.get());
        }
        say.accept("There is no complete one there.");
        AptGet aptGet = new AptGet(folder.resolve("apt-get.log"), say);
        if (aptGet.possible()) {
            return fromDebian(own, problem, aptGet);
        }
        throw new CourseProblem(problem.getMessage() + ".");
    }

    /** Debian brings what the private environment was missing, or else a Jupyter of its own. */
    private Jupyter fromDebian(PrivateJupyter own, NoEnvironment problem, AptGet aptGet) {
        try {
            if (!problem.debianPackages().isEmpty() && aptGet.install(problem.debianPackages())) {
                own.make(Python.find());
                return own.jupyter();
            }
        } catch (NoEnvironment again) {
            say.accept(again.getMessage() + ".");
        }
        boolean installed = aptGet.install(List.of("jupyterlab", "python3-nbclient", "jupyter-nbconvert"))
                || aptGet.install(List.of("jupyter-notebook", "python3-nbclient", "jupyter-nbconvert"));
        Optional<Jupyter> found = installed ? JupyterOnPath.find() : Optional.empty();
        return found.map(this::remember).orElseThrow(() -> new CourseProblem(problem.getMessage() + "."));
    }

    private Jupyter remember(Jupyter found) {
        say.accept("Using the Jupyter at " + found.python() + ". To have the course make its own, delete " + remembered
                + ".");
        Disk.write(remembered, found.python().toString().getBytes(StandardCharsets.UTF_8));
        return found;
    }

    private Optional<Jupyter> recall() {
        try {
            return Optional.of(Path.of(Files.readString(remembered)))
                    .filter(JupyterOnPath::works)
                    .map(python -> new Jupyter(python, false));
        } catch (IOException nothing) {
            return Optional.empty();
        }
    }

    /** Adds a package to the private environment, for a test that needs it, and says whether that worked. */
    public boolean add(String requirement) {
        try {
            new PrivateJupyter(folder, say).install(requirement);
            return true;
        } catch (NoEnvironment failed) {
            say.accept(failed.getMessage() + ".");
            return false;
        }
    }
}

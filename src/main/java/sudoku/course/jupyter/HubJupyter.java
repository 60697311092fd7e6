package sudoku.course.jupyter;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import sudoku.course.edition.CourseFolder;
import sudoku.files.CourseProblem;
import sudoku.kernel.KernelSpec;

/**
 * The JupyterLab that a JupyterHub starts for each of its students: one for all, in {@code .jupyter/hub}.
 *
 * <p><b>Idea.</b> The same list of packages as the private Jupyter's, in an environment that also sees the packages of
 * the hub's Python: hub and server must be of one version, and the hub comes from the system. Kernel, class archive and
 * settings are made here once, so a student's first login has nothing left to make.
 */
public final class HubJupyter {
    private final CourseFolder course;
    private final Consumer<String> say;

    public HubJupyter(CourseFolder course, Consumer<String> say) {
        this.course = course;
        this.say = say;
    }

    /**
     * Makes it, or mends what is not as it should be.
     *
     * @param python the hub's
     * @throws CourseProblem if that Python has no JupyterHub, or pip cannot get the packages
     */
    public void prepare(String python) {
        Path folder = course.jupyter().resolve("hub");
        PrivateJupyter own = new PrivateJupyter(folder, true, say);
        Python hub = Python.at(python, "jupyterhub");
        Optional<String> fault = own.fault();
        try {
            if (fault.isPresent()) {
                say.accept(fault.get() + ": preparing the students' Jupyter in " + folder + ".");
                own.make(hub);
            }
        } catch (NoEnvironment problem) {
            throw new CourseProblem(problem.getMessage() + ".", problem);
        }
        Path state = folder.resolve("state");
        KernelChoice.bundled().describeIn(state, course.jar());
        LabSettings.writeTo(state);
        KernelSpec.awaitSharedClasses();
        say.accept("A JupyterHub can start students' servers with " + own.python() + " -m course_hub.");
    }
}

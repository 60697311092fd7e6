package sudoku.course.jupyter;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sudoku.course.edition.CourseFolder;

/**
 * A Jupyter that works, as the Python it lives in.
 *
 * <p>The scripts in an environment's {@code bin} hold absolute paths and break when the folder is moved;
 * so a module is run by its Python, always. What a user set up for a Jupyter of their own (variables,
 * configuration, kernels, a token) is kept out: every place it looks for such things is ours.
 *
 * @param python the interpreter that has jupyterlab (or, as a last resort, the classic notebook) installed
 * @param ours   whether it is the private one; another one needs its system-wide files
 */
public record Jupyter(Path python, boolean ours) {

    /**
     * Makes ready to run one of the course's own Python modules.
     *
     * @param state the folder for all that Jupyter writes about itself: settings, trust, connection files
     */
    public ProcessBuilder module(Path state, String module, String... arguments) {
        List<String> command = new ArrayList<>(List.of(python.toString(), "-m", module));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        isolate(builder.environment(), state);
        return builder;
    }

    private void isolate(Map<String, String> environment, Path state) {
        Python.clean(environment);
        environment
                .keySet()
                .removeIf(name -> name.startsWith("JUPYTER") || name.startsWith("JPY_") || name.startsWith("IPYTHON"));
        environment.put("PYTHONPATH", CourseFolder.pythonModules().toString());
        environment.put("JUPYTER_CONFIG_DIR", state.resolve("config").toString());
        environment.put("JUPYTER_DATA_DIR", dataOf(state).toString());
        environment.put("JUPYTER_RUNTIME_DIR", state.resolve("runtime").toString());
        environment.put("IPYTHONDIR", state.resolve("ipython").toString());
        if (ours) {
            environment.put("COURSE_OWNS_JUPYTER", "1");
        }
    }

    /** Where Jupyter finds kernels first. */
    static Path dataOf(Path state) {
        return state.resolve("share").resolve("jupyter");
    }
}

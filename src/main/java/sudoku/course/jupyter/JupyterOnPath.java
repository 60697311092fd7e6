package sudoku.course.jupyter;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A Jupyter somebody installed on this machine.
 *
 * <p>The command {@code jupyter} may be a script, a program or a shim; what we need is the Python behind
 * it, and that is one of the things {@code jupyter troubleshoot} tells.
 */
final class JupyterOnPath {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String LABEL = "sys.executable:";
    private static final String NEEDED =
            """
            import nbclient
            try:
                import jupyterlab
                assert int(jupyterlab.__version__.split('.')[0]) >= 4
            except (ImportError, AssertionError):
                import notebook.notebookapp
            """;

    private JupyterOnPath() {}

    static Optional<Jupyter> find() {
        ProcessBuilder question = new ProcessBuilder("jupyter", "troubleshoot");
        Python.clean(question.environment());
        try {
            List<String> said = ChildProcess.run(question, PATIENCE).lines().stream()
                    .map(String::strip)
                    .toList();
            int label = said.indexOf(LABEL);
            return label < 0 || label + 1 == said.size()
                    ? Optional.empty()
                    : Optional.of(Path.of(said.get(label + 1)))
                            .filter(JupyterOnPath::works)
                            .map(python -> new Jupyter(python, false));
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }

    /** Whether it can open the course and run a notebook. */
    static boolean works(Path python) {
        ProcessBuilder builder = new ProcessBuilder(python.toString(), "-c", NEEDED);
        Python.clean(builder.environment());
        try {
            return ChildProcess.run(builder, PATIENCE).well();
        } catch (IOException broken) {
            return false;
        }
    }
}

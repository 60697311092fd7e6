package sudoku.course.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import sudoku.course.edition.NormalForm;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;

/**
 * Executes notebooks from top to bottom, through a real Jupyter client, in the folder they lie in.
 *
 * <p>The source is only read. The executed copy is written even when a cell failed, up to that cell.
 */
public final class NotebookRun {
    private static final int SECONDS_PER_CELL = 600;
    private static final String RAW_COPY = "executed.ipynb";

    /** A cell that has ended: the how manieth, what it said, and the error when it failed. */
    public record CellEnd(int cell, int of, String source, double seconds, Optional<String> error) {}

    private final Jupyter jupyter;
    private final KernelChoice kernel;
    private final Path jar;
    private final boolean strict;

    public NotebookRun(Jupyter jupyter, KernelChoice kernel, Path jar) {
        this(jupyter, kernel, jar, false);
    }

    private NotebookRun(Jupyter jupyter, KernelChoice kernel, Path jar, boolean strict) {
        this.jupyter = jupyter;
        this.kernel = kernel;
        this.jar = jar;
        this.strict = strict;
    }

    /** The same, but an error ends the notebook in those cells too that are allowed to have one. */
    public NotebookRun strict() {
        return new NotebookRun(jupyter, kernel, jar, true);
    }

    /**
     * Executes one notebook.
     *
     * @param progress hears of each cell when it has ended
     * @param executed where the executed copy goes, or {@code null} when nobody wants it
     * @return the cell that failed; empty when the whole notebook ran
     */
    public Optional<CellEnd> execute(Path notebook, Path executed, Consumer<CellEnd> progress) {
        Notebook.read(notebook);
        try {
            Path state = ChildProcess.folder();
            try {
                Optional<CellEnd> failure = execute(notebook, state, state.resolve(RAW_COPY), progress);
                if (executed != null) {
                    Notebook copy = Notebook.read(state.resolve(RAW_COPY));
                    Disk.write(
                            executed,
                            NormalForm.written(
                                    copy.lyingIn(executed.toAbsolutePath().getParent(), jar)
                                            .root()));
                }
                return failure;
            } finally {
                ChildProcess.discard(state);
            }
        } catch (IOException failed) {
            throw new CourseProblem("Cannot run " + notebook + ": " + Disk.reason(failed) + ".", failed);
        }
    }

    private Optional<CellEnd> execute(Path notebook, Path state, Path copy, Consumer<CellEnd> progress)
            throws IOException {
        Path log = state.resolve("log");
        ObjectNode settings = Notebook.JSON
                .createObjectNode()
                .put("from", notebook.toAbsolutePath().toString())
                .put("to", copy.toString())
                .put("folder", notebook.toAbsolutePath().getParent().toString())
                .put("kernel", kernel.describeIn(state, jar))
                .put("seconds_per_cell", SECONDS_PER_CELL)
                .put("strict", strict);
        Process process = ChildProcess.start(
                jupyter.module(state, "course_run").directory(state.toFile()).redirectError(log.toFile()));
        process.getOutputStream().write((settings + "\n").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        Optional<CellEnd> failure = follow(process, progress);
        int status = ChildProcess.statusOf(process);
        if (!Files.exists(copy)) {
            throw new CourseProblem("Jupyter could not run " + notebook + " (exit status " + status + "): "
                    + Files.readString(log).strip());
        }
        if (failure.isPresent() && failure.get().cell() == 0) {
            throw new CourseProblem(notebook + " did not start on " + kernel + ". "
                    + failure.get().error().orElse("") + "\n"
                    + Files.readString(log).strip());
        }
        return failure;
    }

    private static Optional<CellEnd> follow(Process process, Consumer<CellEnd> progress) throws IOException {
        Optional<CellEnd> failure = Optional.empty();
        BufferedReader events =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = events.readLine(); line != null; line = events.readLine()) {
            JsonNode event = Notebook.JSON.readTree(line);
            CellEnd end = new CellEnd(
                    event.get("cell").asInt(),
                    event.get("of").asInt(),
                    event.get("source").asText(),
                    event.get("seconds").asDouble(),
                    Optional.ofNullable(event.get("error")).map(JsonNode::asText));
            if (end.error().isPresent()) {
                failure = Optional.of(end);
            }
            progress.accept(end);
        }
        return failure;
    }
}

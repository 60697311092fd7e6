package sudoku.course.jupyter;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudoku.course.edition.NormalForm;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;

/** What nbconvert makes of notebooks: the cells of each as HTML, in JupyterLab's own structure. */
public final class NotebookPages {
    private NotebookPages() {}

    /** Renders all of them in one go: starting nbconvert takes longer than a page. */
    public static Map<String, String> of(Map<String, Notebook> notebooks, Jupyter jupyter) {
        try {
            Path state = ChildProcess.folder();
            try {
                return rendered(notebooks, jupyter, state);
            } finally {
                ChildProcess.discard(state);
            }
        } catch (IOException failed) {
            throw new CourseProblem("Cannot render the pages: " + Disk.reason(failed) + ".", failed);
        }
    }

    private static Map<String, String> rendered(Map<String, Notebook> notebooks, Jupyter jupyter, Path state)
            throws IOException {
        ArrayNode pages = Notebook.JSON.createArrayNode();
        List<Path> results = new ArrayList<>();
        for (Notebook notebook : notebooks.values()) {
            Path from = state.resolve(results.size() + ".ipynb");
            Path to = state.resolve(results.size() + ".html");
            Disk.write(from, NormalForm.written(notebook.root()));
            pages.addObject().put("from", from.toString()).put("to", to.toString());
            results.add(to);
        }
        run(pages, jupyter, state);
        Map<String, String> rendered = new LinkedHashMap<>();
        for (String name : notebooks.keySet()) {
            rendered.put(name, Files.readString(results.get(rendered.size())));
        }
        return rendered;
    }

    private static void run(ArrayNode pages, Jupyter jupyter, Path state) throws IOException {
        Path log = state.resolve("log");
        Process process = ChildProcess.start(jupyter.module(state, "course_pages")
                .directory(state.toFile())
                .redirectOutput(log.toFile())
                .redirectErrorStream(true));
        process.getOutputStream().write((pages + "\n").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        int status = ChildProcess.statusOf(process);
        if (status != 0) {
            throw new CourseProblem("nbconvert could not render the pages (exit status " + status + "): "
                    + Files.readString(log).strip());
        }
    }
}

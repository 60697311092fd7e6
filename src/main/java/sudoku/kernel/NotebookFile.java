package sudoku.kernel;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The file of the notebook that this kernel runs, as it was saved last.
 *
 * <p><b>Idea.</b> A kernel is told code and nothing of the notebook around it. Jupyter's server names the file in
 * {@code JPY_SESSION_NAME}; where nobody does, or the file is something else, there is no file and nothing is said.
 */
final class NotebookFile {
    /** A cell of code; without an id, the empty one. */
    record Code(String id, String text) {}

    private final Path file;

    NotebookFile(String name) {
        Path named = null;
        try {
            named = name == null || !name.endsWith(".ipynb") ? null : Path.of(name);
        } catch (InvalidPathException strange) {
            // Then there is none.
        }
        file = named;
    }

    static NotebookFile ofThisSession() {
        return new NotebookFile(System.getenv("JPY_SESSION_NAME"));
    }

    /** Its cells of code; none if there is no such file. */
    List<Code> cells() {
        List<Code> cells = new ArrayList<>();
        if (file == null) {
            return cells;
        }
        try {
            JsonObject notebook = new Gson().fromJson(Files.readString(file), JsonObject.class);
            for (JsonElement each : notebook.getAsJsonArray("cells")) {
                JsonObject cell = each.getAsJsonObject();
                if (cell.get("cell_type").getAsString().equals("code")) {
                    cells.add(new Code(cell.has("id") ? cell.get("id").getAsString() : "", text(cell.get("source"))));
                }
            }
        } catch (IOException | RuntimeException notANotebook) {
            cells.clear();
        }
        return cells;
    }

    private static String text(JsonElement source) {
        if (!(source instanceof JsonArray lines)) {
            return source.getAsString();
        }
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.getAsString()));
        return text.toString();
    }
}

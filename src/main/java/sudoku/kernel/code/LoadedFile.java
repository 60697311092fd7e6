package sudoku.kernel.code;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What {@code %load} runs: a file of Java, or the code cells of a notebook. The ending may be left out. */
final class LoadedFile {
    private static final List<String> ENDINGS = List.of("", ".jshell", ".jsh", ".java", ".ijava", ".ipynb");

    private LoadedFile() {}

    static List<NamedCode> sources(String name) throws IOException {
        for (String ending : ENDINGS) {
            Path file = Path.of(name + ending);
            if (!name.isEmpty() && Files.isRegularFile(file)) {
                String text = Files.readString(file);
                String shortName = file.getFileName().toString();
                return shortName.endsWith(".ipynb")
                        ? cells(shortName, text)
                        : List.of(new NamedCode(shortName, text));
            }
        }
        throw new IOException("There is no file " + name + " to load, seen from " + Path.of("").toAbsolutePath()
                + ", with none of the endings" + String.join(" ", ENDINGS) + ".");
    }

    private static List<NamedCode> cells(String name, String text) throws IOException {
        try {
            List<NamedCode> sources = new ArrayList<>();
            JsonArray cells = new JsonParser().parse(text).getAsJsonObject().getAsJsonArray("cells");
            for (int i = 0; i < cells.size(); i++) {
                JsonObject cell = cells.get(i).getAsJsonObject();
                if (cell.get("cell_type").getAsString().equals("code")) {
                    sources.add(new NamedCode(name + ", cell " + (i + 1), joined(cell.get("source"))));
                }
            }
            return sources;
        } catch (JsonParseException | IllegalStateException | NullPointerException malformed) {
            throw new IOException(name + " is not a notebook that can be read: " + malformed.getMessage());
        }
    }

    private static String joined(JsonElement source) {
        if (!source.isJsonArray()) {
            return source.getAsString();
        }
        StringBuilder text = new StringBuilder();
        source.getAsJsonArray().forEach(line -> text.append(line.getAsString()));
        return text.toString();
    }
}

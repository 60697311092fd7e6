package sudoku.kernel.code;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/** What {@code %load} runs: a file of Java, or the code cells of a notebook. The ending may be left out. */
final class LoadedFile {
    private static final List<String> ENDINGS = List.of("", ".jshell", ".jsh", ".java", ".ijava", ".ipynb");

    private LoadedFile() {}

    static List<NamedCode> sources(String name) throws IOException {
        for (String ending : ENDINGS) {
            Path file = Path.of(name + ending);
            if (!name.isEmpty() && Files.isRegularFile(file)) {
                String shortName = file.getFileName().toString();
                return shortName.endsWith(".ipynb")
                        ? cells(file)
                        : List.of(new NamedCode(shortName, Files.readString(file)));
            }
        }
        throw new IOException("There is no file " + name + " to load in the folder "
                + Path.of("").toAbsolutePath() + ", not even with the extensions" + String.join(" ", ENDINGS) + ".");
    }

    private static List<NamedCode> cells(Path file) throws IOException {
        try {
            List<NamedCode> sources = new ArrayList<>();
            List<ObjectNode> cells = Notebook.read(file).cells();
            for (int i = 0; i < cells.size(); i++) {
                if (cells.get(i).get("cell_type").asText().equals("code")) {
                    sources.add(new NamedCode(file.getFileName() + ", cell " + (i + 1), Notebook.source(cells.get(i))));
                }
            }
            return sources;
        } catch (CourseProblem malformed) {
            throw new IOException(malformed.getMessage(), malformed);
        }
    }
}

package sudoku.grading;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Honest answers in notebooks that are not what they should be, with the points they must get all the same. */
final class BrokenNotebooks {
    private static final JsonMapper JSON = new JsonMapper();

    private final List<Attack> all = new ArrayList<>();

    private BrokenNotebooks() {}

    static List<Attack> all() throws IOException {
        BrokenNotebooks notebooks = new BrokenNotebooks();
        notebooks.addFilesThatAreNone();
        notebooks.addEditedOnes();
        return notebooks.all;
    }

    private static ObjectNode honest() {
        return AttackedExercise.root(AttackedExercise.HONEST, AttackedExercise.DOUBLED);
    }

    private void add(String name, int first, int second, byte[] bytes) {
        all.add(new Attack("notebook " + name, first, first, second, bytes));
    }

    private void addText(String name, String text) {
        add(name, 0, 0, text.getBytes(StandardCharsets.UTF_8));
    }

    private void edit(String name, int first, int second, Consumer<ObjectNode> change) throws IOException {
        ObjectNode root = honest();
        change.accept(root);
        add(name, first, second, JSON.writeValueAsBytes(root));
    }

    private static ObjectNode cell(ObjectNode root, int index) {
        return (ObjectNode) root.get("cells").get(index);
    }

    private static ArrayNode cells(ObjectNode root) {
        return (ArrayNode) root.get("cells");
    }

    private void addFilesThatAreNone() throws IOException {
        String honest = JSON.writeValueAsString(honest());
        addText("empty", "");
        addText("of words", "my solution is attached");
        addText("cut off", honest.substring(0, honest.length() / 2));
        addText("with something after it", honest + honest);
        addText("with a key twice", honest.replaceFirst("\\{", "{\"cells\": [],"));
        addText("that is deep", "{\"cells\":" + "[".repeat(1_000_000));
        addText("with a long number", "{\"cells\": [], \"nbformat\": " + "9".repeat(1_000_000) + "}");
        addText("that is a list", "[" + honest + "]");
        addText("without cells", "{\"nbformat\": 4}");
        addText("with a cell that is none", "{\"nbformat\": 4, \"cells\": [[]]}");
        addText("of format 3", "{\"nbformat\": 3, \"worksheets\": [{\"cells\": []}]}");
        addText("that is a web page", "<html><script>alert(1)</script></html>");
        add("in UTF-16", 0, 0, honest.getBytes(StandardCharsets.UTF_16LE));
        add("that is not text", 0, 0, new byte[] {(byte) 0x89, 'P', 'N', 'G', (byte) 0xff, 0, 1, 2});
        add("of 21 MB", 0, 0, new byte[21 << 20]);
        add("with a byte order mark", 5, 2, ("\ufeff" + honest).getBytes(StandardCharsets.UTF_8));
    }

    private void addEditedOnes() throws IOException {
        edit("of another kernel", 5, 2, root -> ((ObjectNode) root.get("metadata"))
                .putObject("kernelspec")
                .put("name", "python3")
                .put("language", "python"));
        edit("with its cells in another order", 5, 2, root -> {
            for (int i = 0; i < 5; i++) {
                cells(root).add(cells(root).remove(4 - i));
            }
        });
        edit("with the setup deleted", 5, 2, root -> cells(root).remove(0));
        edit("with the given cells edited", 5, 2, root -> {
            cell(root, 0).put("source", "System.exit(0);");
            cell(root, 2).put("source", "Everything task1 = null; System.exit(0);");
        });
        edit("with cells of the student's own", 5, 2, root -> cells(root)
                .insert(1, AttackedExercise.cell("", true, "while (true);"))
                .add(AttackedExercise.cell("mine", true, "System.exit(0);")));
        edit("with a helper in a cell of the student's own", 5, 2, root -> {
            cells(root)
                    .insert(
                            1,
                            AttackedExercise.cell(
                                    "", true, "%jars x\nint twice(int number) { return 2 * number; }\nwhile (false);"));
            cell(root, 4).put("source", "int doubled(int number) { return twice(number); }");
        });
        edit("with an answer deleted", 0, 2, root -> cells(root).remove(1));
        edit("with an answer made text", 0, 2, root -> cell(root, 1).put("cell_type", "markdown"));
        edit("with an answer twice", 5, 2, root -> cells(root).add(cell(root, 1).deepCopy()));
        edit("with an answer corrected in a copy", 5, 2, root -> cells(root)
                .insert(1, AttackedExercise.cell("task1-answer", true, "class Answer extends Lost {}")));
        edit("without nbgrader's metadata", 0, 0, root -> cells(root)
                .forEach(cell -> ((ObjectNode) cell).putObject("metadata")));
        edit("with points of its own", 5, 2, root -> ((ObjectNode) cell(root, 1).get("metadata")).put("points", 1000));
        edit("with an answer marked as of no use to a worker", 5, 2, root -> ((ObjectNode)
                        cell(root, 1).get("metadata"))
                .putArray("tags")
                .add("notebook-only"));
        edit("with a source in lines", 5, 2, root -> {
            ArrayNode lines = JsonNodeFactory.instance.arrayNode();
            cell(root, 1).get("source").asText().lines().forEach(line -> lines.add(line + "\n"));
            cell(root, 1).set("source", lines);
        });
        edit("with Windows' line ends", 5, 2, root -> cell(root, 1)
                .put("source", cell(root, 1).get("source").asText().replace("\n", "\r\n")));
        edit("with a source that is a number", 0, 0, root -> cell(root, 1).put("source", 7));
        edit("with a source of a megabyte", 0, 0, root -> cell(root, 1).put("source", "x".repeat(1_000_000)));
        edit("with outputs of its own", 5, 2, root -> cell(root, 1)
                .putArray("outputs")
                .addObject()
                .put("output_type", "display_data")
                .putObject("data")
                .put("text/html", "<script>alert(1)</script>".repeat(10_000)));
        edit("with one id for all cells", 5, 2, root -> cells(root)
                .forEach(cell -> ((ObjectNode) cell).put("id", "same")));
        edit("with attachments", 5, 2, root -> cell(root, 1)
                .putObject("attachments")
                .putObject("a.png")
                .put("image/png", "A".repeat(5_000_000)));
        edit("with a hundred thousand cells", 5, 2, root -> {
            for (int i = 0; i < 100_000; i++) {
                cells(root).addObject().put("cell_type", "code").put("source", "");
            }
        });
        edit("with a name that is a list", 0, 2, root -> ((ObjectNode)
                        cell(root, 1).at("/metadata/nbgrader"))
                .putArray("grade_id")
                .add("task1-answer"));
        edit("with metadata that is a text", 5, 2, root -> cells(root)
                .addObject()
                .put("cell_type", "code")
                .put("source", "")
                .put("metadata", "none"));
        edit("with a cell that is nothing", 0, 0, root -> cells(root).addNull());
        edit("with half a character", 5, 2, root -> cell(root, 1)
                .put("source", cell(root, 1).get("source").asText() + " // \ud83d"));
        edit("with a source of lists", 0, 0, root -> cell(root, 1)
                .putArray("source")
                .addArray()
                .add("class Answer {}"));
        edit("with a zero in the source", 0, 2, root -> cell(root, 1).put("source", "\0\0\0"));
    }
}

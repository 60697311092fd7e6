package sudoku.course.edition;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import sudoku.files.Fingerprint;
import sudoku.ipynb.Notebook;

/**
 * The one way a notebook is written in the sources.
 *
 * <p><b>Idea.</b> Opening, running and saving a notebook changes its file although nobody changed what
 * it says. In the normal form such a file is byte for byte what it was.
 *
 * <p><b>Representation.</b> No outputs and counts; one kernelspec; of a cell's metadata only what an
 * author puts there on purpose; every cell with an id, its own or one derived from its source; and then
 * written as Jupyter itself writes: keys sorted, one space of indent, a source as its lines.
 */
public final class NormalForm {
    private static final Pattern ID = Pattern.compile("[a-zA-Z0-9_-]{1,64}");
    private static final List<String> KEPT_METADATA =
            List.of("tags", "slideshow", "nbgrader", "editable", "deletable", "proves", "timed", "exempt");
    private static final int DERIVED_ID_LENGTH = 8;
    private static final ObjectWriter WRITER = Notebook.JSON.writer(asJupyterWrites());

    private final Set<String> ids = new HashSet<>();
    private final Notebook notebook;

    private NormalForm(Notebook notebook) {
        this.notebook = notebook;
    }

    /** A notebook's normal form, as the bytes of its file. */
    public static byte[] of(Notebook notebook) {
        return written(new NormalForm(notebook).normal());
    }

    /** A tree as Jupyter writes it: one line for a line, so that differences can be read. */
    public static byte[] written(JsonNode tree) {
        try {
            return (WRITER.writeValueAsString(sorted(tree)) + "\n").getBytes(StandardCharsets.UTF_8);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private ObjectNode normal() {
        ObjectNode normal = Notebook.JSON.createObjectNode();
        ArrayNode cells = normal.putArray("cells");
        notebook.cells().forEach(cell -> cells.add(normal(cell)));
        normal.set("metadata", metadata());
        normal.put("nbformat", 4);
        normal.put("nbformat_minor", 5);
        return normal;
    }

    /**
     * What the course's kernel says of its language, word for word (IJava's, but for its version): JupyterLab writes
     * that into a notebook as soon as it is open, and takes the notebook for changed if it said anything else before.
     */
    private static ObjectNode metadata() {
        ObjectNode metadata = Notebook.JSON.createObjectNode();
        metadata.putObject("kernelspec")
                .put("display_name", "Java")
                .put("language", "java")
                .put("name", "java");
        metadata.putObject("language_info")
                .put("codemirror_mode", "java")
                .put("file_extension", ".jshell")
                .put("mimetype", "text/x-java-source")
                .put("name", "Java")
                .put("pygments_lexer", "java");
        return metadata;
    }

    private ObjectNode normal(ObjectNode cell) {
        String type = cell.get("cell_type").asText();
        String written = Notebook.source(cell).replace("\r\n", "\n");
        String source = Notebook.isNotes(cell) ? SpeakerNotes.folded(written) : written;
        ObjectNode normal = Notebook.JSON.createObjectNode();
        normal.put("cell_type", type);
        normal.put("id", id(cell.path("id").asText(), type + source));
        normal.set("metadata", metadata(cell));
        normal.set("source", lines(source));
        if (type.equals("code")) {
            normal.putNull("execution_count");
            normal.putArray("outputs");
        } else if (cell.path("attachments").size() > 0) {
            normal.set("attachments", cell.get("attachments"));
        }
        return normal;
    }

    /** A cell tagged {@code hide-input} is folded in the way JupyterLab knows; of the tag it knows nothing. */
    private static ObjectNode metadata(ObjectNode cell) {
        ObjectNode metadata = keptOf(cell.path("metadata"));
        if (Notebook.hasTag(cell, "hide-input")) {
            metadata.putObject("jupyter").put("source_hidden", true);
        }
        return metadata;
    }

    /** JupyterLab adds {@code editable: true} and an empty slide type when it only looks at a cell's tags. */
    private static ObjectNode keptOf(JsonNode metadata) {
        ObjectNode kept = Notebook.JSON.createObjectNode();
        for (String name : KEPT_METADATA) {
            JsonNode value = metadata.path(name);
            boolean saysNothing = value.isMissingNode()
                    || value.isContainerNode() && value.isEmpty()
                    || value.isBoolean() && value.asBoolean()
                    || name.equals("slideshow")
                            && value.path("slide_type").asText().isEmpty();
            if (!saysNothing) {
                kept.set(name, value);
            }
        }
        return kept;
    }

    private String id(String own, String content) {
        String candidate = ID.matcher(own).matches() ? own : "";
        for (int attempt = 0; candidate.isEmpty() || ids.contains(candidate); attempt++) {
            candidate = Fingerprint.of(attempt + content).substring(0, DERIVED_ID_LENGTH);
        }
        ids.add(candidate);
        return candidate;
    }

    private static ArrayNode lines(String source) {
        ArrayNode lines = Notebook.JSON.createArrayNode();
        int start = 0;
        while (start < source.length()) {
            int end = source.indexOf('\n', start);
            int next = end < 0 ? source.length() : end + 1;
            lines.add(source.substring(start, next));
            start = next;
        }
        return lines;
    }

    private static JsonNode sorted(JsonNode node) {
        if (node.isObject()) {
            Map<String, JsonNode> fields = new TreeMap<>();
            for (Iterator<Map.Entry<String, JsonNode>> each = node.fields(); each.hasNext(); ) {
                Map.Entry<String, JsonNode> field = each.next();
                fields.put(field.getKey(), sorted(field.getValue()));
            }
            ObjectNode sorted = Notebook.JSON.createObjectNode();
            fields.forEach(sorted::set);
            return sorted;
        }
        if (node.isArray()) {
            ArrayNode sorted = Notebook.JSON.createArrayNode();
            node.forEach(element -> sorted.add(sorted(element)));
            return sorted;
        }
        return node;
    }

    private static DefaultPrettyPrinter asJupyterWrites() {
        DefaultIndenter oneSpace = new DefaultIndenter(" ", "\n");
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter(Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                .withObjectEmptySeparator("")
                .withArrayEmptySeparator(""));
        printer.indentArraysWith(oneSpace);
        printer.indentObjectsWith(oneSpace);
        return printer;
    }
}

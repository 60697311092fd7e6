package sudoku.course.lesson;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import sudoku.ipynb.Notebook;

/** A small lesson written down in a test. */
public final class Draft {
    private final ObjectNode root =
            Notebook.JSON.createObjectNode().put("nbformat", 4).put("nbformat_minor", 5);
    private final ArrayNode cells = root.putArray("cells");

    private ObjectNode cell(String type, String source, String... tags) {
        ObjectNode cell = cells.addObject().put("cell_type", type).put("source", source);
        ArrayNode list = cell.putObject("metadata").putArray("tags");
        List.of(tags).forEach(list::add);
        return (ObjectNode) cell.get("metadata");
    }

    public Draft prose(String source, String... tags) {
        cell("markdown", source, tags);
        return this;
    }

    public Draft exempted(String source, String sentence, String reason) {
        cell("markdown", source).putObject("exempt").put(sentence, reason);
        return this;
    }

    public Draft notes(String source) {
        cell("markdown", source).putObject("slideshow").put("slide_type", "notes");
        return this;
    }

    public Draft code(String source, String... tags) {
        cell("code", source, tags);
        return this;
    }

    public Draft proof(String source, String... proves) {
        ArrayNode sentences = cell("code", source, "proof").putArray("proves");
        List.of(proves).forEach(sentences::add);
        return this;
    }

    public Draft timed(String source, Map<String, String> record, String... proves) {
        ObjectNode metadata = cell("code", source, "timed");
        ObjectNode timed = metadata.putObject("timed");
        record.forEach(timed::put);
        ArrayNode sentences = metadata.putArray("proves");
        List.of(proves).forEach(sentences::add);
        return this;
    }

    public SecondEdition lesson() {
        return lesson("draft");
    }

    public SecondEdition lesson(String name) {
        return new SecondEdition(name, new Notebook(root));
    }
}

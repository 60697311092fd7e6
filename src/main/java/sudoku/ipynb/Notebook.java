package sudoku.ipynb;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.files.Fingerprint;

/**
 * A notebook file as the tree of JSON it is.
 *
 * <p>What a notebook <em>says</em> is the kind and the source of each cell. Outputs, counts and most
 * metadata come and go as it is worked with.
 */
public final class Notebook {
    public static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final Pattern JARS_LINE =
            Pattern.compile("^(\\s*%jars\\s+)(?:\"[^\"]*sudoku\\.jar\"|\\S*sudoku\\.jar)[ \\t]*$", Pattern.MULTILINE);

    private final ObjectNode root;

    public Notebook(ObjectNode root) {
        this.root = root;
    }

    /** Reads a notebook, or says in one sentence where it is broken. */
    public static Notebook read(Path file) {
        return parse(Disk.content(file), file.toString());
    }

    public static Notebook parse(byte[] content, String name) {
        JsonNode tree = tree(content, name);
        if (!tree.isObject()
                || !tree.path("cells").isArray()
                || tree.path("nbformat").asInt() != 4) {
            throw new CourseProblem(
                    name + " is not a notebook in format 4: it has no list of cells, or another format.");
        }
        for (JsonNode cell : tree.get("cells")) {
            if (!cell.isObject() || !cell.path("cell_type").isTextual() || !hasSource(cell)) {
                throw new CourseProblem(name + " has a cell without a type or a source.");
            }
        }
        return new Notebook((ObjectNode) tree);
    }

    private static boolean hasSource(JsonNode cell) {
        return cell.path("source").isTextual() || cell.path("source").isArray();
    }

    private static JsonNode tree(byte[] content, String name) {
        try {
            return JSON.readTree(new String(content, StandardCharsets.UTF_8));
        } catch (JsonProcessingException broken) {
            String place = broken.getLocation() == null
                    ? ""
                    : " at line " + broken.getLocation().getLineNr() + ", column "
                            + broken.getLocation().getColumnNr();
            throw new CourseProblem(
                    name + " is not valid JSON" + place + ": "
                            + broken.getOriginalMessage().lines().findFirst().orElse("it ends early")
                            + ". Repair it there, or take the last version that worked.",
                    broken);
        }
    }

    public ObjectNode root() {
        return root;
    }

    /** The cells, in order. */
    public List<ObjectNode> cells() {
        List<ObjectNode> cells = new ArrayList<>();
        root.get("cells").forEach(cell -> cells.add((ObjectNode) cell));
        return cells;
    }

    /** What the first heading says. */
    public String title() {
        return cells().stream()
                .map(Notebook::source)
                .filter(source -> source.startsWith("# "))
                .findFirst()
                .map(source ->
                        source.lines().findFirst().orElseThrow().substring(2).strip())
                .orElse("Untitled");
    }

    /** A cell's source as one text, whichever of the two ways it is written. */
    public static String source(JsonNode cell) {
        return text(cell.get("source"));
    }

    /** Jupyter writes a text as one string or as its lines. */
    public static String text(JsonNode written) {
        if (!written.isArray()) {
            return written.asText();
        }
        StringBuilder text = new StringBuilder();
        written.forEach(line -> text.append(line.asText()));
        return text.toString();
    }

    /** The same notebook with its {@code %jars} line changed to fit where it will lie. */
    public Notebook lyingIn(Path folder, Path jar) {
        Notebook changed = new Notebook(root.deepCopy());
        String place = relative(folder, jar);
        String argument = place.contains(" ") ? '"' + place + '"' : place;
        for (ObjectNode cell : changed.cells()) {
            Matcher line = JARS_LINE.matcher(source(cell));
            if (cell.get("cell_type").asText().equals("code") && line.find()) {
                cell.put("source", line.replaceAll("$1" + Matcher.quoteReplacement(argument)));
            }
        }
        return changed;
    }

    public static String relative(Path folder, Path jar) {
        Path from = folder.toAbsolutePath().normalize();
        Path to = jar.toAbsolutePath().normalize();
        boolean sameDrive = Objects.equals(from.getRoot(), to.getRoot());
        return (sameDrive ? from.relativize(to) : to).toString().replace('\\', '/');
    }

    /** Whether a cell is for the speaker, and not for the reader. */
    public static boolean isNotes(JsonNode cell) {
        return cell.path("metadata")
                .path("slideshow")
                .path("slide_type")
                .asText()
                .equals("notes");
    }

    /** Stays the same while a notebook is run and saved, and changes when a cell does. */
    public String fingerprint() {
        StringBuilder text = new StringBuilder();
        for (ObjectNode cell : cells()) {
            String source = source(cell).replace("\r\n", "\n");
            text.append(cell.get("cell_type").asText())
                    .append(source.length())
                    .append('\n')
                    .append(source);
        }
        return Fingerprint.of(text.toString());
    }

    /** The outputs of all cells, in order. */
    public List<JsonNode> outputs() {
        List<JsonNode> outputs = new ArrayList<>();
        cells().forEach(cell -> cell.path("outputs").forEach(outputs::add));
        return outputs;
    }

    /** Whether a cell carries a tag. */
    public static boolean hasTag(JsonNode cell, String wanted) {
        for (JsonNode tag : cell.path("metadata").path("tags")) {
            if (tag.asText().equals(wanted)) {
                return true;
            }
        }
        return false;
    }
}

package sudoku.grading;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The cells of a notebook that nobody vouches for.
 *
 * <p><b>Idea.</b> A notebook is data, and what is read of it is text: the source of each code cell and the name nbgrader
 * gave it. Outputs, kernels, other metadata may say what they like. Whatever would make reading it expensive or
 * ambiguous — size, depth, a key twice — is refused with a sentence.
 *
 * <p><b>Cost.</b> Some five times the size of the file in memory, for a moment.
 */
record NotebookData(List<Cell> cells) {
    /** The largest notebook that is read. Pictures in the outputs make honest ones large. */
    static final int LARGEST = 20 << 20;

    private static final int DEEPEST = 200;
    private static final int LONGEST_SOURCE = 200_000;

    /**
     * A cell.
     *
     * @param gradeId nbgrader's name for it; empty for one the student has added
     * @param answer whether nbgrader lets the student write in it
     * @param notebookOnly whether it is of use in a notebook only
     */
    record Cell(String gradeId, boolean code, boolean answer, boolean notebookOnly, String source) {}

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST).maxStringLength(LARGEST).maxNameLength(10_000)
                            .maxNumberLength(1_000).maxDocumentLength(LARGEST).build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    static NotebookData read(byte[] file) throws Unreadable {
        if (file.length > LARGEST) {
            throw new Unreadable("The notebook is larger than " + (LARGEST >> 20) + " MB: clear its outputs and hand it in"
                    + " again.");
        }
        JsonNode root = tree(text(file));
        if (root.path("worksheets").isArray()) {
            throw new Unreadable("The notebook has a format from before 2015 (nbformat 3): open it in JupyterLab, save it and"
                    + " hand it in again.");
        }
        if (root.path("nbformat").asInt() != 4 || !root.path("cells").isArray()) {
            throw new Unreadable("The file is no notebook: it has no list of cells of format 4.");
        }
        List<Cell> cells = new ArrayList<>();
        for (JsonNode cell : root.get("cells")) {
            cells.add(cell(cell, cells.size() + 1));
        }
        return new NotebookData(List.copyOf(cells));
    }

    private static String text(byte[] file) throws Unreadable {
        if (file.length == 0) {
            throw new Unreadable("The file is empty.");
        }
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString();
            return text.startsWith("\ufeff") ? text.substring(1) : text;
        } catch (CharacterCodingException otherEncoding) {
            throw new Unreadable("The file is not UTF-8, so it is no notebook that Jupyter has written.");
        }
    }

    private static JsonNode tree(String text) throws Unreadable {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException broken) {
            String place = broken.getLocation() == null ? "" : " (line " + broken.getLocation().getLineNr() + ")";
            throw new Unreadable("The file is not valid JSON" + place + ", so it is no notebook: "
                    + Text.cut(broken.getOriginalMessage().lines().findFirst().orElse("it ends early"), 200) + ".");
        } catch (RuntimeException | StackOverflowError strange) {
            throw new Unreadable("The file cannot be read as a notebook.");
        }
    }

    private static Cell cell(JsonNode cell, int number) throws Unreadable {
        JsonNode nbgrader = cell.path("metadata").path("nbgrader");
        JsonNode tags = cell.path("metadata").path("tags");
        boolean notebookOnly = false;
        for (JsonNode tag : tags) {
            notebookOnly |= tag.asText().equals("notebook-only");
        }
        return new Cell(nbgrader.path("grade_id").asText(), cell.path("cell_type").asText().equals("code"),
                nbgrader.path("solution").asBoolean(), notebookOnly, source(cell.path("source"), number));
    }

    private static String source(JsonNode source, int number) throws Unreadable {
        StringBuilder text = new StringBuilder(source.isTextual() ? source.asText() : "");
        if (source.isArray()) {
            for (JsonNode line : source) {
                if (!line.isTextual()) {
                    throw new Unreadable("Cell " + number + " of the notebook has a source that is no text.");
                }
                text.append(line.asText());
            }
        } else if (!source.isTextual()) {
            throw new Unreadable("Cell " + number + " of the notebook has no source.");
        }
        if (text.length() > LONGEST_SOURCE) {
            throw new Unreadable("Cell " + number + " of the notebook has more than " + LONGEST_SOURCE + " characters.");
        }
        return text.toString();
    }
}

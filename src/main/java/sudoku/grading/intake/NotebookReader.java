package sudoku.grading.intake;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the few things of a notebook that matter, token by token, and refuses it when it is over if something was
 * wrong.
 */
final class NotebookReader {
    /** The largest notebook that is read. Pictures in the outputs make honest ones large. */
    static final int LARGEST = 20 << 20;

    private static final int DEEPEST = 200;
    /** The longest cell; copies of one cell count together. */
    static final int LONGEST_SOURCE = 200_000;

    private static final int MOST_CELLS = 200_000;

    /** Names are not kept for later: those in here are nobody's. */
    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(LARGEST)
                    .maxNameLength(10_000)
                    .maxNumberLength(1_000)
                    .maxDocumentLength(LARGEST)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .build();

    private final JsonParser parser;
    private final List<NotebookCell> cells = new ArrayList<>();
    private boolean old;
    private boolean format4;
    private boolean listed;
    private String problem;

    private NotebookReader(JsonParser parser) {
        this.parser = parser;
    }

    static List<NotebookCell> cells(String text) throws Unreadable {
        try (JsonParser parser = JSON.createParser(text)) {
            NotebookReader reader = new NotebookReader(parser);
            reader.readAll();
            return reader.checked();
        } catch (JsonProcessingException broken) {
            String place = broken.getLocation() == null
                    ? ""
                    : " (line " + broken.getLocation().getLineNr() + ")";
            throw new Unreadable("The file is not valid JSON" + place + ", so it is not a notebook: "
                    + ForeignText.cut(
                            broken.getOriginalMessage().lines().findFirst().orElse("it ends early"), 200) + ".");
        } catch (IOException | RuntimeException strange) {
            throw new Unreadable("The file cannot be read as a notebook.");
        }
    }

    private List<NotebookCell> checked() throws Unreadable {
        if (old) {
            throw new Unreadable("The notebook has a format from before 2015 (nbformat 3): "
                    + "open it in JupyterLab, save it and hand it in again.");
        }
        if (!format4 || !listed) {
            throw new Unreadable("The file is not a notebook: it has no list of cells in format 4.");
        }
        if (problem != null) {
            throw new Unreadable(problem);
        }
        return List.copyOf(cells);
    }

    private interface Field {
        void read(String name) throws IOException;
    }

    /** The fields of the object that begins here; whatever a field is not read of is skipped. */
    private void fields(Field field) throws IOException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            parser.skipChildren();
            return;
        }
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            field.read(name);
            parser.skipChildren();
        }
    }

    private void readAll() throws IOException {
        parser.nextToken();
        fields(name -> {
            switch (name) {
                case "worksheets" -> old = parser.currentToken() == JsonToken.START_ARRAY;
                case "nbformat" -> format4 = parser.getValueAsInt() == 4;
                case "cells" -> {
                    listed = parser.currentToken() == JsonToken.START_ARRAY;
                    while (listed && parser.nextToken() != JsonToken.END_ARRAY) {
                        cell();
                    }
                }
                default -> {}
            }
        });
        if (parser.nextToken() != null) {
            throw new JsonParseException(parser, "something follows after its end");
        }
    }

    /** What is known of a cell while it is read. */
    private static final class Half {
        private String gradeId = "";
        private boolean code;
        private boolean answer;
        private boolean notebookOnly;
        private int points;
        private StringBuilder source;
    }

    private void cell() throws IOException {
        Half cell = new Half();
        int number = cells.size() + 1;
        fields(name -> {
            switch (name) {
                case "cell_type" -> cell.code = "code".equals(parser.getValueAsString());
                case "metadata" -> metadata(cell);
                case "source" -> cell.source = source(number);
                default -> {}
            }
        });
        if (cell.source == null) {
            complain("Cell " + number + " of the notebook has no source.");
        } else if (cells.size() == MOST_CELLS) {
            complain("The notebook has more than " + MOST_CELLS + " cells.");
        } else {
            cells.add(new NotebookCell(
                    cell.gradeId,
                    cell.code,
                    cell.answer,
                    cell.notebookOnly,
                    cell.points,
                    cell.source.toString().replace("\r\n", "\n").replace('\r', '\n')));
        }
    }

    private void metadata(Half cell) throws IOException {
        fields(name -> {
            if (name.equals("nbgrader")) {
                fields(field -> {
                    switch (field) {
                        case "grade_id" -> cell.gradeId = parser.getValueAsString("");
                        case "solution" -> cell.answer = parser.getValueAsBoolean();
                        case "points" -> cell.points = parser.getValueAsInt();
                        default -> {}
                    }
                });
            } else if (name.equals("tags") && parser.currentToken() == JsonToken.START_ARRAY) {
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    cell.notebookOnly |= "notebook-only".equals(parser.getValueAsString());
                    parser.skipChildren();
                }
            }
        });
    }

    private StringBuilder source(int number) throws IOException {
        StringBuilder source = new StringBuilder();
        if (parser.currentToken() == JsonToken.VALUE_STRING) {
            append(source, number);
        } else if (parser.currentToken() == JsonToken.START_ARRAY) {
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                if (parser.currentToken() == JsonToken.VALUE_STRING) {
                    append(source, number);
                } else {
                    complain("Cell " + number + " of the notebook has a source that is not text.");
                    parser.skipChildren();
                }
            }
        } else {
            return null;
        }
        return source;
    }

    private void append(StringBuilder source, int number) throws IOException {
        String text = parser.getText();
        if (source.length() + text.length() > LONGEST_SOURCE) {
            complain("Cell " + number + " of the notebook has more than " + LONGEST_SOURCE + " characters.");
        } else {
            source.append(text);
        }
    }

    /** The first fault is said, once the rest has turned out to be JSON. */
    private void complain(String sentence) {
        problem = problem == null ? sentence : problem;
    }
}

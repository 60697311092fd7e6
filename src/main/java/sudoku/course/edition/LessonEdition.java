package sudoku.course.edition;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.ipynb.Notebook;
import sudoku.notebook.Predict;

/**
 * A lesson as one of its readers gets it.
 *
 * <p><b>Idea.</b> One source holds the answers, the room for them, hints and proofs, and every reader gets another part
 * of it:
 * <ul>
 * <li>the student: stubs instead of answers, and no guesses of ours; hints, ways to write it and what came out are
 * folded;
 * <li>the lecturer: the same, and the notes;
 * <li>the reader of the site: the same as the student, with what the answers do; a line that is changed stands folded
 * under the line as it was; what is about the notebook itself is not there;
 * <li>the room that looks at slides, and one who runs the lesson without writing: the answers, open; on slides there
 * are no hints.
 * </ul>
 * Who types nothing is asked for no prediction. Proofs are for the build and nobody else.
 *
 * <p><b>Representation.</b> The tags of the cells: {@code write change hint way verdict proof timed jupyter}. A lesson
 * without them comes out as it is, without notes.
 */
public enum LessonEdition {
    STUDENT,
    LECTURER,
    SITE,
    SLIDES,
    SOLUTION;

    /** In the metadata of a cell: the line under which a page folds its code. */
    public static final String FOLD = "fold";

    private static final Pattern GUESS = Pattern.compile("(Predict\\.that\\(\"[^\"\\n]*\",\\s*)[\\d_.]+\\)");
    private static final String PLAIN = "text/plain";
    private static final String CHANGED = "With the change made";
    private static final List<String> FOR_THE_BUILD = List.of("proof", "timed");

    /** This edition of a lesson, executed or not; {@code name} is for the sentence when its marks are wrong. */
    public Notebook of(Notebook lesson, String name) {
        ObjectNode copy = lesson.root().deepCopy();
        ArrayNode cells = copy.putArray("cells");
        WrittenCell last = null;
        for (ObjectNode cell : lesson.cells()) {
            WrittenCell written = WrittenCell.isOne(cell) ? new WrittenCell(Notebook.source(cell), name) : null;
            last = Notebook.hasTag(cell, "write") ? written : last;
            if (!isLeftOut(cell)) {
                ObjectNode mine = cell.deepCopy();
                mine.set("source", TextNode.valueOf(text(cell, written, last)));
                if (isReadOnly() && mine.has("outputs")) {
                    leaveOutQuestions(mine.withArray("outputs"));
                }
                if (this == SITE && Notebook.hasTag(cell, "change")) {
                    cells.add(asItWas(cell, written));
                    mine.put("source", written.answered())
                            .withObjectProperty("metadata")
                            .put(FOLD, CHANGED);
                }
                cells.add(mine);
            }
        }
        return new Notebook(copy);
    }

    /** A lesson as it stands, but for the cells that are for the build alone. */
    public static Notebook shown(Notebook lesson) {
        ObjectNode copy = lesson.root().deepCopy();
        ArrayNode cells = copy.putArray("cells");
        lesson.cells().stream().filter(cell -> !isForTheBuild(cell)).forEach(cells::add);
        return new Notebook(copy);
    }

    private static boolean isForTheBuild(JsonNode cell) {
        return FOR_THE_BUILD.stream().anyMatch(tag -> Notebook.hasTag(cell, tag));
    }

    private boolean isLeftOut(JsonNode cell) {
        return isForTheBuild(cell)
                || Notebook.isNotes(cell) && this != LECTURER && this != SLIDES
                || Notebook.hasTag(cell, "hint") && this == SLIDES
                || Notebook.hasTag(cell, "jupyter") && this == SITE;
    }

    private boolean hasAnswers() {
        return this == SOLUTION || this == SLIDES;
    }

    private boolean isReadOnly() {
        return hasAnswers() || this == SITE;
    }

    /** What a page shows above a changed cell and what it does: the code that one was asked to change. */
    private static ObjectNode asItWas(ObjectNode cell, WrittenCell written) {
        ObjectNode before = cell.deepCopy()
                .put("id", cell.path("id").asText() + "-as-it-was")
                .put("source", written.stub());
        before.putArray("outputs");
        before.putNull("execution_count");
        return before;
    }

    /** @param last the cell to be written that stands nearest above, or null */
    private String text(JsonNode cell, WrittenCell written, WrittenCell last) {
        String text = Notebook.source(cell);
        if (written != null) {
            return hasAnswers() ? written.answered() : written.stub();
        }
        if (Notebook.hasTag(cell, "hint")) {
            return folded("A hint", text);
        }
        if (Notebook.hasTag(cell, "way") && !hasAnswers()) {
            return folded(
                    "One way to write it, and why",
                    (last == null ? "" : "```java\n" + last.answered() + "\n```\n\n") + text.strip());
        }
        if (Notebook.hasTag(cell, "verdict") && !hasAnswers()) {
            return folded("What came out", text);
        }
        return this == STUDENT ? withoutGuesses(text) : text;
    }

    /** Who only reads can type no prediction. */
    private static void leaveOutQuestions(ArrayNode outputs) {
        for (Iterator<JsonNode> each = outputs.iterator(); each.hasNext(); ) {
            JsonNode data = each.next().path("data");
            String said = Notebook.text(data.path(PLAIN));
            String kept = said.lines()
                    .filter(line -> Predict.ASKS.stream().noneMatch(line::startsWith))
                    .collect(Collectors.joining("\n"));
            if (!said.isEmpty() && kept.isEmpty()) {
                each.remove();
            } else if (said.lines().count() > kept.lines().count()) {
                ((ObjectNode) data).put(PLAIN, kept);
            }
        }
    }

    /** The predictions in a cell are the reader's, and arrive as question marks. */
    public static String withoutGuesses(String code) {
        return GUESS.matcher(code).replaceAll("$1\"?\")");
    }

    /**
     * Markdown that opens at a click; without the blank lines it would not be read as Markdown. What is folded already,
     * as in what students are given, stays as it is.
     */
    static String folded(String summary, String text) {
        return text.startsWith("<details>")
                ? text
                : "<details><summary>" + summary + "</summary>\n\n" + text.strip() + "\n\n</details>";
    }
}

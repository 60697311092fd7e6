package sudoku.course.edition;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.course.slides.NotesPage;
import sudoku.ipynb.Notebook;

/**
 * A lesson made ready to be given live: the cells to type are empty, and the speaker's notes lie elsewhere, since the
 * room sees this (see {@link NotesPage}).
 *
 * <p><b>Idea.</b> One source, two editions. What a lecturer types carries the tag {@code live}; what a lecturer should
 * know is in a cell of notes above it. A line of notes that begins with {@code **Type:**} says what the next live
 * cell is for; in the lecture edition it is in the emptied cell, with the signatures of what is to be declared and
 * the names that later cells rely on. A cell that a student writes keeps its stub, which says all that.
 *
 * <p><b>Representation.</b> The lesson's own tree of JSON, changed cell by cell. Each emptied cell ends with the line
 * that catches up, as a comment: uncommented, it runs everything that should have been typed by then.
 *
 * <p><b>Alternatives.</b> A second notebook kept by hand, which would differ from the lesson within a week.
 */
public final class LectureEdition {
    private static final Pattern GOAL = Pattern.compile("^\\*\\*Type:\\*\\*\\s*(.+)$", Pattern.MULTILINE);
    private static final int WIDTH = 60;

    private final String lesson;
    private final Signatures signatures;
    private final Deque<String> goals = new ArrayDeque<>();
    private int live;

    private LectureEdition(String lesson, Signatures signatures) {
        this.lesson = lesson;
        this.signatures = signatures;
    }

    /** The lecture edition of a lesson, which is known by the name of its file without the ending. */
    public static Notebook of(String lesson, Notebook source) {
        ObjectNode root = LessonEdition.LECTURER.of(source, lesson).root();
        try (Signatures signatures = new Signatures()) {
            new LectureEdition(lesson, signatures).change((ArrayNode) root.get("cells"));
        }
        return new Notebook(root);
    }

    public static boolean isLive(JsonNode cell) {
        return Notebook.hasTag(cell, "live");
    }

    private void change(ArrayNode cells) {
        int imports = -1;
        for (int i = 0; i < cells.size(); i++) {
            ObjectNode cell = (ObjectNode) cells.get(i);
            String text = Notebook.source(cell);
            if (Notebook.isNotes(cell)) {
                expect(text);
            } else if (Notebook.hasTag(cell, "write")) {
                live++;
                goals.poll();
                cell.set("source", TextNode.valueOf(text + catchUp()));
            } else if (isLive(cell)) {
                live++;
                cell.set("source", TextNode.valueOf(emptied(text, codeAfter(i, cells))));
            } else if (imports < 0 && text.contains("import sudoku.notebook.")) {
                imports = i;
            }
        }
        if (imports >= 0) {
            cells.insert(imports + 1, roomCell());
        }
        for (Iterator<JsonNode> each = cells.elements(); each.hasNext(); ) {
            if (Notebook.isNotes(each.next())) {
                each.remove();
            }
        }
    }

    private void expect(String notes) {
        goals.clear();
        for (Matcher goal = GOAL.matcher(notes); goal.find(); ) {
            goals.add(goal.group(1).strip());
        }
    }

    private static String codeAfter(int place, ArrayNode cells) {
        StringBuilder code = new StringBuilder();
        for (int i = place + 1; i < cells.size(); i++) {
            if (cells.get(i).path("cell_type").asText().equals("code")) {
                code.append(Notebook.source(cells.get(i))).append('\n');
            }
        }
        return code.toString();
    }

    private String emptied(String code, String later) {
        StringBuilder text = new StringBuilder();
        if (!goals.isEmpty()) {
            appendComment(text, goals.poll().replace("`", ""));
        }
        signatures
                .in(code, later)
                .forEach(signature -> text.append("//     ").append(signature).append('\n'));
        return text + catchUp();
    }

    private String catchUp() {
        return "\n\n// Lesson.catchUp(\"" + lesson + "\", " + live + ");";
    }

    private static void appendComment(StringBuilder text, String words) {
        StringBuilder line = new StringBuilder("//");
        for (String word : words.split("\\s+")) {
            if (line.length() + word.length() > WIDTH) {
                text.append(line).append('\n');
                line = new StringBuilder("//");
            }
            line.append(' ').append(word);
        }
        text.append(line).append('\n');
    }

    private static ObjectNode roomCell() {
        ObjectNode cell =
                Notebook.JSON.createObjectNode().put("cell_type", "code").put("id", "for-the-room");
        cell.putObject("metadata").putObject("slideshow").put("slide_type", "skip");
        cell.put("source", "Lesson.forTheRoom();");
        return cell;
    }
}

package sudoku.course.edition;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.regex.Pattern;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/**
 * An exercise as a student gets it: where the answer stood, there is room for one.
 *
 * <p><b>Idea.</b> There is one source, the instructor's, with the answers between two marks; so the two editions cannot
 * drift apart. What is left around the marks compiles, and the whole notebook runs before anything is written.
 *
 * <p><b>Representation.</b> The marks and the words in their place are those of nbgrader, which makes the same edition.
 * Cells that belong to the exercise can be neither edited nor deleted by accident. An error in a task does not keep Run
 * All from what lies below: a student who is stuck in one task still has all others checked.
 */
public final class StudentEdition {
    private static final String BEGIN = "// BEGIN SOLUTION";
    private static final String END = "// END SOLUTION";
    private static final String ROOM = "// YOUR CODE HERE";
    private static final String ROOM_FOR_WORDS = "YOUR ANSWER HERE";

    /** nbgrader reads its value, the points; below the page that says so, the bare number is a riddle. */
    private static final Pattern CHECK = Pattern.compile("^Check\\.answer\\(\\S+, task(\\d+)\\)$", Pattern.MULTILINE);

    private StudentEdition() {}

    /** The student's edition of an exercise; {@code name} is for the sentence when its marks are wrong. */
    public static Notebook of(Notebook exercise, String name) {
        ObjectNode copy = exercise.root().deepCopy();
        for (JsonNode cell : copy.get("cells")) {
            if (cell.get("cell_type").asText().equals("code")) {
                String source = withoutAnswers(Notebook.source(cell), name);
                ((ObjectNode) cell).put("source", CHECK.matcher(source).replaceFirst("int points$1 = $0;"));
                lock((ObjectNode) cell);
            } else if (cell.path("metadata").path("nbgrader").path("solution").asBoolean()) {
                ((ObjectNode) cell).put("source", ROOM_FOR_WORDS);
                ((ObjectNode) cell.get("metadata")).put("deletable", false);
            }
        }
        return new Notebook(copy);
    }

    private static void lock(ObjectNode cell) {
        JsonNode nbgrader = cell.path("metadata").path("nbgrader");
        if (nbgrader.isObject()) {
            ObjectNode metadata = (ObjectNode) cell.get("metadata");
            metadata.put("deletable", false);
            boolean isTask = nbgrader.path("grade_id").asText().startsWith("task");
            if (isTask && !Notebook.hasTag(cell, "raises-exception")) {
                metadata.withArray("tags").add("raises-exception");
            }
            if (nbgrader.path("locked").asBoolean()) {
                metadata.put("editable", false);
            }
        }
    }

    static String withoutAnswers(String source, String name) {
        StringBuilder left = new StringBuilder();
        boolean inAnswer = false;
        for (String line : source.split("(?<=\n)")) {
            boolean begins = line.strip().equals(BEGIN);
            boolean ends = line.strip().equals(END);
            if (begins == inAnswer && begins || ends && !inAnswer) {
                throw new CourseProblem(name + " has a " + line.strip() + " where none can be: each " + BEGIN
                        + " needs one " + END + " after it.");
            }
            if (begins) {
                left.append(line.replace(BEGIN, ROOM));
            }
            if (!inAnswer && !begins) {
                left.append(line);
            }
            inAnswer = begins || inAnswer && !ends;
        }
        if (inAnswer) {
            throw new CourseProblem(name + " has a " + BEGIN + " without an " + END + " after it.");
        }
        return left.toString().stripTrailing();
    }
}

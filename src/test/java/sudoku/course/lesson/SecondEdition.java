package sudoku.course.lesson;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Lessons;
import sudoku.ipynb.Notebook;

/** The lessons that are in the form of the second edition: those where the student writes, and a sample of the form. */
public record SecondEdition(String name, Notebook notebook) {
    /** What a try cell says; a chosen row of a cover's matrix begins like it. */
    private static final Pattern TRY = Pattern.compile("(?m)^[✓○✗] (?!.*  [1.]{2,}$).*$");

    private static final String SAMPLE = "/sudoku/course/02-sample.ipynb";

    /** For tests that are to hold of every such lesson; the sample is one, so that there is always one. */
    public static List<SecondEdition> lessons() {
        List<SecondEdition> lessons = new ArrayList<>(List.of(sample()));
        for (Path source : CourseFolder.notebooksUnder(CourseFolder.here().lessons())) {
            SecondEdition lesson = new SecondEdition(Lessons.nameOf(source), Notebook.read(source));
            if (!pieces(lesson.notebook).isEmpty()) {
                lessons.add(lesson);
            }
        }
        return lessons;
    }

    public static SecondEdition sample() {
        try (InputStream file = SecondEdition.class.getResourceAsStream(SAMPLE)) {
            return new SecondEdition("02-sample", Notebook.parse(file.readAllBytes(), SAMPLE));
        } catch (IOException missing) {
            throw new AssertionError(missing);
        }
    }

    /** The cells in which a student writes. */
    public static List<ObjectNode> pieces(Notebook lesson) {
        return lesson.cells().stream().filter(cell -> is(cell, "write")).toList();
    }

    public static List<String> tries(String printed) {
        return TRY.matcher(printed).results().map(MatchResult::group).toList();
    }

    public static boolean is(ObjectNode cell, String tag) {
        return Notebook.hasTag(cell, tag);
    }

    public static boolean isCode(ObjectNode cell) {
        return cell.path("cell_type").asText().equals("code");
    }

    /** Whether a cell is for the build alone, and left out of every edition. */
    public static boolean isForTheBuild(ObjectNode cell) {
        return is(cell, "proof") || is(cell, "timed");
    }

    /** Whether a lesson is in the form of the third edition: it says where the evening ends. */
    public boolean hasEvening() {
        return evening() < notebook.cells().size();
    }

    /** What belongs to the evening; all of a lesson that doesn't say where it ends. */
    public SecondEdition core() {
        return part(0, evening());
    }

    /** What is left for a second evening. */
    public SecondEdition rest() {
        return part(evening(), notebook.cells().size());
    }

    private int evening() {
        List<ObjectNode> cells = notebook.cells();
        return (int) cells.stream().takeWhile(cell -> !is(cell, "evening")).count();
    }

    private SecondEdition part(int from, int to) {
        ObjectNode copy = notebook.root().deepCopy();
        copy.putArray("cells").addAll(notebook.cells().subList(from, to));
        return new SecondEdition(name, new Notebook(copy));
    }

    public List<ObjectNode> cells(String tag) {
        return notebook.cells().stream()
                .filter(cell -> isCode(cell) && is(cell, tag))
                .toList();
    }

    @Override
    public String toString() {
        return name;
    }
}

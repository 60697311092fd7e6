package sudoku.course.edition;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/**
 * The map of the course: its lessons, each with the question it asks.
 *
 * <p>It is in one place, a table near the top of the first lesson, and is read from there.
 *
 * @param title the course's own name
 * @param lead what comes before the table in its cell, as Markdown
 * @param appendices notebooks that stand beside the map, linked below its table: what they are called, by their names
 */
public record CourseMap(String title, String lead, Map<String, Place> places, Map<String, String> appendices) {
    private static final Pattern ROW = Pattern.compile(
            "^\\|\\s*(\\d+)\\s*\\|\\s*(?:\\*\\*|\\[)([^]*|]+)[^|]*\\|\\s*([^|]+?)\\s*\\|\\s*(\\d+)\\s*\\|$",
            Pattern.MULTILINE);
    private static final Pattern LINK = Pattern.compile("\\[([^]]+)]\\(([\\w-]+)\\.ipynb\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ .*$");
    private static final Pattern TITLE = Pattern.compile("^# (.+)$", Pattern.MULTILINE);

    /** A lesson on the map. */
    public record Place(String number, String name, String question, int minutes) {}

    /** The map that a notebook opens with. */
    public static CourseMap of(Notebook first) {
        String opening =
                first.cells().isEmpty() ? "" : Notebook.source(first.cells().get(0));
        String text = first.cells().stream()
                .map(Notebook::source)
                .filter(cell -> ROW.matcher(cell).find())
                .findFirst()
                .orElse("");
        Map<String, Place> places = new LinkedHashMap<>();
        int end = 0;
        for (Matcher row = ROW.matcher(text); row.find(); ) {
            end = row.end();
            places.put(
                    row.group(1),
                    new Place(row.group(1), row.group(2).strip(), row.group(3), Integer.parseInt(row.group(4))));
        }
        Map<String, String> appendices = new LinkedHashMap<>();
        for (Matcher link = LINK.matcher(text.substring(end)); link.find(); ) {
            appendices.put(link.group(2), link.group(1));
        }
        Matcher title = TITLE.matcher(opening);
        if (places.isEmpty() || !title.find()) {
            throw new CourseProblem(
                    "The first lesson does not open with the map. Begin it with a title and a table that has a"
                            + " row | number | **lesson** | question | minutes | for each lesson.");
        }
        String lead = HEADING.matcher(text.substring(0, text.indexOf("\n|")))
                .replaceAll("")
                .strip();
        return new CourseMap(title.group(1).strip(), lead, places, appendices);
    }

    /** Where a lesson stands, known by the name of its file, which begins with its number. */
    public Place of(Path lesson) {
        String name = Lessons.nameOf(lesson);
        String number = name.substring(0, name.indexOf('-')).replaceFirst("^0(?=.)", "");
        Place place = places.get(number);
        if (place == null) {
            throw new CourseProblem("The lesson " + name + " is not on the map that opens the first lesson: add a row"
                    + " for number " + number + " to its table.");
        }
        return place;
    }
}

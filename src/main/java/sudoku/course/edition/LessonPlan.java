package sudoku.course.edition;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.ipynb.Notebook;
import sudoku.picture.draw.Html;

/**
 * What a lecturer wants to see before anything else: the sections of a lesson, and how many minutes each takes.
 *
 * <p>A lecture is one period, the first evening of a lesson. The plan is made of the lesson's headings and of the
 * minutes with which its speaker notes begin, so it cannot differ from them.
 */
public final class LessonPlan {
    static final Pattern MINUTES = Pattern.compile("^\\*\\*(\\d+) min\\*\\*", Pattern.MULTILINE);
    private static final Pattern HEADING = Pattern.compile("^## (.+)$", Pattern.MULTILINE);

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private final Map<String, Integer> minutes = new LinkedHashMap<>();

    public LessonPlan(Notebook lesson) {
        String section = "To begin with";
        for (ObjectNode cell : Evenings.of(lesson).get(0).cells()) {
            String text = Notebook.source(cell);
            if (Notebook.isNotes(cell)) {
                for (Matcher stated = MINUTES.matcher(text); stated.find(); ) {
                    minutes.merge(section, Integer.valueOf(stated.group(1)), Integer::sum);
                }
            } else if (cell.path("cell_type").asText().equals("markdown")) {
                for (Matcher heading = HEADING.matcher(text); heading.find(); ) {
                    section = heading.group(1).strip();
                }
            }
        }
    }

    public int total() {
        return minutes.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** A bar would end the cell of the table, in code as well. */
    private static String inRow(String section) {
        return CODE.matcher(section)
                .replaceAll(code -> Matcher.quoteReplacement("<code>" + Html.escape(code.group(1)) + "</code>"))
                .replace("|", "&#124;");
    }

    /** A section's minutes, when it takes any. */
    public Optional<Integer> minutesOf(String section) {
        return Optional.ofNullable(minutes.get(section));
    }

    /** A table in Markdown; what takes no minutes of the lecture is not in it. */
    public String markdown() {
        StringBuilder table = new StringBuilder("| section | min |\n|---|---|\n");
        minutes.forEach((section, length) -> table.append("| ")
                .append(inRow(section))
                .append(" | ")
                .append(length)
                .append(" |\n"));
        return table + "\nShow what is not in this table, and cells that nobody types, when there is time,"
                + " or leave them to be read.";
    }
}

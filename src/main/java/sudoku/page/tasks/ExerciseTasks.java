package sudoku.page.tasks;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.course.edition.StudentEdition;
import sudoku.ipynb.Notebook;

/**
 * The tasks of an exercise, from its notebook: nothing but the student's edition goes into a page.
 *
 * <p>Its cells are called by what they do, {@code task1-answer} for example. What a task may use is given in the cell
 * {@code setup}; the cell {@code task1} says how the answer is called.
 */
public final class ExerciseTasks {
    private static final Pattern DECLARED = Pattern.compile("(sudoku\\.exercise\\.api\\.[\\w.]+) (task\\d+) = null;");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import .*;$");
    private static final Pattern HANDED = Pattern.compile("(?s).*^task\\d+ = (.*);\\s*", Pattern.MULTILINE);
    private static final String HEAD =
            "import java.util.*; import java.util.function.*; import java.util.stream.*; import sudoku.grid.*; ";

    private final Map<String, String> cells = new LinkedHashMap<>();

    private ExerciseTasks(Notebook edition) {
        for (JsonNode cell : edition.cells()) {
            cells.put(cell.path("id").asText(), Notebook.source(cell));
        }
    }

    public static List<LessonPiece> of(Notebook exercise, String name) {
        ExerciseTasks all = new ExerciseTasks(StudentEdition.of(exercise, name));
        List<LessonPiece> tasks = new ArrayList<>();
        for (Matcher task = DECLARED.matcher(all.cells.get("setup")); task.find(); ) {
            tasks.add(all.task(task.group(1), task.group(2)));
        }
        return tasks;
    }

    private LessonPiece task(String kind, String variable) {
        Matcher handed = HANDED.matcher(cells.get(variable));
        if (!handed.matches()) {
            throw new IllegalStateException("The cell " + variable + " does not say what the answer is called.");
        }
        return new LessonPiece(
                variable + "-answer",
                "answer to " + variable.replace("task", "task "),
                kind,
                variable,
                cells.get(variable + "-answer"),
                before(),
                "\n" + kind + " piece$given() { return " + handed.group(1) + "; }\n}",
                Map.of(),
                cells.get(variable + "-questions").split("\"\\?\"", -1).length - 1);
    }

    private String before() {
        String setup = cells.get("setup");
        return HEAD
                + IMPORT.matcher(setup).results().map(found -> found.group()).collect(Collectors.joining(" "))
                + "\nclass Page {\n" + IMPORT.matcher(setup).replaceAll("") + "\n";
    }
}

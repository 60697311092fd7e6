package sudoku.page.tasks;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.ipynb.Notebook;

/**
 * A prediction that a lesson asks for.
 *
 * @param cell the id of the cell that asks
 * @param what is to be predicted
 * @param method how {@code Predict} compares it with what was measured, such as {@code compareExactly}
 */
public record LessonPrediction(String cell, String what, String method) {
    private static final Pattern ASKED = Pattern.compile("Predict\\.that\\(\"([^\"]*)\"");
    private static final Pattern COMPARED = Pattern.compile("Predict\\.(compare\\w*)\\(\\s*\"([^\"]*)\"");

    public static List<LessonPrediction> of(Notebook lesson) {
        Map<String, String> methods = new HashMap<>();
        List<LessonPrediction> predictions = new ArrayList<>();
        for (JsonNode cell : lesson.cells()) {
            for (Matcher found = COMPARED.matcher(Notebook.source(cell)); found.find(); ) {
                methods.put(found.group(2), found.group(1));
            }
        }
        for (JsonNode cell : lesson.cells()) {
            for (Matcher found = ASKED.matcher(Notebook.source(cell)); found.find(); ) {
                String what = found.group(1);
                predictions.add(new LessonPrediction(cell.path("id").asText(), what, methods.get(what)));
            }
        }
        return predictions;
    }
}

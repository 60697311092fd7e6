package sudoku.grading.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import sudoku.grading.intake.ForeignText;

/** One student's grade as Gradescope's autograder wants it. */
final class GradescopeResults {
    private static final JsonMapper JSON = new JsonMapper();

    private GradescopeResults() {}

    static String of(Grade grade) {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("score", grade.score());
        root.put("output", ForeignText.visible(String.join("\n", StudentPage.notes(grade))));
        root.put("output_format", "text");
        root.put("tests", grade.tests().stream().map(GradescopeResults::test).toList());
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Map<String, Object> test(Grade.Row row) {
        Map<String, Object> test = new LinkedHashMap<>();
        test.put("name", row.title());
        test.put("score", row.points());
        test.put("max_score", row.possible());
        test.put("status", row.passed() ? "passed" : "failed");
        test.put("output", ForeignText.visible(String.join("\n", StudentPage.explanation(row))));
        test.put("output_format", "text");
        return test;
    }
}

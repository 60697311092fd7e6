package sudoku.kernel.ask;

import com.google.gson.JsonObject;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import sudoku.kernel.cell.CellText;
import sudoku.kernel.wire.Json;

/** Whether a console should run what has been typed, or wait for another line. */
public final class Completeness {
    private static final String INDENT = "    ";

    private Completeness() {}

    static JsonObject of(String code, SourceCodeAnalysis analysis) {
        String rest = CellText.javaOnly(code, analysis);
        CompletionInfo next = analysis.analyzeCompletion(rest);
        while (next.completeness() == SourceCodeAnalysis.Completeness.COMPLETE
                && !next.remaining().isEmpty()) {
            rest = next.remaining();
            next = analysis.analyzeCompletion(rest);
        }
        return switch (next.completeness()) {
            case UNKNOWN -> Json.object("status", "invalid");
            case DEFINITELY_INCOMPLETE, CONSIDERED_INCOMPLETE ->
                Json.object("status", "incomplete", "indent", indentAfter(rest));
            default -> Json.object("status", "complete");
        };
    }

    /** Nobody can tell; a console then lets the person decide. */
    public static JsonObject unknown() {
        return Json.object("status", "unknown");
    }

    /** That of the last line, and one step more if it opens something. */
    private static String indentAfter(String code) {
        String line = code.substring(code.stripTrailing().lastIndexOf('\n') + 1).stripTrailing();
        String indent = line.substring(0, line.length() - line.stripLeading().length());
        return line.endsWith("{") || line.endsWith("(") ? indent + INDENT : indent;
    }
}

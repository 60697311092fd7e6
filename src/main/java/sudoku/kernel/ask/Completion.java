package sudoku.kernel.ask;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Suggestion;
import sudoku.kernel.cell.CellText;

/** What TAB offers: names that fit, those of the expected type first; after a percent sign, the magics. */
public final class Completion {
    private static final Pattern MAGIC = Pattern.compile("(?:^|\n)[ \t]*(%{1,2}\\w*)$");

    private Completion() {}

    static JsonObject of(String code, int cursor, SourceCodeAnalysis analysis, List<String> magics) {
        Matcher magic = MAGIC.matcher(code.substring(0, cursor));
        if (magic.find()) {
            return reply(magics.stream().filter(name -> name.startsWith(magic.group(1))).toList(), code,
                    magic.start(1), cursor);
        }
        Statement statement = Statement.at(CellText.javaOnly(code, analysis), cursor, analysis);
        int[] anchor = new int[1];
        List<String> matches = analysis.completionSuggestions(statement.text(), statement.cursor(), anchor).stream()
                .sorted(Comparator.comparing(Suggestion::matchesType).reversed())
                .map(Suggestion::continuation)
                .distinct()
                .toList();
        return reply(matches, code, statement.start() + anchor[0], cursor);
    }

    /** What is known where nothing is. */
    public static JsonObject none(int cursor) {
        return reply(new JsonArray(), cursor, cursor);
    }

    private static JsonObject reply(List<String> matches, String code, int start, int end) {
        return reply(new Gson().toJsonTree(matches).getAsJsonArray(),
                CodePoints.counted(code, matches.isEmpty() ? end : start), CodePoints.counted(code, end));
    }

    private static JsonObject reply(JsonArray matches, int start, int end) {
        JsonObject content = OkReply.content();
        content.add("matches", matches);
        content.addProperty("cursor_start", start);
        content.addProperty("cursor_end", end);
        content.add("metadata", new JsonObject());
        return content;
    }
}

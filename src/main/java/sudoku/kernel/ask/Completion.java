package sudoku.kernel.ask;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Suggestion;
import sudoku.kernel.cell.CellText;

/** What TAB offers: names that fit, those of the expected type first; after a percent sign, the magics. */
public final class Completion {
    private static final Pattern MAGIC = Pattern.compile("(?:^|\n)[ \t]*(%{1,2}\\w*)$");
    private static final Pattern CONDITION = Pattern.compile("\\b(if|while|switch)\\s*$");
    private static final String AROUND = "class $ { Object $() throws Throwable {\n";

    private Completion() {}

    static JsonObject of(String code, int cursor, SourceCodeAnalysis analysis, List<String> magics) {
        Matcher magic = MAGIC.matcher(code.substring(0, cursor));
        if (magic.find()) {
            return reply(magics.stream().filter(name -> name.startsWith(magic.group(1))).toList(), code,
                    magic.start(1), cursor);
        }
        Statement statement = Statement.at(CellText.javaOnly(code, analysis), cursor, analysis);
        String before = statement.text().substring(0, statement.cursor());
        Offer known = Offer.of(before, analysis);
        Offer inside = Offer.inside(before, analysis);
        List<String> matches = known.names.isEmpty() && before.matches("(?s).*\\.\\s*\\w*") ? inside.names
                : Stream.concat(inside.locals(before).stream(), known.names.stream()).distinct().toList();
        int start = known.names.isEmpty() ? inside.start : known.start;
        return reply(matches, code, statement.start() + start, cursor);
    }

    /** Names that fit, and from where on they replace what is there. */
    private record Offer(List<String> names, int start) {
        static Offer of(String before, SourceCodeAnalysis analysis) {
            int[] start = new int[1];
            List<String> names = analysis.completionSuggestions(before, before.length(), start).stream()
                    .sorted(Comparator.comparing(Suggestion::matchesType).reversed())
                    .map(Suggestion::continuation).toList();
            return new Offer(names, start[0]);
        }

        /**
         * The same as if all of it stood in a method of a class: only there JShell names parameters, and the variables
         * of loops and blocks. What begins with {@code if (} and breaks off it reads as a call more easily.
         */
        static Offer inside(String before, SourceCodeAnalysis analysis) {
            int open = openBracket(before);
            Matcher keyword = CONDITION.matcher(before.substring(0, open));
            String readable = !keyword.find() ? before : before.substring(0, keyword.start(1))
                    + "$".repeat(keyword.end(1) - keyword.start(1)) + before.substring(keyword.end(1));
            Offer offer = of(AROUND + readable, analysis);
            return new Offer(offer.names, Math.max(0, offer.start - AROUND.length()));
        }

        /** The innermost that is not closed, 0 if there is none. */
        private static int openBracket(String text) {
            int depth = 0;
            for (int i = text.length() - 1; i >= 0; i--) {
                depth += text.charAt(i) == ')' ? 1 : text.charAt(i) == '(' ? -1 : 0;
                if (depth < 0) {
                    return i;
                }
            }
            return 0;
        }

        /** Those that stand in the text as names of their own. */
        List<String> locals(String text) {
            String earlier = text.substring(0, Math.min(start, text.length()));
            return earlier.stripTrailing().endsWith(".") ? List.of() : names.stream()
                    .filter(name -> SourceVersion.isName(name) && Pattern.compile("(?<![\\w$.])" + Pattern.quote(name)
                            + "(?![\\w$(])").matcher(earlier).find()).toList();
        }
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

package sudoku.kernel.ask;

import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Suggestion;
import sudoku.kernel.cell.CellText;
import sudoku.kernel.wire.Json;

/** What TAB offers: names that fit, those of the expected type first; after a percent sign, the magics. */
public final class Completion {
    private static final Pattern MAGIC = Pattern.compile("(?:^|\n)[ \t]*(%{1,2}\\w*)$");
    private static final Pattern MEMBER = Pattern.compile("(?:\\.|::)\\s*\\w*\\z");

    private static final String TYPICAL = "int[] board = {1};\nfor (int cell = 0; cell < board.le";
    private static final List<String> ARRAY = List.of("length");
    private static final String COPY = "clone()";

    private Completion() {}

    static JsonObject of(String code, int cursor, SourceCodeAnalysis analysis, List<String> magics) {
        Matcher magic = MAGIC.matcher(code.substring(0, cursor));
        if (magic.find()) {
            return reply(
                    magics.stream()
                            .filter(name -> name.startsWith(magic.group(1)))
                            .toList(),
                    code,
                    magic.start(1),
                    cursor);
        }
        Statement statement = Statement.at(CellText.javaOnly(code, analysis), cursor, analysis);
        String before = statement.beforeCursor();
        Offer alone = Offer.alone(AloneInScope.of(statement.earlier(), before, analysis), analysis);
        Offer known = Offer.of(before, analysis);
        Offer chosen = MEMBER.matcher(before).find()
                ? member(alone, known, before, analysis)
                : alone.named(before).and(known).and(alone);
        return reply(chosen.names, code, cursor - chosen.length, cursor);
    }

    /**
     * What is offered after a dot. Where nothing is known of what is before it, that may be a package; the statement as
     * it is offers any name there, because in a header that breaks off JShell loses its way.
     */
    private static Offer member(Offer alone, Offer known, String before, SourceCodeAnalysis analysis) {
        return alone.names.isEmpty() ? Offer.of(AloneInScope.operandOf(before), analysis) : alone.orIfEqual(known);
    }

    /** Names that fit, and how many letters before the cursor they replace. */
    private record Offer(List<String> names, int length) {
        static Offer of(String before, SourceCodeAnalysis analysis) {
            int[] start = new int[1];
            List<String> names = analysis.completionSuggestions(before, before.length(), start).stream()
                    .sorted(Comparator.comparing(Suggestion::matchesType).reversed())
                    .map(Suggestion::continuation)
                    .distinct()
                    .toList();
            return new Offer(names, before.length() - start[0]);
        }

        /** The same with what JShell keeps to itself: an array can be copied. */
        static Offer alone(String before, SourceCodeAnalysis analysis) {
            Offer offer = of(before, analysis);
            String name = before.substring(before.length() - offer.length);
            boolean maybe = offer.names.isEmpty() || offer.names.equals(ARRAY);
            if (maybe
                    && COPY.startsWith(name)
                    && of(before.substring(0, before.length() - name.length()), analysis)
                            .names
                            .equals(ARRAY)) {
                return new Offer(
                        Stream.concat(offer.names.stream(), Stream.of(COPY)).toList(), offer.length);
            }
            return offer;
        }

        /** The other one, which knows what type is expected, if it is as good. */
        Offer orIfEqual(Offer other) {
            return new HashSet<>(names).equals(new HashSet<>(other.names)) ? other : this;
        }

        /** Those of the other after these, unless it has completed something else. */
        Offer and(Offer other) {
            return names.isEmpty()
                    ? other
                    : length != other.length
                            ? this
                            : new Offer(
                                    Stream.concat(names.stream(), other.names.stream())
                                            .distinct()
                                            .toList(),
                                    length);
        }

        /** Those that are in the text as names of their own. */
        Offer named(String text) {
            String earlier = text.substring(0, text.length() - length);
            return new Offer(
                    names.stream()
                            .filter(name -> SourceVersion.isName(name)
                                    && Pattern.compile("(?<![\\w$.])" + Pattern.quote(name) + "(?![\\w$(])")
                                            .matcher(earlier)
                                            .find())
                            .toList(),
                    length);
        }
    }

    /** Completes something that nobody has asked for: what that needs is loaded then. */
    public static void warmUp(SourceCodeAnalysis analysis) {
        of(TYPICAL, TYPICAL.length(), analysis, List.of());
    }

    /** What is known where nothing is. */
    public static JsonObject none(int cursor) {
        return reply(List.of(), cursor, cursor);
    }

    private static JsonObject reply(List<String> matches, String code, int start, int end) {
        int from = matches.isEmpty() ? end : start;
        return reply(matches, CodePoints.counted(code, from), CodePoints.counted(code, end));
    }

    private static JsonObject reply(List<String> matches, int start, int end) {
        return Json.ok("matches", matches, "cursor_start", start, "cursor_end", end, "metadata", Map.of());
    }
}

package sudoku.page.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.teavm.jso.JSBody;
import sudoku.page.pattern.ScriptPattern;

/** What a text does with a regular expression, with the names and the results of Java's {@link String}. */
public final class Patterns {
    private final String text;

    public Patterns(String text) {
        this.text = Objects.requireNonNull(text);
    }

    public boolean matches(String pattern) {
        return test("^(?:" + of(pattern).script() + ")$", text);
    }

    public String replaceAll(String pattern, String with) {
        ScriptPattern read = of(pattern);
        return replace(read.script(), "g", text, read.replacement(Objects.requireNonNull(with)));
    }

    public String replaceFirst(String pattern, String with) {
        ScriptPattern read = of(pattern);
        return replace(read.script(), "", text, read.replacement(Objects.requireNonNull(with)));
    }

    public String[] split(String pattern) {
        return split(pattern, 0);
    }

    public String[] split(String pattern, int limit) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        int[] places = places(of(pattern).script(), text);
        for (int i = 0; i < places.length && (limit <= 0 || parts.size() < limit - 1); i += 2) {
            boolean isNothingAtTheBegin = from == 0 && places[i + 1] == 0;
            if (!isNothingAtTheBegin) {
                parts.add(text.substring(from, places[i]));
                from = places[i + 1];
            }
        }
        if (parts.isEmpty()) {
            return new String[] {text};
        }
        parts.add(text.substring(from));
        while (limit == 0 && !parts.isEmpty() && parts.get(parts.size() - 1).isEmpty()) {
            parts.remove(parts.size() - 1);
        }
        return parts.toArray(new String[0]);
    }

    private ScriptPattern of(String pattern) {
        ScriptPattern read = ScriptPattern.of(Objects.requireNonNull(pattern));
        read.requireSafe(text);
        return read;
    }

    @JSBody(
            params = {"pattern", "text"},
            script = "return new RegExp(pattern).test(text);")
    private static native boolean test(String pattern, String text);

    @JSBody(
            params = {"pattern", "flags", "text", "replacement"},
            script = "return text.replace(new RegExp(pattern, flags), replacement);")
    private static native String replace(String pattern, String flags, String text, String replacement);

    /** Where each match begins and ends, one after the other. */
    @JSBody(
            params = {"pattern", "text"},
            script =
                    """
                    var all = new RegExp(pattern, "g"), found = [], one;
                    while ((one = all.exec(text)) !== null) {
                        found.push(one.index, one.index + one[0].length);
                        if (one[0] === "") all.lastIndex++;
                    }
                    return found;
                    """)
    private static native int[] places(String pattern, String text);
}

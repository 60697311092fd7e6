package sudoku.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What a cell says when it fails: the name of the failure, one sentence, and the lines to show. */
record Report(String name, String message, List<String> lines) {
    private static final Pattern UNKNOWN = Pattern.compile("(?:symbol: +|until there is a | and a )"
            + "(?:variable|class|interface|method) (\\w+)");

    static Report of(String name, String message) {
        return new Report(name, message, List.of(Ink.BOLD_RED + name + Ink.PLAIN + ": " + message));
    }

    /** The same with one line more. */
    Report with(String line) {
        return with(List.of(line));
    }

    Report with(List<String> more) {
        List<String> all = new ArrayList<>(lines);
        all.addAll(more);
        return new Report(name, message, all);
    }

    /** Its lines without their colours. */
    String plain() {
        return String.join("\n", lines).replaceAll("\u001b\\[[0-9;]*m", "");
    }

    /** The names that the compiler does not know, if that is what has failed. */
    List<String> unknownNames() {
        return name.equals("CompileError")
                ? UNKNOWN.matcher(plain()).results().map(found -> found.group(1)).distinct().toList() : List.of();
    }
}

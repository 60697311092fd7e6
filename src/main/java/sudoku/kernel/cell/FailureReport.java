package sudoku.kernel.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What a cell says when it fails: the name of the failure, one sentence, and the lines to show. */
public record FailureReport(String name, String message, List<String> lines) {
    private static final Pattern UNKNOWN =
            Pattern.compile("(?:symbol: +|until there is a | and a )" + "(?:variable|class|interface|method) (\\w+)");

    public static FailureReport of(String name, String message) {
        return new FailureReport(
                name, message, List.of(ErrorColors.BOLD_RED + name + ErrorColors.PLAIN + ": " + message));
    }

    /** The same with one line more. */
    public FailureReport with(String line) {
        return with(List.of(line));
    }

    public FailureReport with(List<String> more) {
        List<String> all = new ArrayList<>(lines);
        all.addAll(more);
        return new FailureReport(name, message, all);
    }

    /** Its lines without their colors. */
    public String plain() {
        return String.join("\n", lines).replaceAll("\u001b\\[[0-9;]*m", "");
    }

    /** The names that the compiler does not know, if that is what has failed. */
    public List<String> unknownNames() {
        return name.equals("CompileError")
                ? UNKNOWN.matcher(plain())
                        .results()
                        .map(found -> found.group(1))
                        .distinct()
                        .toList()
                : List.of();
    }
}

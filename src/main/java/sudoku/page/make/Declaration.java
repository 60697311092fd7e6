package sudoku.page.make;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A method, a variable or a type that a cell declares, beside statements that a program of methods can't have.
 *
 * @param name what others call it
 * @param text all of it
 */
record Declaration(String name, String text) {
    private static final String COMMENTS = "(?:\\s|//[^\\n]*\\n|/\\*.*?\\*/)*";
    private static final String TYPE = "\\w[\\w.]*(?:<[\\w<>\\[\\], .?]*>)?(?:\\[\\])*";
    private static final Pattern NAMED = Pattern.compile(
            COMMENTS + "((?:(?:record|class|interface|enum) (\\w+)|" + TYPE
                    + " (\\w+)(?:\\s*[=;]|\\([^)]*\\)(?: throws [\\w, ]+)? ?\\{)).*)",
            Pattern.DOTALL);
    private static final List<String> NO_NAMES = List.of("if", "for", "while", "switch");

    /** In their order in the cell. */
    static List<Declaration> in(String cell) {
        List<Declaration> found = new ArrayList<>();
        for (String part : parts(cell)) {
            Matcher named = NAMED.matcher(part);
            if (named.matches()) {
                String name = named.group(2) == null ? named.group(3) : named.group(2);
                if (!NO_NAMES.contains(name)) {
                    found.add(new Declaration(name, named.group(1)));
                }
            }
        }
        return found;
    }

    /** The same variable without what it begins with; empty, if this is none. */
    Optional<Declaration> withoutValue() {
        Matcher variable = Pattern.compile("(" + TYPE + " " + name + ")\\s*=.*", Pattern.DOTALL)
                .matcher(text);
        return variable.matches() ? Optional.of(new Declaration(name, variable.group(1) + ";")) : Optional.empty();
    }

    /** A cell from semicolon to semicolon, or to the bracket that ends a method. */
    private static List<String> parts(String cell) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int from = 0;
        boolean hasValue = false;
        for (int i = 0; i < cell.length(); i++) {
            char each = cell.charAt(i);
            if (each == '"' || each == '\'' || cell.startsWith("//", i)) {
                i = endOfText(cell, i);
            } else if ("({[".indexOf(each) >= 0) {
                depth++;
            } else if (")}]".indexOf(each) >= 0) {
                depth--;
            } else if (each == '=') {
                hasValue |= depth == 0;
            }
            boolean ends = depth == 0 && (each == ';' || each == '}' && !hasValue);
            if (ends) {
                parts.add(cell.substring(from, i + 1));
                from = i + 1;
                hasValue = false;
            }
        }
        return parts;
    }

    /** The last place of a comment or of a text in quotation marks that begins here. */
    private static int endOfText(String cell, int from) {
        char mark = cell.charAt(from) == '/' ? '\n' : cell.charAt(from);
        int end = from + 1;
        while (end < cell.length() && cell.charAt(end) != mark) {
            end += cell.charAt(end) == '\\' && mark != '\n' ? 2 : 1;
        }
        return Math.min(end, cell.length() - 1);
    }
}

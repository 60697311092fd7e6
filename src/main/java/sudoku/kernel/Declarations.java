package sudoku.kernel;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.kernel.cell.CodeMask;

/**
 * The names that a cell defines, as far as its text tells.
 *
 * <p><b>Idea.</b> A cell that does not compile has defined nothing, and what it was to define can only be guessed; so
 * this looks for the shapes of declarations and needs no compiler.
 */
final class Declarations {
    private static final Pattern METHOD =
            Pattern.compile("(?<!-)[\\w\\]>](?<!\\bnew)\\s+(\\w+)\\s*\\([^()]*\\)" + "\\s*(?:throws[\\w\\s.,]+)?\\{");
    private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum|record)\\s+(\\w+)");
    private static final Pattern VARIABLE =
            Pattern.compile("(?:[\\w\\]>]\\s+|,\\s*)(\\w+)(?:\\s*\\[\\s*])*\\s*(?:=(?!=)|;)");
    private static final Pattern BODY = Pattern.compile("\\{[^{}]*}");
    private static final Set<String> NO_NAMES = Set.of("if", "for", "while", "switch", "catch", "synchronized", "try");

    private Declarations() {}

    /** Its methods and types, also of a text that ends too early or has a bracket too many. */
    static Set<String> ofCode(String text) {
        String code = CodeMask.of(text);
        Set<String> names = new LinkedHashSet<>();
        collect(METHOD, code, names);
        collect(TYPE, code, names);
        names.removeAll(NO_NAMES);
        return names;
    }

    /** These, and the variables outside of all braces. */
    static Set<String> of(String text) {
        Set<String> names = ofCode(text);
        String outside = CodeMask.of(text);
        for (String before = ""; !outside.equals(before); ) {
            before = outside;
            outside = BODY.matcher(before).replaceAll(";");
        }
        collect(VARIABLE, outside, names);
        return names;
    }

    private static void collect(Pattern shape, String code, Set<String> names) {
        for (Matcher found = shape.matcher(code); found.find(); ) {
            names.add(found.group(1));
        }
    }
}

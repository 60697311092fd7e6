package sudoku.kernel.ask;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.Snippet.Kind;
import jdk.jshell.SourceCodeAnalysis;

/**
 * What is just being typed, alone, in a place from where it sees what it sees in its cell.
 *
 * <p><b>Idea.</b> JShell's analysis reads what is before the cursor. In {@code for (int i = 0; i < board.le} it loses
 * its way, because a header that breaks off is no Java; and of the cell's earlier statements it knows what has run. So
 * the operand at the cursor becomes the value of a variable, where it is no longer part of the header, and what the
 * header and the earlier statements declare is declared before it.
 */
final class AloneInScope {
    private static final String VALUE = " Object $ = ";
    private static final Pattern HEADER = Pattern.compile(
            "\\s*(?:\\b(?:else|do)\\b\\s*)?" + "\\b(if|while|for|switch|synchronized|catch|try)\\s*\\(");
    private static final Pattern LABEL =
            Pattern.compile("\\s*\\b(?:else\\b|do\\b|(?:case\\b[^:;{]*?|default\\s*)(?:->|:))");
    private static final Pattern VARIABLE =
            Pattern.compile("\\s*(?:final\\s+)?[\\w.]+(?:<[^(){};=]*>)?(?:\\[\\])*\\s+\\w+\\s*=");
    private static final Pattern METHOD = Pattern.compile("\\A\\s*(?:@\\w+\\s+)*(?:<[^(){};=]*>\\s*)?"
            + "(?:(?>[\\w.]+(?:<[^(){};=]*>)?(?:\\[\\])*\\s+))+\\w+\\s*\\(");
    private static final Pattern NO_METHOD =
            Pattern.compile("\\b(?:new|return|else|throw|case|assert|yield|class|record|enum|interface)\\b");

    private final String text;
    private final Brackets brackets;
    private final String code;

    private AloneInScope(String text) {
        this.text = text;
        brackets = Brackets.of(text);
        code = brackets.code;
    }

    /**
     * Java that ends as the text does.
     *
     * @param earlier the statements of the cell before this one
     * @param text this one up to the cursor
     */
    static String of(List<String> earlier, String text, SourceCodeAnalysis analysis) {
        StringBuilder members = new StringBuilder();
        StringBuilder variables = new StringBuilder();
        for (String each : earlier) {
            analysis.sourceToSnippets(each).stream().limit(1).forEach(snippet -> {
                if (snippet.kind() == Kind.METHOD || snippet.kind() == Kind.TYPE_DECL) {
                    members.append(each).append('\n');
                } else if (snippet.kind() == Kind.VAR) {
                    variables.append(each).append('\n');
                }
            });
        }
        AloneInScope alone = new AloneInScope(text);
        return "class $ {\n" + members + "Object $() throws Throwable {\n" + variables
                + (alone.isMethod() ? "class $$ {\n" : "") + alone.rewritten();
    }

    /** The operand that is just being typed, by itself. */
    static String operandOf(String text) {
        return new AloneInScope(text).operand();
    }

    private boolean isMethod() {
        Matcher head = METHOD.matcher(code);
        return head.find() && !NO_METHOD.matcher(head.group()).find();
    }

    private String rewritten() {
        int from = brackets.statement();
        int end = from;
        String value = VALUE + operand();
        while (true) {
            Matcher header = HEADER.matcher(code).region(end, code.length());
            Matcher label = LABEL.matcher(code).region(end, code.length());
            if (header.lookingAt()) {
                int bracket = header.end() - 1;
                if (brackets.partner(bracket) < 0) {
                    int semicolon = brackets.semicolonIn(bracket);
                    String declared = semicolon < 0 ? "" : text.substring(bracket + 1, semicolon + 1);
                    return text.substring(0, end) + " { " + declared + value;
                }
                end = brackets.partner(bracket) + 1;
            } else if (label.lookingAt()) {
                end = label.end();
            } else {
                return text.substring(0, end) + (end > from ? " { " : "") + declaredBefore(end) + value;
            }
        }
    }

    /** What an unfinished statement declares that can be seen at its end: variables, parameters of a lambda. */
    private String declaredBefore(int begin) {
        int arrow = lastArrow(begin);
        int comma = brackets.lastComma();
        return arrow >= 0
                ? text.substring(begin, arrow + 2) + " { "
                : comma > begin && VARIABLE.matcher(code).region(begin, comma).lookingAt()
                        ? text.substring(begin, comma) + ";"
                        : "";
    }

    /** Where the arrow of the lambda is in which the text breaks off, -1 if it does not. */
    private int lastArrow(int begin) {
        int depth = 0;
        for (int i = code.length() - 1; i > begin; i--) {
            char each = code.charAt(i);
            if (")]}".indexOf(each) >= 0) {
                depth++;
            } else if ("([{".indexOf(each) >= 0) {
                depth = Math.max(0, depth - 1);
            } else if (depth == 0 && each == '>' && code.charAt(i - 1) == '-') {
                return i - 1;
            }
        }
        return -1;
    }

    /** A name, with what is before its dot, if there is one, and with {@code new}. */
    private String operand() {
        int start = beforeName(code.length());
        String name = text.substring(start);
        int dot = skipBlanks(start);
        if (dot > 0 && code.charAt(dot - 1) == '.') {
            return text.substring(primary(dot - 1), start) + name;
        }
        if (dot > 1 && code.startsWith("::", dot - 2)) {
            return text.substring(primary(dot - 2), dot - 2) + "." + name;
        }
        return withNew(start) + name;
    }

    /** Where the expression begins that ends before a dot. */
    private int primary(int dot) {
        int end = skipBlanks(dot);
        int start = end;
        while (start > 0 && ")]".indexOf(code.charAt(start - 1)) >= 0 && brackets.partner(start - 1) >= 0) {
            start = skipBlanks(brackets.partner(start - 1));
        }
        while (start > 0 && code.charAt(start - 1) == '"') {
            start--;
        }
        start = beforeName(beforeTypeArguments(start));
        int before = skipBlanks(start);
        if (before > 0 && code.charAt(before - 1) == '.') {
            return primary(before - 1);
        }
        return start - withNew(start).length();
    }

    private int beforeTypeArguments(int end) {
        int start = end;
        int depth = 0;
        while (start > 0 && (depth > 0 || code.charAt(start - 1) == '>')) {
            char each = code.charAt(--start);
            depth += each == '>' ? 1 : each == '<' ? -1 : 0;
            if (!Character.isJavaIdentifierPart(each) && "<>,.?[] ".indexOf(each) < 0) {
                return end;
            }
            if (depth == 0) {
                return start;
            }
        }
        return end;
    }

    private int beforeName(int end) {
        int start = end;
        while (start > 0 && Character.isJavaIdentifierPart(code.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    private int skipBlanks(int end) {
        int start = end;
        while (start > 0 && Character.isWhitespace(code.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    /** The keyword and the blanks after it, if it is there. */
    private String withNew(int start) {
        int end = skipBlanks(start);
        return end < start && code.substring(beforeName(end), end).equals("new") ? text.substring(end - 3, start) : "";
    }
}

package sudoku.page.session;

import java.util.ArrayList;
import java.util.List;

/** A stretch of Java as words and marks; comments and texts in quotation marks are passed over. */
final class JavaWords {
    /** What comes after the name of a variable that is declared. */
    private static final List<String> NAMED = List.of("=", ";", ",", ")", ":");

    private static final List<String> NO_TYPES =
            List.of("return", "throw", "new", "else", "case", "assert", "do", "instanceof", "yield");
    private static final String QUOTES = "\"\"\"";

    private final List<String> all = new ArrayList<>();

    JavaWords(String code) {
        int at = 0;
        while (at < code.length()) {
            char each = code.charAt(at);
            int next = afterText(code, at);
            if (next > at) {
                at = next;
            } else if (Character.isJavaIdentifierPart(each)) {
                int end = at;
                while (end < code.length() && Character.isJavaIdentifierPart(code.charAt(end))) {
                    end++;
                }
                all.add(code.substring(at, end));
                at = end;
            } else {
                if (each > ' ') {
                    all.add(String.valueOf(each));
                }
                at++;
            }
        }
    }

    /** Where a comment or a text that begins here has ended; the same place, if none begins. */
    static int afterText(String code, int from) {
        if (code.startsWith("//", from)) {
            int end = code.indexOf('\n', from);
            return end < 0 ? code.length() : end;
        }
        if (code.startsWith("/*", from)) {
            int end = code.indexOf("*/", from + 2);
            return end < 0 ? code.length() : end + 2;
        }
        char mark = code.charAt(from);
        if (mark != '"' && mark != '\'') {
            return from;
        }
        boolean isBlock = code.startsWith(QUOTES, from);
        String close = isBlock ? QUOTES : String.valueOf(mark);
        int end = from + close.length();
        while (end < code.length() && !code.startsWith(close, end) && (isBlock || code.charAt(end) != '\n')) {
            end += code.charAt(end) == '\\' ? 2 : 1;
        }
        return Math.min(end + close.length(), code.length());
    }

    /** As many lines and columns, so what comes after it stays in its place. */
    static String blank(String code) {
        StringBuilder blank = new StringBuilder();
        for (char each : code.toCharArray()) {
            blank.append(each > ' ' ? ' ' : each);
        }
        return blank.toString();
    }

    /** Where the first word or mark is, after the comments in front of it. */
    static int beginning(String code) {
        int at = 0;
        while (at < code.length()) {
            int after = afterText(code, at);
            boolean isPassed = after > at && code.charAt(at) == '/';
            if (!isPassed && code.charAt(at) > ' ') {
                return at;
            }
            at = isPassed ? after : at + 1;
        }
        return at;
    }

    int count() {
        return all.size();
    }

    /** The word at a place; empty, where there is none. */
    String at(int place) {
        return place >= 0 && place < all.size() ? all.get(place) : "";
    }

    String between(int from, int end) {
        return String.join("", all.subList(from, Math.min(end, all.size())));
    }

    boolean isName(int place) {
        String word = at(place);
        return !word.isEmpty() && Character.isJavaIdentifierStart(word.charAt(0));
    }

    /** Whether a name is used: not as a member of something, and not one of a parameter or a local variable. */
    boolean mentions(String name) {
        boolean isUsed = false;
        boolean isLocal = false;
        for (int i = 0; i < all.size(); i++) {
            if (isFree(name, i)) {
                // A method is called, also where a local variable has its name.
                if (at(i + 1).equals("(")) {
                    return true;
                }
                isUsed = true;
                isLocal |= NAMED.contains(at(i + 1)) && isTyped(i);
            }
        }
        return isUsed && !isLocal;
    }

    private boolean isFree(String name, int place) {
        return all.get(place).equals(name) && !at(place - 1).equals(".");
    }

    private boolean isTyped(int place) {
        String before = at(place - 1);
        return isName(place - 1) && !NO_TYPES.contains(before) || before.equals("]") || endsType(place - 1);
    }

    /** Whether this closes what a type has in angle brackets, and is not greater than, or an arrow's. */
    private boolean endsType(int place) {
        int depth = 0;
        for (int i = place; i >= 0; i--) {
            depth += at(i).equals(">") ? 1 : at(i).equals("<") ? -1 : 0;
            if (depth == 0 || !isName(i) && !"<>,.?[]".contains(at(i))) {
                return depth == 0 && i < place;
            }
        }
        return false;
    }

    /** Whether a variable gets another value: by {@code =}, alone or with an operator, {@code ++} or {@code --}. */
    boolean assigns(String name) {
        for (int i = 0; i < all.size(); i++) {
            if (isFree(name, i) && (isStep(i - 2) || isStep(i + 1) || isSet(i + 1))) {
                return true;
            }
        }
        return false;
    }

    private boolean isStep(int place) {
        return at(place).equals(at(place + 1))
                && (at(place).equals("+") || at(place).equals("-"));
    }

    private boolean isSet(int place) {
        int at = place;
        while (!at(at).isEmpty() && "+-*/%|&^<>".contains(at(at))) {
            at++;
        }
        boolean isCompared = at == place + 1 && "<>".contains(at(place));
        return at(at).equals("=") && !at(at + 1).equals("=") && !isCompared;
    }
}

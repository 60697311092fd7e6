package sudoku.page.session;

import java.util.ArrayList;
import java.util.List;

/** A stretch of Java as words and marks; comments and texts in quotation marks are passed over. */
final class JavaWords {
    /** What comes after the name of a variable that is declared. */
    private static final List<String> NAMED = List.of("=", ";", ",", ")", ":");

    private static final List<String> NO_TYPES = List.of("return", "throw", "new", "else", "case", "assert", "do");

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
        int end = from + 1;
        while (end < code.length() && code.charAt(end) != mark && code.charAt(end) != '\n') {
            end += code.charAt(end) == '\\' ? 2 : 1;
        }
        return Math.min(end + 1, code.length());
    }

    int count() {
        return all.size();
    }

    /** The word at a place; empty, where there is none. */
    String at(int place) {
        return place >= 0 && place < all.size() ? all.get(place) : "";
    }

    boolean isName(int place) {
        String word = at(place);
        return !word.isEmpty() && Character.isJavaIdentifierStart(word.charAt(0));
    }

    /** Whether a name is used: not as a member of something, and not one of a parameter or a local variable. */
    boolean mentions(String name) {
        return isUsed(name) && !isLocal(name);
    }

    private boolean isLocal(String name) {
        for (int i = 1; i < all.size(); i++) {
            boolean isNamed = all.get(i).equals(name) && NAMED.contains(at(i + 1));
            boolean isTyped = isName(i - 1) && !NO_TYPES.contains(at(i - 1)) || "]>".contains(at(i - 1));
            if (isNamed && isTyped) {
                return true;
            }
        }
        return false;
    }

    private boolean isUsed(String name) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).equals(name) && !at(i - 1).equals(".")) {
                return true;
            }
        }
        return false;
    }

    /** Whether a variable gets another value: by {@code =}, alone or with an operator, {@code ++} or {@code --}. */
    boolean assigns(String name) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).equals(name) && !at(i - 1).equals(".") && (isStep(i - 2) || isStep(i + 1) || isSet(i + 1))) {
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
        boolean isPlain = at(place).equals("=") && !at(place + 1).equals("=");
        return isPlain
                || "+-*/%|&^".contains(at(place))
                        && !at(place).isEmpty()
                        && at(place + 1).equals("=");
    }
}

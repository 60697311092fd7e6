package sudoku.page.pattern;

/** Which characters a part of a pattern may match, in the words of the browser's engine. */
final class CharacterClass {
    private static final String SPACES = " \\t\\n\\u000b\\f\\r";
    private static final String NO_SPACES = "\\u0000-\\u0008\\u000e-\\u001f\\u0021-\\uffff";

    private final String java;
    private final StringBuilder script = new StringBuilder("[");
    private boolean splitsPairs;
    private int at;

    /** @param at where its bracket opens */
    CharacterClass(String java, int at) {
        this.java = java;
        this.at = at + 1;
        if (next() == '^') {
            splitsPairs = true;
            script.append('^');
            this.at++;
        }
        if (next() == ']') {
            throw refused("[]");
        }
        boolean isFirst = true;
        while (next() != ']') {
            one(isFirst);
            isFirst = false;
        }
        this.at++;
        script.append(']');
    }

    int end() {
        return at;
    }

    String script() {
        return script.toString();
    }

    boolean splitsPairs() {
        return splitsPairs;
    }

    private char next() {
        if (at >= java.length()) {
            throw refused("[ without ]");
        }
        return java.charAt(at);
    }

    private void one(boolean isFirst) {
        boolean isLast = java.startsWith("]", at + 1);
        boolean isSpecial = next() == '[' || java.startsWith("&&", at) || next() == '-' && !isFirst && !isLast;
        if (isSpecial) {
            throw refused(java.substring(at, Math.min(at + 2, java.length())) + " inside [ ]");
        }
        int from = at;
        String low = element();
        if (next() == '-' && !java.startsWith("]", at + 1)) {
            at++;
            int to = at;
            String high = element();
            if (isSet(from) || isSet(to) || value(from) > value(to)) {
                throw refused(java.substring(from, at) + " inside [ ]");
            }
            splitsPairs |= value(to) >= Character.MIN_SURROGATE;
            script.append(low).append('-').append(high);
        } else {
            script.append(low);
        }
    }

    private String element() {
        if (next() == '\\') {
            String text = escaped(java, at);
            splitsPairs |= isAllBut(java.charAt(at + 1));
            at += 2;
            return text;
        }
        if (next() == '[' || next() == ']' || java.startsWith("&&", at)) {
            throw refused(next() + " inside [ ]");
        }
        at++;
        return letter(java.charAt(at - 1));
    }

    private boolean isSet(int place) {
        return java.charAt(place) == '\\' && "dwsDWS".indexOf(java.charAt(place + 1)) >= 0;
    }

    /** The character at a place; an escape of a letter is a control character, and no range begins with one. */
    private int value(int place) {
        char each = java.charAt(place);
        if (each == '\\' && isLetterOrDigit(java.charAt(place + 1))) {
            throw refused(java.substring(place, place + 2) + "-");
        }
        return each == '\\' ? java.charAt(place + 1) : each;
    }

    /** What a backslash and the character after it mean, as it is written inside brackets. */
    static String escaped(String java, int at) {
        if (at + 1 == java.length()) {
            throw refused("\\ at the end");
        }
        char each = java.charAt(at + 1);
        return switch (each) {
            case 'd', 'D', 'w', 'W', 't', 'n', 'r', 'f' -> "\\" + each;
            case 's' -> SPACES;
            case 'S' -> NO_SPACES;
            default -> {
                if (each > '~' || each < ' ' || isLetterOrDigit(each)) {
                    throw refused("\\" + each);
                }
                yield letter(each);
            }
        };
    }

    /** Whether this letter after a backslash stands for all characters but some. */
    static boolean isAllBut(char each) {
        return each == 'D' || each == 'W' || each == 'S';
    }

    static String letter(char each) {
        if (Character.isSurrogate(each)) {
            throw refused("a character beyond \\uFFFF");
        }
        if (isLetterOrDigit(each)) {
            return String.valueOf(each);
        }
        String hex = Integer.toHexString(each);
        return "\\u" + "0".repeat(4 - hex.length()) + hex;
    }

    private static boolean isLetterOrDigit(char each) {
        return each >= 'a' && each <= 'z' || each >= 'A' && each <= 'Z' || each >= '0' && each <= '9';
    }

    static UnsupportedOperationException refused(String what) {
        return new UnsupportedOperationException(
                what + " in a pattern does not work on this page. It works in Jupyter.");
    }
}

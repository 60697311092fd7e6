package sudoku.page.pattern;

import java.util.BitSet;

/**
 * One of Java's regular expressions in the words of the browser's engine, which matches the same; where that is not
 * sure, it is refused.
 *
 * <p><b>Alternatives.</b> TeaVM has a {@code java.util.regex}, but {@code (?:a\d{3})*} matches nothing there, {@code
 * split("")} begins with an empty part, and of small patterns drawn at random one in nine gave something else than
 * Java.
 */
public final class ScriptPattern {
    private static final String END = "(?=[\\n\\u0085\\u2028\\u2029]?$)";
    private static final String ANY = "[^\\n\\r\\u0085\\u2028\\u2029]";
    private static final int MOST_GROUPS = 99;

    private final String java;
    private final StringBuilder script = new StringBuilder();
    private final BitSet vague = new BitSet();
    private int at;
    private int groups;
    private boolean splitsPairs;
    private boolean asksForTheEnd;

    private ScriptPattern(String java) {
        this.java = java;
    }

    /**
     * The pattern that Java means by this text.
     *
     * @throws UnsupportedOperationException if it is none, or has something in it that the page does not do
     */
    public static ScriptPattern of(String java) {
        ScriptPattern pattern = new ScriptPattern(java);
        pattern.alternatives();
        if (pattern.at < java.length() || pattern.groups > MOST_GROUPS) {
            throw pattern.damaged();
        }
        return pattern;
    }

    /** The same as the text of a {@code RegExp} without flags. */
    public String script() {
        return script.toString();
    }

    /**
     * Nothing, if it matches in this text what it matches in Java.
     *
     * @throws UnsupportedOperationException if it might match half of a character that takes two places, or ask whether
     *     the text ends between the two characters of a line's end
     */
    public void requireSafe(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (splitsPairs && Character.isSurrogate(text.charAt(i))) {
                throw CharacterClass.refused("a text with a character beyond \\uFFFF, and . or [^ ]");
            }
            if (asksForTheEnd && text.charAt(i) == '\r') {
                throw CharacterClass.refused("a text with \\r, and $");
            }
        }
    }

    /**
     * What is put in for a match, in the words of the script's {@code replace}.
     *
     * @throws UnsupportedOperationException if it names a group that may not have kept what Java's has
     */
    public String replacement(String with) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < with.length(); i++) {
            char each = with.charAt(i);
            if (each == '$') {
                int group = 0;
                int end = i + 1;
                while (end < with.length() && isDigit(with.charAt(end))) {
                    int next = 10 * group + with.charAt(end) - '0';
                    if (end > i + 1 && next > groups) {
                        break;
                    }
                    group = next;
                    end++;
                }
                if (end == i + 1 || group > groups) {
                    throw new UnsupportedOperationException(
                            "\"" + with + "\" names a group that the pattern does not have.");
                }
                if (vague.get(group)) {
                    throw CharacterClass.refused("$" + group + " for a group that is repeated, or only looked at,");
                }
                text.append(group == 0 ? "$&" : "$" + group / 10 + group % 10);
                i = end - 1;
            } else if (each == '\\') {
                i++;
                if (i == with.length()) {
                    throw new UnsupportedOperationException("\"" + with + "\" ends with a \\ that stands for nothing.");
                }
                text.append(with.charAt(i) == '$' ? "$$" : String.valueOf(with.charAt(i)));
            } else {
                text.append(each);
            }
        }
        return text.toString();
    }

    private static boolean isDigit(char each) {
        return each >= '0' && each <= '9';
    }

    private char next() {
        return at < java.length() ? java.charAt(at) : 0;
    }

    private boolean take(String text) {
        boolean isNext = java.startsWith(text, at);
        at += isNext ? text.length() : 0;
        return isNext;
    }

    /** Whether they may match nothing. */
    private boolean alternatives() {
        boolean isEmpty = sequence();
        while (take("|")) {
            script.append('|');
            isEmpty |= sequence();
        }
        return isEmpty;
    }

    private boolean sequence() {
        boolean isEmpty = true;
        while (at < java.length() && next() != '|' && next() != ')') {
            int firstGroup = groups + 1;
            boolean isEmptyPart = part();
            boolean isRepeated = next() == '?' || next() == '*' || next() == '+' || next() == '{';
            if (isRepeated) {
                vague.set(firstGroup, groups + 1);
                isEmptyPart = repeated(isEmptyPart);
            }
            isEmpty &= isEmptyPart;
        }
        return isEmpty;
    }

    /** How often the part before it comes; a part that may match nothing ends its turns otherwise than in Java. */
    private boolean repeated(boolean isEmptyPart) {
        if (isEmptyPart) {
            throw CharacterClass.refused("something that may match nothing, and is repeated,");
        }
        int from = at;
        boolean mayBeMissing = next() == '?' || next() == '*';
        if (take("{")) {
            int least = number();
            int most = least;
            if (take(",")) {
                most = next() == '}' ? Integer.MAX_VALUE : number();
            }
            mayBeMissing = least == 0;
            if (most < least || next() != '}') {
                throw damaged();
            }
        }
        at++;
        take("?");
        if (next() == '?' || next() == '*' || next() == '+' || next() == '{') {
            throw CharacterClass.refused(java.substring(from, at + 1));
        }
        script.append(java, from, at);
        return mayBeMissing;
    }

    private int number() {
        int from = at;
        while (isDigit(next())) {
            at++;
        }
        if (from == at || at > from + 3) {
            throw damaged();
        }
        return Integer.parseInt(java.substring(from, at));
    }

    private boolean part() {
        char first = java.charAt(at);
        switch (first) {
            case '(':
                return group();
            case '[':
                CharacterClass set = new CharacterClass(java, at);
                at = set.end();
                splitsPairs |= set.splitsPairs();
                script.append(set.script());
                return false;
            case '\\':
                String escaped = CharacterClass.escaped(java, at);
                splitsPairs |= CharacterClass.isAllBut(java.charAt(at + 1));
                script.append('[').append(escaped).append(']');
                at += 2;
                return false;
            case '.':
                splitsPairs = true;
                script.append(ANY);
                at++;
                return false;
            case '^', '$':
                asksForTheEnd |= first == '$';
                script.append(first == '^' ? "^" : END);
                at++;
                return true;
            case '?', '*', '+', '{':
                throw damaged();
            default:
                script.append(CharacterClass.letter(first));
                at++;
                return false;
        }
    }

    private boolean group() {
        int firstGroup = groups + 1;
        boolean looksAhead = java.startsWith("(?=", at) || java.startsWith("(?!", at);
        String begin = looksAhead ? java.substring(at, at + 3) : java.startsWith("(?:", at) ? "(?:" : "(";
        at += begin.length();
        if (next() == '?') {
            throw CharacterClass.refused("(" + java.substring(at, Math.min(java.length(), at + 2)));
        }
        groups += begin.length() == 1 ? 1 : 0;
        script.append(begin);
        boolean isEmpty = alternatives();
        if (!take(")")) {
            throw damaged();
        }
        script.append(')');
        if (looksAhead) {
            vague.set(firstGroup, groups + 1);
        }
        return isEmpty || looksAhead;
    }

    private UnsupportedOperationException damaged() {
        return new UnsupportedOperationException("\"" + java + "\" is no pattern that this page can read: look for a"
                + " bracket or a quantifier that is alone.");
    }
}

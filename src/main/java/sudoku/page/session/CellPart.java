package sudoku.page.session;

import java.util.ArrayList;
import java.util.List;

/**
 * A declaration of a cell, or the statements between two of them.
 *
 * @param kind what it is
 * @param name what it declares; a method's has the types of its parameters; empty for statements
 * @param type of a variable
 * @param text all of it, with the comments and the line ends in front of it
 */
record CellPart(Kind kind, String name, String type, String text, JavaWords words) {
    enum Kind {
        METHOD,
        TYPE,
        VARIABLE,
        STATEMENT,
        NOTHING
    }

    private static final List<String> MODIFIERS = List.of("final", "static", "public", "private", "abstract");
    private static final List<String> TYPES = List.of("class", "record", "interface", "enum");
    private static final List<String> STATEMENTS = List.of(
            "if",
            "for",
            "while",
            "do",
            "switch",
            "try",
            "return",
            "throw",
            "else",
            "assert",
            "new",
            "break",
            "continue");
    private static final List<String> OUTPUT = List.of("Show", "Predict", "Piece", "System");
    private static final List<String> GOING_ON = List.of("else", "catch", "finally");
    /** Whose values do not change when they are used. */
    private static final List<String> FIXED = List.of(
            "int",
            "long",
            "double",
            "boolean",
            "char",
            "String",
            "Grid",
            "NamedPuzzle",
            "SearchLimit",
            "Runnable",
            "Propagation",
            "ExactCover");

    /** In their order; put together they are the cell. */
    static List<CellPart> of(String cell) {
        List<CellPart> parts = new ArrayList<>();
        int from = 0;
        int depth = 0;
        boolean hasValue = false;
        for (int at = 0; at < cell.length(); at++) {
            int after = JavaWords.afterText(cell, at);
            if (after > at) {
                at = after - 1;
                continue;
            }
            char each = cell.charAt(at);
            depth += "({[".indexOf(each) >= 0 ? 1 : ")}]".indexOf(each) >= 0 ? -1 : 0;
            hasValue |= each == '=' && depth == 0;
            if (depth == 0 && (each == ';' || each == '}' && !hasValue)) {
                add(parts, cell.substring(from, at + 1));
                from = at + 1;
                hasValue = false;
            }
        }
        String rest = cell.substring(from);
        if (depth == 0) {
            add(parts, rest);
        } else {
            // A bracket is missing: the compiler is to see it as it is.
            parts.add(new CellPart(Kind.NOTHING, "", "", rest, new JavaWords(rest)));
        }
        return parts;
    }

    private static void add(List<CellPart> parts, String text) {
        CellPart part = of(text, new JavaWords(text));
        int last = parts.size() - 1;
        boolean goesOn = GOING_ON.contains(part.words.at(0))
                || last >= 0 && parts.get(last).isOpenLoop();
        if (goesOn && last >= 0) {
            String both = parts.remove(last).text + text;
            parts.add(new CellPart(Kind.STATEMENT, "", "", both, new JavaWords(both)));
        } else if (!text.isEmpty()) {
            parts.add(part);
        }
    }

    private boolean isOpenLoop() {
        return kind == Kind.STATEMENT
                && words.at(0).equals("do")
                && words.at(words.count() - 1).equals("}");
    }

    private static CellPart of(String text, JavaWords words) {
        int at = 0;
        while (MODIFIERS.contains(words.at(at))) {
            at++;
        }
        if (words.count() == 0) {
            return new CellPart(Kind.NOTHING, "", "", text, words);
        }
        if (TYPES.contains(words.at(at)) && words.isName(at + 1)) {
            return new CellPart(Kind.TYPE, words.at(at + 1), "", text, words);
        }
        int name = afterType(words, at);
        boolean isDeclared = name > at && words.isName(name) && !STATEMENTS.contains(words.at(at));
        String next = words.at(name + 1);
        if (isDeclared && next.equals("(") && words.at(words.count() - 1).equals("}")) {
            return new CellPart(Kind.METHOD, words.at(name) + parameters(words, name + 1), "", text, words);
        }
        if (isDeclared && (next.equals("=") || next.equals(";"))) {
            StringBuilder type = new StringBuilder();
            for (int i = at; i < name; i++) {
                type.append(words.at(i));
            }
            return new CellPart(Kind.VARIABLE, words.at(name), type.toString(), text, words);
        }
        return new CellPart(Kind.STATEMENT, "", "", text, words);
    }

    /** The place after a type that begins here; the same place, if none does. */
    private static int afterType(JavaWords words, int from) {
        if (!words.isName(from)) {
            return from;
        }
        int at = from + 1;
        while (words.at(at).equals(".") && words.isName(at + 1)) {
            at += 2;
        }
        if (words.at(at).equals("<")) {
            int depth = 0;
            do {
                depth += words.at(at).equals("<") ? 1 : 0;
                depth -= words.at(at).equals(">") ? 1 : 0;
                at++;
            } while (depth > 0 && at < words.count());
        }
        while (words.at(at).equals("[") && words.at(at + 1).equals("]")) {
            at += 2;
        }
        return at;
    }

    /** The parameters without their names, as they tell one method from another. */
    private static String parameters(JavaWords words, int open) {
        StringBuilder types = new StringBuilder("(");
        int at = open + 1;
        while (at < words.count() && !words.at(at).equals(")")) {
            int name = Math.max(afterType(words, at), at + 1);
            for (int i = at; i < name; i++) {
                types.append(words.at(i));
            }
            at = name + 1;
            if (words.at(at).equals(",")) {
                types.append(',');
                at++;
            }
        }
        return types.append(')').toString();
    }

    /** What others call it. */
    String calledBy() {
        return kind == Kind.METHOD ? name.substring(0, name.indexOf('(')) : name;
    }

    boolean declares() {
        return kind == Kind.METHOD || kind == Kind.TYPE || kind == Kind.VARIABLE;
    }

    /** Whether it may change what a variable holds: it gets another value, or something is done with it that may. */
    boolean mayChange(CellPart variable) {
        if (!isRun() || isShown() || !words.mentions(variable.name)) {
            return false;
        }
        return words.assigns(variable.name) || !variable.isFixed();
    }

    boolean isRun() {
        return kind == Kind.STATEMENT || kind == Kind.VARIABLE;
    }

    /** A piece and a lambda stay what they are. */
    private boolean isFixed() {
        if (FIXED.contains(type)) {
            return true;
        }
        for (int i = 0; i < words.count(); i++) {
            boolean isPiece = words.at(i).equals("Piece") && words.at(i + 2).equals("of");
            if (isPiece || words.at(i).equals("-") && words.at(i + 1).equals(">")) {
                return true;
            }
        }
        return false;
    }

    /** Whether it shows a chart or a table. */
    boolean isChart() {
        return words.at(0).equals("Show") && List.of("chart", "table").contains(words.at(2));
    }

    /** Whether something may come out of it, other than a chart. */
    boolean mayPutOut() {
        boolean isAsked = words.at(0).equals("Predict") && words.at(2).equals("that");
        return !isAsked && !isChart() && OUTPUT.stream().anyMatch(words::mentions);
    }

    private boolean isShown() {
        return OUTPUT.contains(words.at(0)) && words.at(1).equals(".");
    }
}

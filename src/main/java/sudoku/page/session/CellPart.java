package sudoku.page.session;

import java.util.ArrayList;
import java.util.List;

/**
 * A declaration of a cell, or the statements between two of them.
 *
 * @param kind what it is
 * @param names what it declares; a method's has the types of its parameters; empty for statements
 * @param type of a variable
 * @param text all of it, with the comments and the line ends in front of it
 */
record CellPart(Kind kind, List<String> names, String type, String text, JavaWords words) {
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
            parts.add(unnamed(Kind.NOTHING, rest));
        }
        return parts;
    }

    private static void add(List<CellPart> parts, String text) {
        CellPart part = one(text);
        int last = parts.size() - 1;
        boolean goesOn = GOING_ON.contains(part.words.at(0))
                || last >= 0 && parts.get(last).isOpenLoop();
        if (goesOn && last >= 0) {
            parts.add(unnamed(Kind.STATEMENT, parts.remove(last).text + text));
        } else if (!text.isEmpty()) {
            parts.add(part);
        }
    }

    private static CellPart unnamed(Kind kind, String text) {
        return new CellPart(kind, List.of(), "", text, new JavaWords(text));
    }

    private boolean isOpenLoop() {
        return kind == Kind.STATEMENT
                && words.at(0).equals("do")
                && words.at(words.count() - 1).equals("}");
    }

    private static CellPart one(String text) {
        JavaWords words = new JavaWords(text);
        if (words.count() == 0) {
            return unnamed(Kind.NOTHING, text);
        }
        int at = afterModifiers(words, 0);
        if (TYPES.contains(words.at(at)) && words.isName(at + 1)) {
            return new CellPart(Kind.TYPE, List.of(words.at(at + 1)), "", text, words);
        }
        // In front of a method there may be letters for types.
        at = afterAngles(words, at);
        int name = afterType(words, at);
        boolean isDeclared = name > at && words.isName(name) && !STATEMENTS.contains(words.at(at));
        if (isDeclared
                && words.at(name + 1).equals("(")
                && words.at(words.count() - 1).equals("}")) {
            String method = words.at(name) + parameters(words, name + 1);
            return new CellPart(Kind.METHOD, List.of(method), "", text, words);
        }
        if (isDeclared && isAfterName(words, name + 1)) {
            String type = words.between(at, name) + words.between(name + 1, afterBrackets(words, name + 1));
            return new CellPart(Kind.VARIABLE, names(words, name), type, text, words);
        }
        return unnamed(Kind.STATEMENT, text);
    }

    private static int afterModifiers(JavaWords words, int from) {
        int at = from;
        while (MODIFIERS.contains(words.at(at)) || words.at(at).equals("@")) {
            boolean hasValues = words.at(at).equals("@") && words.at(at + 2).equals("(");
            at += words.at(at).equals("@") ? 2 : 1;
            while (hasValues && at < words.count() && !words.at(at - 1).equals(")")) {
                at++;
            }
        }
        return at;
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
        return afterBrackets(words, afterAngles(words, at));
    }

    private static int afterAngles(JavaWords words, int from) {
        int at = from;
        int depth = 0;
        while (words.at(at).equals("<") || depth > 0 && at < words.count()) {
            depth += words.at(at).equals("<") ? 1 : 0;
            depth -= words.at(at).equals(">") ? 1 : 0;
            at++;
        }
        return at;
    }

    private static int afterBrackets(JavaWords words, int from) {
        int at = from;
        while (words.at(at).equals("[") && words.at(at + 1).equals("]")) {
            at += 2;
        }
        return at;
    }

    /** That of the first variable, and of each with the same type after it. */
    private static List<String> names(JavaWords words, int first) {
        List<String> names = new ArrayList<>();
        names.add(words.at(first));
        int depth = 0;
        for (int i = first + 1; i < words.count(); i++) {
            depth += "({[".contains(words.at(i)) ? 1 : 0;
            depth -= ")}]".contains(words.at(i)) ? 1 : 0;
            if (depth == 0 && words.at(i).equals(",") && isAfterName(words, i + 2)) {
                names.add(words.at(i + 1));
            }
        }
        return names;
    }

    private static boolean isAfterName(JavaWords words, int place) {
        return List.of("=", ";", ",").contains(words.at(afterBrackets(words, place)));
    }

    /** The parameters without their names, as they tell one method from another. */
    private static String parameters(JavaWords words, int open) {
        StringBuilder types = new StringBuilder("(");
        int at = open + 1;
        while (at < words.count() && !words.at(at).equals(")")) {
            at = afterModifiers(words, at);
            int end = Math.max(afterType(words, at), at + 1);
            types.append(words.between(at, end));
            while (end < words.count() && !List.of(",", ")").contains(words.at(end))) {
                types.append(words.isName(end) ? "" : words.at(end));
                end++;
            }
            boolean isMore = words.at(end).equals(",");
            types.append(isMore ? "," : "");
            at = end + (isMore ? 1 : 0);
        }
        return types.append(')').toString();
    }

    /** What others call what it declares. */
    List<String> calledBy() {
        return kind == Kind.METHOD
                ? List.of(names.get(0).substring(0, names.get(0).indexOf('(')))
                : names;
    }

    /** Whether it may change what a variable holds: it gets another value, or something is done with it that may. */
    boolean mayChange(CellPart variable) {
        return isRun()
                && !isShown()
                && variable.names.stream()
                        .anyMatch(name -> words.mentions(name) && (words.assigns(name) || !variable.isFixed()));
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

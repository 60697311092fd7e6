package sudoku.page.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The program of some cells of a lesson.
 *
 * <p><b>Idea.</b> In a notebook a cell goes on where the cells above have ended. In a page it is a program of its own:
 * in front of it is what it needs of them, in their order, and their output is not kept. Needed is what declares a name
 * that is used, and what may change a variable that is needed. It is rather too much than too little: what is done once
 * more is done as it was.
 *
 * <p><b>Representation.</b> A class whose variables and methods are those of the cells; statements are in blocks that
 * run where they are. So each text stays in its line and almost in its column.
 */
public final class CellProgram {
    private static final String OPEN = " static { if (true) {";
    private static final String CLOSED = "}} ";

    private final List<CellPart> parts = new ArrayList<>();
    private final List<Boolean> isRight = new ArrayList<>();
    private final List<String> cellOf = new ArrayList<>();
    private final StringBuilder text;
    private final StringBuilder inserted = new StringBuilder();
    private final boolean[] isNeeded;
    /** Of the variables that are written already. */
    private final Map<String, String> types = new HashMap<>();

    private final int ownFrom;
    private int from;

    /**
     * @param imports the line in front of the class
     * @param cells those of the lesson in their order; the last are those to run
     * @param own how many of them are to run
     */
    public CellProgram(String imports, List<LessonCell> cells, int own) {
        LessonCell.Role before = LessonCell.Role.GIVEN;
        int first = 0;
        for (int i = 0; i < cells.size(); i++) {
            LessonCell cell = cells.get(i);
            LessonCell.Role role = cell.role();
            first = i == cells.size() - own ? parts.size() : first;
            boolean isAbsent = role == LessonCell.Role.ALONE && i < cells.size() - own;
            for (CellPart part : isAbsent ? List.<CellPart>of() : CellPart.of(cell.text())) {
                if (role != LessonCell.Role.PROGRAM || !isKnown(part)) {
                    parts.add(part);
                    isRight.add(role == LessonCell.Role.RIGHT
                            || role != LessonCell.Role.OPEN && before != LessonCell.Role.OPEN);
                    cellOf.add(cell.id());
                }
            }
            before = role;
        }
        ownFrom = first;
        isNeeded = new boolean[parts.size()];
        for (int i = ownFrom; i < parts.size(); i++) {
            need(i);
        }
        while (needOneMore()) {
            // What was added may need more.
        }
        text = new StringBuilder(imports).append("\nclass Page {\n");
        write();
    }

    /** All of it. */
    public String text() {
        return text.toString();
    }

    /** Where the cells that run begin. */
    public int from() {
        return from;
    }

    /** What is in them and not in her text: pairs of a place in the program and a length. */
    public String inserted() {
        return inserted.toString();
    }

    /** What is declared last in the cells that run. */
    public Optional<String> lastName() {
        return parts.subList(ownFrom, parts.size()).stream()
                .flatMap(part -> part.calledBy().stream())
                .reduce((first, second) -> second);
    }

    /** Whether a chart or a table of theirs is left out. */
    public boolean lacksAChart() {
        return parts.subList(ownFrom, parts.size()).stream().anyMatch(CellPart::isChart);
    }

    /** The cells of which it has something, by their ids. */
    public Set<String> cells() {
        Set<String> ids = new LinkedHashSet<>();
        for (int i = 0; i < isNeeded.length; i++) {
            if (isNeeded[i]) {
                ids.add(cellOf.get(i));
            }
        }
        return ids;
    }

    /** Whether anything may come out of the cells that run, from statements of theirs or from a method they call. */
    public boolean putsOut() {
        boolean isAny = false;
        for (int i = 0; i < parts.size(); i++) {
            boolean isCalled = isNeeded[i] && parts.get(i).kind() == CellPart.Kind.METHOD;
            isAny |= (i >= ownFrom || isCalled) && parts.get(i).mayPutOut();
        }
        return isAny && parts.subList(ownFrom, parts.size()).stream().anyMatch(CellPart::isRun);
    }

    private boolean isKnown(CellPart part) {
        return parts.stream().anyMatch(each -> !Collections.disjoint(each.names(), part.names()));
    }

    private void need(int which) {
        if (isNeeded[which]) {
            return;
        }
        isNeeded[which] = true;
        CellPart part = parts.get(which);
        boolean isMethod = part.kind() == CellPart.Kind.METHOD || part.kind() == CellPart.Kind.TYPE;
        Map<String, Integer> found = new LinkedHashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            CellPart other = parts.get(i);
            boolean isInReach = other.kind() != CellPart.Kind.VARIABLE || isMethod || i < which;
            for (int k = 0; k < other.names().size() && i != which && isInReach; k++) {
                if (part.words().mentions(other.calledBy().get(k))) {
                    found.put(other.names().get(k), i);
                }
            }
        }
        found.values().forEach(this::need);
    }

    private boolean needOneMore() {
        for (int i = 0; i < ownFrom; i++) {
            if (!isNeeded[i]) {
                for (int of = 0; of < i; of++) {
                    boolean isVariable = isNeeded[of] && parts.get(of).kind() == CellPart.Kind.VARIABLE;
                    if (isVariable && parts.get(i).mayChange(parts.get(of))) {
                        need(i);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private void write() {
        for (int i = 0; i < ownFrom; i++) {
            if (isNeeded[i]) {
                write(i);
                text.append('\n');
            }
        }
        text.append("static { Outputs.begin(); }\n");
        from = text.length();
        for (int i = ownFrom; i < parts.size(); i++) {
            if (i > ownFrom && !cellOf.get(i).equals(cellOf.get(i - 1))) {
                insert("\n");
            }
            write(i);
        }
        text.append("\n}");
    }

    private void write(int which) {
        CellPart part = parts.get(which);
        String code = replaced(part.text(), isRight.get(which));
        switch (part.kind()) {
            case STATEMENT -> block(part, code);
            case VARIABLE -> {
                if (part.names().size() == 1
                        && part.type().equals(types.get(part.names().get(0)))) {
                    again(part, code);
                } else {
                    text.append(code);
                }
                part.names().forEach(name -> types.put(name, part.type()));
            }
            case METHOD, TYPE -> {
                boolean isLast = true;
                for (int i = which + 1; i < parts.size(); i++) {
                    isLast &= !(isNeeded[i] && parts.get(i).names().equals(part.names()));
                }
                text.append(isLast ? code : JavaWords.blank(code));
            }
            case NOTHING -> text.append(code);
        }
    }

    private void block(CellPart part, String code) {
        if (part.words().at(0).equals("import") || part.isChart()) {
            text.append(JavaWords.blank(code));
            return;
        }
        int start = JavaWords.beginning(code);
        text.append(code, 0, start);
        insert(OPEN);
        text.append(code.substring(start));
        // Without a semicolon it may have ended in a comment.
        boolean isEnded = ";}".contains(part.words().at(part.words().count() - 1));
        insert(isEnded ? CLOSED : "\n" + CLOSED);
    }

    /** A variable that is declared once more gets another value. */
    private void again(CellPart part, String code) {
        int start = JavaWords.beginning(code);
        int value = code.indexOf('=', start) + 1;
        if (value == 0) {
            text.append(JavaWords.blank(code));
            return;
        }
        boolean isList = code.substring(value).strip().startsWith("{");
        text.append(code, 0, start).append(JavaWords.blank(code.substring(start, value)));
        insert(OPEN + part.names().get(0) + " = " + (isList ? "new " + part.type() : ""));
        text.append(code.substring(value));
        insert(CLOSED);
    }

    private void insert(String more) {
        if (from > 0) {
            inserted.append(inserted.isEmpty() ? "" : ",")
                    .append(text.length())
                    .append(',')
                    .append(more.length());
        }
        text.append(more);
    }

    /** The judge has been asked before, so the piece is one that is known to be right, or known not to be. */
    private static String replaced(String code, boolean isRight) {
        String known = between(code, "Piece.of(", ".PIECE, " + isRight + ",", "Piece.judged(");
        return between(known, "Piece.watched(", ".PIECE, ", "Piece.watched(");
    }

    private static String between(String code, String call, String kind, String instead) {
        int at = code.indexOf(call);
        int end = at < 0 ? -1 : code.indexOf(".class,", at);
        return end < 0
                ? code
                : code.substring(0, at)
                        + instead
                        + code.substring(at + call.length(), end)
                        + kind
                        + code.substring(end + ".class,".length());
    }
}

package sudoku.page.session;

import java.util.ArrayList;
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
    private final int ownFrom;
    private int from;

    /**
     * @param imports the line in front of the class
     * @param cells those of the lesson in their order; the last are those to run
     * @param own how many of them are to run
     */
    public CellProgram(String imports, List<LessonCell> cells, int own) {
        boolean right = true;
        int first = 0;
        for (int i = 0; i < cells.size(); i++) {
            LessonCell cell = cells.get(i);
            first = i == cells.size() - own ? parts.size() : first;
            boolean isPiece = cell.role() == LessonCell.Role.RIGHT || cell.role() == LessonCell.Role.OPEN;
            right = isPiece ? cell.role() == LessonCell.Role.RIGHT : right;
            boolean isAbsent = cell.role() == LessonCell.Role.ALONE && i < cells.size() - own;
            for (CellPart part : isAbsent ? List.<CellPart>of() : CellPart.of(cell.text())) {
                boolean isKnown = cell.role() == LessonCell.Role.PROGRAM && latest(part.name(), parts.size()) >= 0;
                if (!isKnown) {
                    parts.add(part);
                    isRight.add(right);
                    cellOf.add(cell.id());
                }
            }
            right = isPiece ? right : true;
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
                .filter(CellPart::declares)
                .map(CellPart::calledBy)
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

    private int latest(String name, int before) {
        for (int i = before - 1; i >= 0 && !name.isEmpty(); i--) {
            if (parts.get(i).declares() && parts.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
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
            if (i != which && other.declares() && isInReach && part.words().mentions(other.calledBy())) {
                found.put(other.name(), i);
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
        Map<String, String> types = new LinkedHashMap<>();
        for (int i = 0; i < ownFrom; i++) {
            if (isNeeded[i]) {
                write(i, types, false);
                text.append('\n');
            }
        }
        text.append("static { Outputs.begin(); }\n");
        from = text.length();
        for (int i = ownFrom; i < parts.size(); i++) {
            write(i, types, true);
        }
        text.append("\n}");
    }

    private void write(int which, Map<String, String> types, boolean isOwn) {
        CellPart part = parts.get(which);
        String code = replaced(part.text(), isRight.get(which));
        switch (part.kind()) {
            case STATEMENT -> block(part, code, isOwn);
            case VARIABLE -> {
                if (part.type().equals(types.get(part.name()))) {
                    again(part, code, isOwn);
                } else {
                    text.append(code);
                }
                types.put(part.name(), part.type());
            }
            case METHOD, TYPE -> {
                boolean isLast = true;
                for (int i = which + 1; i < parts.size(); i++) {
                    isLast &= !(isNeeded[i] && parts.get(i).name().equals(part.name()));
                }
                if (isLast) {
                    text.append(code);
                }
            }
            case NOTHING -> text.append(code);
        }
    }

    private void block(CellPart part, String code, boolean isOwn) {
        if (part.words().at(0).equals("import")
                || part.isChart()
                || code.strip().equals(";")) {
            return;
        }
        int start = beginning(code);
        text.append(code, 0, start);
        insert(OPEN, isOwn);
        text.append(code.substring(start));
        insert(CLOSED, isOwn);
    }

    /** A variable that is declared once more gets another value. */
    private void again(CellPart part, String code, boolean isOwn) {
        int equal = code.indexOf('=');
        if (equal < 0) {
            return;
        }
        int start = beginning(code);
        String value = code.substring(equal + 1);
        boolean isList = value.strip().startsWith("{");
        text.append(code, 0, start);
        insert(OPEN + part.name() + " = " + (isList ? "new " + part.type() : ""), isOwn);
        text.append(value);
        insert(CLOSED, isOwn);
    }

    private static int beginning(String code) {
        int at = 0;
        while (at < code.length()) {
            int after = JavaWords.afterText(code, at);
            boolean isPassed = after > at && code.charAt(at) == '/';
            if (!isPassed && code.charAt(at) > ' ') {
                return at;
            }
            at = isPassed ? after : at + 1;
        }
        return at;
    }

    private void insert(String more, boolean isOwn) {
        if (isOwn) {
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

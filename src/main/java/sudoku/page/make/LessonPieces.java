package sudoku.page.make;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.course.edition.WrittenCell;
import sudoku.ipynb.Notebook;

/**
 * The pieces of a lesson, from its notebook: the cells to be written in, each with the cell after it that tries it.
 *
 * <p><b>Idea.</b> In a notebook a piece uses whatever has run before it. In a page each piece is a program of its own,
 * so what it may use is put in front of it: methods and types of given cells, as far as the page can run them, and the
 * pieces before it.
 */
final class LessonPieces {
    private static final Pattern TRIAL = Pattern.compile("(\\w+) (\\w+) = Piece\\.of\\(\\w+\\.class,\\s*");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import sudoku\\.[\\w.]+\\*;");
    private static final List<String> NOT_GIVEN = List.of("write", "try", "change", "proof", "timed", "step", "live");
    private static final String HEAD = "import java.util.*; import java.util.function.*; import java.util.stream.*;"
            + " import sudoku.grid.*; import sudoku.search.*; import sudoku.piece.*;";

    private final List<LessonPiece> pieces = new ArrayList<>();
    private final List<String> given = new ArrayList<>();
    private final Map<String, String> kinds = new LinkedHashMap<>();
    private final Predicate<String> compiles;
    private final String imports;

    private LessonPieces(Predicate<String> compiles, String imports) {
        this.compiles = compiles;
        this.imports = imports;
    }

    /**
     * The pieces of a lesson that the page can judge.
     *
     * @param compiles whether a program is one that the page can run
     */
    static List<LessonPiece> of(Notebook lesson, Path file, Predicate<String> compiles) {
        StringBuilder imports = new StringBuilder(HEAD);
        for (JsonNode cell : lesson.cells()) {
            Matcher named = IMPORT.matcher(Notebook.source(cell));
            while (named.find()) {
                String with = imports + " " + named.group();
                if (imports.indexOf(named.group()) < 0 && compiles.test(with + "\nclass Page {}")) {
                    imports.append(' ').append(named.group());
                }
            }
        }
        LessonPieces all = new LessonPieces(compiles, imports.toString());
        List<ObjectNode> cells = lesson.cells().stream()
                .filter(cell -> "code".equals(cell.path("cell_type").asText()))
                .toList();
        for (int i = 0; i < cells.size(); i++) {
            JsonNode cell = cells.get(i);
            if (Notebook.hasTag(cell, "write") && i + 1 < cells.size()) {
                String id = cell.path("id").asText();
                all.piece(
                        id, new WrittenCell(Notebook.source(cell), file.toString()), Notebook.source(cells.get(i + 1)));
                i++;
            } else if (TRIAL.matcher(Notebook.source(cell)).find()) {
                all.know(Notebook.source(cell));
            } else if (NOT_GIVEN.stream().noneMatch(tag -> Notebook.hasTag(cell, tag))) {
                all.give(Notebook.source(cell));
            }
        }
        return all.pieces;
    }

    /** A cell of declarations belongs to the program; any other cannot be in it, and is left out. */
    private void give(String source) {
        if (source.startsWith("%") || source.contains("import ")) {
            return;
        }
        given.add(source);
        if (!compiles.test(before() + "}")) {
            given.remove(given.size() - 1);
        }
    }

    private void piece(String id, WrittenCell cell, String trial) {
        Matcher found = TRIAL.matcher(trial);
        if (!found.find()) {
            return;
        }
        String kind = found.group(1);
        String variable = found.group(2);
        String mine = argument(trial, found.end());
        String after = "\n" + kind + " piece$given() { return " + mine + "; }\n}";
        LessonPiece piece = new LessonPiece(
                id, nameIn(mine), kind, variable, cell.stub(), before(), after, new LinkedHashMap<>(kinds));
        if (compiles.test(piece.program(cell.answered()))) {
            pieces.add(piece);
            kinds.put(variable, kind);
        }
    }

    /** A piece that is not written here, but tried: later pieces use it. */
    private void know(String trial) {
        Matcher found = TRIAL.matcher(trial);
        found.find();
        kinds.put(found.group(2), found.group(1));
        if (!compiles.test(before() + "}")) {
            kinds.remove(found.group(2));
        }
    }

    /** From here to the bracket that ends the call. */
    private static String argument(String text, int from) {
        int depth = 0;
        int end = from;
        while (depth > 0 || text.charAt(end) != ')') {
            depth += text.charAt(end) == '(' ? 1 : text.charAt(end) == ')' ? -1 : 0;
            end++;
        }
        return text.substring(from, end);
    }

    private String before() {
        StringBuilder text = new StringBuilder(imports + "\nclass Page {\n");
        kinds.forEach((variable, kind) -> text.append(kind)
                .append(' ')
                .append(variable)
                .append("; void ")
                .append(variable)
                .append("$given(")
                .append(kind)
                .append(" given) { ")
                .append(variable)
                .append(" = given; }\n"));
        given.forEach(each -> text.append(each).append('\n'));
        return text.toString();
    }

    /** The method that a lambda calls. */
    private static String nameIn(String lambda) {
        Matcher call = Pattern.compile("(\\w+)\\([^)]*\\)\\s*(;.*)?}?$", Pattern.DOTALL)
                .matcher(lambda);
        return call.find() ? call.group(1) : "answer";
    }
}

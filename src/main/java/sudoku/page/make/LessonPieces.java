package sudoku.page.make;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.course.edition.WrittenCell;
import sudoku.ipynb.Notebook;
import sudoku.page.compile.Compiled;
import sudoku.page.compile.Complaint;
import sudoku.page.compile.JavaCompiler;
import sudoku.page.tasks.LessonPiece;

/**
 * The pieces of a lesson, from its notebook: the cells to be written in, each with the cell after it that tries it.
 *
 * <p><b>Idea.</b> In a notebook a piece uses whatever has run before it. In a page each piece is a program of its own,
 * so what it may use is put in front of it: methods and types of given cells, as far as the page can run them, the
 * pieces before it, and of other cells those declarations that it still lacks.
 */
final class LessonPieces {
    private static final Pattern TRIAL = Pattern.compile("(\\w+) (\\w+) = Piece\\.of\\(\\w+\\.class,\\s*");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import sudoku\\.[\\w.]+\\*;");
    private static final List<String> NOT_GIVEN = List.of("write", "try", "change", "proof", "timed", "step", "live");
    private static final String HEAD = "import java.util.*; import java.util.function.*; import java.util.stream.*;"
            + " import sudoku.grid.*; import sudoku.search.*; import sudoku.piece.*;";

    private static final Pattern MISSING = Pattern.compile(
            "(\\w+) cannot be resolved(?: to a \\w+)?|The method (\\w+)\\(.*\\) is undefined for the type Page");

    private final List<LessonPiece> pieces = new ArrayList<>();
    private final List<LessonPiece.Refused> refused = new ArrayList<>();
    private final List<String> given = new ArrayList<>();
    private final Map<String, Declaration> others = new LinkedHashMap<>();
    private final Map<String, String> kinds = new LinkedHashMap<>();
    private final JavaCompiler compiler;
    private final StringBuilder imports = new StringBuilder(HEAD);

    private LessonPieces(JavaCompiler compiler) {
        this.compiler = compiler;
    }

    /** The pieces of a lesson that the page can judge, and those that it cannot. */
    static LessonPieces of(Notebook lesson, Path file, JavaCompiler compiler) {
        LessonPieces all = new LessonPieces(compiler);
        all.read(lesson, file);
        return all;
    }

    List<LessonPiece> pieces() {
        return pieces;
    }

    /** Of the library's rooms those that the page knows. */
    String imports() {
        return imports.toString();
    }

    List<LessonPiece.Refused> refused() {
        return refused;
    }

    private boolean compiles(String program) {
        return !compiler.compile(program).script().isEmpty();
    }

    private void read(Notebook lesson, Path file) {
        for (JsonNode cell : lesson.cells()) {
            Matcher named = IMPORT.matcher(Notebook.source(cell));
            while (named.find()) {
                String with = imports + " " + named.group();
                if (imports.indexOf(named.group()) < 0 && compiles(with + "\nclass Page {}")) {
                    imports.append(' ').append(named.group());
                }
            }
        }
        List<ObjectNode> cells = lesson.cells().stream()
                .filter(cell -> "code".equals(cell.path("cell_type").asText()))
                .toList();
        for (int i = 0; i < cells.size(); i++) {
            JsonNode cell = cells.get(i);
            if (Notebook.hasTag(cell, "write") && i + 1 < cells.size()) {
                String id = cell.path("id").asText();
                String trial = Notebook.source(cells.get(i + 1));
                remember(trial);
                piece(id, new WrittenCell(Notebook.source(cell), file.toString()), trial);
                i++;
            } else if (TRIAL.matcher(Notebook.source(cell)).find()) {
                know(Notebook.source(cell));
            } else if (NOT_GIVEN.stream().noneMatch(tag -> Notebook.hasTag(cell, tag))) {
                give(Notebook.source(cell));
            }
        }
    }

    /** What a cell declares besides pieces: it may turn out that a piece needs it. */
    private void remember(String source) {
        for (Declaration each : Declaration.in(source)) {
            if (!each.text().contains("Piece.of(")) {
                others.remove(each.name());
                others.put(each.name(), each);
            }
        }
    }

    /** A cell of declarations belongs to the program; any other cannot be in it, and is left out. */
    private void give(String source) {
        if (source.startsWith("%") || source.contains("import ")) {
            return;
        }
        given.add(source);
        if (!compiles(before() + "}")) {
            given.remove(given.size() - 1);
            remember(source);
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
        List<String> before = List.copyOf(given);
        Map<String, Declaration> added = new LinkedHashMap<>();
        Compiled program = compiler.compile(before() + cell.answered() + after);
        while (program.script().isEmpty() && addOneOf(missing(program), added)) {
            given.clear();
            given.addAll(before);
            others.keySet().stream()
                    .filter(added::containsKey)
                    .forEach(each -> given.add(added.get(each).text()));
            program = compiler.compile(before() + cell.answered() + after);
        }
        if (program.script().isEmpty()) {
            refused.add(LessonPiece.Refused.of(id, missing(program)));
            given.clear();
            given.addAll(before);
        } else {
            pieces.add(new LessonPiece(
                    id,
                    nameIn(mine, cell.stub()),
                    kind,
                    variable,
                    cell.stub(),
                    before(),
                    after,
                    new LinkedHashMap<>(kinds),
                    0));
            kinds.put(variable, kind);
        }
    }

    /** The names that a program uses and that nothing declares. */
    private static List<String> missing(Compiled program) {
        return program.complaints().stream()
                .filter(Complaint::isError)
                .map(each -> MISSING.matcher(each.sentence()))
                .filter(Matcher::matches)
                .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                .distinct()
                .toList();
    }

    /** Adds what declares the first of these names; if nothing does, a variable loses the value that needs it. */
    private boolean addOneOf(List<String> names, Map<String, Declaration> added) {
        for (String name : names) {
            if (others.containsKey(name) && added.putIfAbsent(name, others.get(name)) == null) {
                return true;
            }
        }
        for (String name : names) {
            for (Declaration each : added.values()) {
                Optional<Declaration> bare = each.withoutValue();
                if (bare.isPresent() && each.text().matches("(?s).*\\b" + name + "\\b.*")) {
                    added.put(each.name(), bare.get());
                    return true;
                }
            }
        }
        return false;
    }

    /** A piece that is not written here, but tried: later pieces use it. */
    private void know(String trial) {
        Matcher found = TRIAL.matcher(trial);
        found.find();
        kinds.put(found.group(2), found.group(1));
        if (!compiles(before() + "}")) {
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

    /** The method that a lambda calls; if it stands elsewhere, the last one that she writes. */
    private static String nameIn(String lambda, String stub) {
        Matcher call = Pattern.compile("(\\w+)\\([^)]*\\)\\s*(;.*)?}?$", Pattern.DOTALL)
                .matcher(lambda);
        List<Declaration> own = Declaration.in(stub);
        return call.find() ? call.group(1) : own.get(own.size() - 1).name();
    }
}

package sudoku.page.tasks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sudoku.course.edition.LessonEdition;
import sudoku.ipynb.Notebook;
import sudoku.page.compile.JavaCompiler;
import sudoku.page.session.CellProgram;
import sudoku.page.session.LessonCell;

/**
 * The cells of a lesson that run in its page: those that she changes, each with the cell after it that shows what
 * became of it, and later ones that use what she has written.
 */
public final class LiveCells {
    /**
     * A cell with what its page does.
     *
     * @param id of the cell
     * @param kind {@code change}, if she writes in it; {@code rest} of a piece that was tried; or {@code later}
     * @param name what the page calls it
     * @param stub what is in it at first, if she writes in it
     * @param with the cells that run, one after the other
     * @param uses her cells that it needs
     * @param lacksAChart whether a chart of theirs is left out
     */
    public record LiveCell(
            String id,
            String kind,
            String name,
            String stub,
            List<String> with,
            List<String> uses,
            boolean lacksAChart) {}

    /** One that only Jupyter runs, and the sentence that says so. */
    public record Absent(String id, String says) {}

    private static final List<String> NOT_RUN = List.of("step", "jupyter");
    /** The tag of a cell that does not compile: she mends it. */
    private static final String FAILS = "raises-exception";

    private static final String FACADE = " import sudoku.page.run.cell.*; import sudoku.page.run.cell.InPage.*;";

    private final JavaCompiler compiler;
    private final String imports;
    private final Set<String> pieces;
    private final List<ObjectNode> cells;
    private final List<LessonCell> session;
    /** The same with the answers, which may call what a stub does not. */
    private final List<LessonCell> answered;

    private final Set<String> hers = new HashSet<>();
    private final List<LiveCell> live = new ArrayList<>();
    private final List<Absent> absent = new ArrayList<>();

    /**
     * @param imports those of the lesson that the page knows
     * @param pieces the cells with a piece that the page judges
     */
    public LiveCells(Notebook lesson, String name, String imports, Set<String> pieces, JavaCompiler compiler) {
        this.compiler = compiler;
        this.imports = imports + FACADE;
        this.pieces = pieces;
        cells = ofSession(LessonEdition.STUDENT.of(lesson, name));
        session = session(cells);
        answered = session(LessonEdition.SOLUTION.of(lesson, name));
        for (int i = 0; i < cells.size(); i++) {
            i += take(i) - 1;
        }
    }

    public List<LiveCell> live() {
        return live;
    }

    public List<Absent> absent() {
        return absent;
    }

    /** The line in front of the class of each program. */
    public String imports() {
        return imports;
    }

    private static boolean isOfSession(JsonNode cell) {
        return "code".equals(cell.path("cell_type").asText())
                && !Notebook.source(cell).startsWith("%")
                && NOT_RUN.stream().noneMatch(tag -> Notebook.hasTag(cell, tag));
    }

    /** How many cells have been taken. */
    private int take(int at) {
        JsonNode cell = cells.get(at);
        boolean isLast = at + 1 == cells.size();
        if (Notebook.hasTag(cell, "write")) {
            hers.add(id(at));
            boolean isJudged = pieces.contains(id(at));
            if (!isLast && isJudged && hasMore(at + 2)) {
                add(at, "rest", at + 1, 1);
            }
            return isLast ? 1 : 2;
        }
        if (Notebook.hasTag(cell, "change")) {
            hers.add(id(at));
            boolean isWithNext = !isLast && program(at + 2, 1).cells().contains(id(at));
            if (isWithNext && add(at, "change", at, 2)) {
                return 2;
            }
            add(at, "change", at, 1);
            return 1;
        }
        if (Notebook.hasTag(cell, FAILS)) {
            hers.add(id(at));
            add(at, "change", at, 1, false);
            return 1;
        }
        boolean usesHers = program(at + 1, 1).cells().stream().anyMatch(hers::contains);
        if (usesHers && !Notebook.hasTag(cell, "program") && hasMore(at + 1)) {
            add(at, "later", at, 1);
        }
        return 1;
    }

    private boolean hasMore(int end) {
        CellProgram program = program(end, 1);
        return program.putsOut() || program.lacksAChart();
    }

    private boolean add(int at, String kind, int first, int count) {
        CellProgram program = program(first + count, count);
        if (!program.putsOut() || !compiles(program) || !compiles(answered(id(first + count - 1), count))) {
            boolean isTried = kind.equals("change") && count > 1;
            if (!isTried) {
                absent.add(new Absent(id(first), saying(Notebook.source(cells.get(first)))));
            }
            return false;
        }
        add(at, kind, first, count, program.lacksAChart());
        return true;
    }

    private boolean compiles(CellProgram program) {
        return !compiler.compile(program.text()).script().isEmpty();
    }

    /** The program up to this cell as it is when she has written everything. */
    private CellProgram answered(String last, int own) {
        int end = answered.stream().map(LessonCell::id).toList().indexOf(last) + 1;
        return new CellProgram(imports, answered.subList(0, end), own);
    }

    private void add(int at, String kind, int first, int count, boolean lacksAChart) {
        List<String> with = new ArrayList<>();
        for (int i = first; i < first + count; i++) {
            with.add(id(i));
        }
        String name = program(at + 1, 1).lastName().orElse("cell");
        List<String> uses = program(first + count, count).cells().stream()
                .filter(hers::contains)
                .toList();
        String stub = kind.equals("change") ? Notebook.source(cells.get(at)) : "";
        live.add(new LiveCell(id(at), kind, name, stub, with, uses, lacksAChart));
    }

    private static String saying(String source) {
        return source.contains("Show.chart") ? "This chart needs Jupyter." : "This cell needs Jupyter.";
    }

    /** The program of so many cells before a place. */
    CellProgram program(int end, int own) {
        return new CellProgram(imports, session.subList(0, end), own);
    }

    /** The cells of an edition that programs are made of; each piece is taken to be right. */
    public static List<LessonCell> session(Notebook edition) {
        return session(ofSession(edition));
    }

    private static List<LessonCell> session(List<ObjectNode> cells) {
        List<LessonCell> session = new ArrayList<>();
        for (ObjectNode cell : cells) {
            session.add(new LessonCell(cell.path("id").asText(), roleOf(cell), Notebook.source(cell)));
        }
        return session;
    }

    private static LessonCell.Role roleOf(JsonNode cell) {
        if (Notebook.hasTag(cell, "write")) {
            return LessonCell.Role.RIGHT;
        }
        if (Notebook.hasTag(cell, "program")) {
            return LessonCell.Role.PROGRAM;
        }
        return Notebook.hasTag(cell, FAILS) ? LessonCell.Role.ALONE : LessonCell.Role.GIVEN;
    }

    private static List<ObjectNode> ofSession(Notebook edition) {
        return edition.cells().stream().filter(LiveCells::isOfSession).toList();
    }

    private String id(int at) {
        return cells.get(at).path("id").asText();
    }
}

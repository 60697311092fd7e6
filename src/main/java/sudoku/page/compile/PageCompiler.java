package sudoku.page.compile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;
import sudoku.page.script.LibraryNames;
import sudoku.page.script.Pool;
import sudoku.page.session.CellProgram;
import sudoku.page.session.LessonCell;

/** The compiler as a script: a program's text goes in, and what became of it comes out as JSON. */
public final class PageCompiler {
    private static final String MESSAGES = "org/eclipse/jdt/internal/compiler/problem/messages.properties";

    private static JavaCompiler compiler;

    private PageCompiler() {}

    public static void main(String[] none) {
        compiler = new JavaCompiler(
                new LibraryOutline(text("signatures/names"), name -> bytes("signatures/" + name + ".class")),
                new LibraryNames(text("signatures/library")),
                text(MESSAGES));
    }

    /** An object with the script, its lines and the complaints, as {@link Compiled} has them. */
    @JSExport
    public static String compile(String source) {
        Compiled compiled = compiler.compile(source);
        StringBuilder json = new StringBuilder("{\"script\": ");
        json.append(Pool.quoted(compiled.script())).append(", \"lines\": [");
        for (int i = 0; i < compiled.lines().length; i++) {
            json.append(i == 0 ? "" : ",").append(compiled.lines()[i]);
        }
        json.append("], \"complaints\": [");
        String between = "";
        for (Complaint each : compiled.complaints()) {
            json.append(between)
                    .append("{\"line\": ")
                    .append(each.line())
                    .append(", \"start\": ")
                    .append(each.start())
                    .append(", \"end\": ")
                    .append(each.end())
                    .append(", \"error\": ")
                    .append(each.isError())
                    .append(", \"says\": ")
                    .append(Pool.quoted(each.says()))
                    .append('}');
            between = ", ";
        }
        return json.append("]}").toString();
    }

    /**
     * The program of the last of some cells, as {@link CellProgram} makes it: an object with its text, where they
     * begin, and what was put into them.
     *
     * @param cells of each its id, its role and its text; parted by the characters 1 and 2
     */
    @JSExport
    public static String program(String imports, String cells, int own) {
        List<LessonCell> all = new ArrayList<>();
        for (String each : cells.split("\u0002")) {
            String[] parts = each.split("\u0001", -1);
            all.add(new LessonCell(parts[0], LessonCell.Role.valueOf(parts[1]), parts[2]));
        }
        CellProgram program = new CellProgram(imports, all, own);
        return "{\"source\": " + Pool.quoted(program.text()) + ", \"from\": " + program.from() + ", \"inserted\": ["
                + program.inserted() + "]}";
    }

    private static String text(String resource) {
        return new String(bytes(resource), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String resource) {
        try (InputStream in = PageCompiler.class.getClassLoader().getResourceAsStream(resource)) {
            return in.readAllBytes();
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}

package sudoku.page.compile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.teavm.jso.JSExport;
import sudoku.page.script.LibraryNames;
import sudoku.page.script.Pool;

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
                    .append(Pool.quoted(each.sentence()))
                    .append('}');
            between = ", ";
        }
        return json.append("]}").toString();
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

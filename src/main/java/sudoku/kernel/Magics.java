package sudoku.kernel;

import io.github.spencerpark.jupyter.kernel.util.GlobFinder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import jdk.jshell.SourceCodeAnalysis.Completeness;

/**
 * Runs a cell: Java, and lines like {@code %jars ../target/sudoku.jar} that speak to the kernel itself.
 *
 * <p><b>Idea.</b> No Java statement begins with a percent sign. A line that does, after a complete statement, is for
 * the kernel; within a statement it is the remainder operator.
 */
final class Magics {
    private static final Pattern LINE = Pattern.compile("(?m)^[ \t]*%(\\w+)[ \t]*(.*)$");

    private final Session session;

    Magics(Session session) {
        this.session = session;
    }

    /** The value of the cell's last expression, {@code null} if there is none. */
    Object run(Cell cell, String text) throws CellFailed {
        int from = 0;
        Object value = null;
        Matcher line = LINE.matcher(text);
        while (line.find()) {
            if (isComplete(text.substring(from, line.start()))) {
                session.run(cell, text, from, line.start());
                value = null;
                call(line.group(1), line.group(2).strip());
                from = line.end();
            }
        }
        Object last = session.run(cell, text, from, text.length());
        return last != null ? last : value;
    }

    private boolean isComplete(String code) {
        String rest = code;
        while (true) {
            var next = session.analysis().analyzeCompletion(rest);
            if (next.completeness() == Completeness.EMPTY) {
                return true;
            }
            if (!next.completeness().isComplete()) {
                return false;
            }
            rest = next.remaining();
        }
    }

    private void call(String name, String argument) throws CellFailed {
        List<String> arguments = argument.isEmpty() ? List.of() : List.of(argument.split("\\s+"));
        switch (name) {
            case "jars", "classpath" -> addToClassPath(name, arguments);
            default -> throw new CellFailed(Report.of("UnknownMagic", "There is no %" + name + ". This kernel knows"
                    + " %jars, %classpath."));
        }
    }

    private void addToClassPath(String name, List<String> globs) throws CellFailed {
        for (String glob : globs) {
            List<Path> found = new ArrayList<>();
            try {
                GlobFinder finder = new GlobFinder(glob);
                Iterable<Path> paths = name.equals("jars") ? finder.computeMatchingFiles() : finder.computeMatchingPaths();
                StreamSupport.stream(paths.spliterator(), false).forEach(found::add);
            } catch (IOException unreadable) {
                throw new CellFailed(Report.of("FileNotFound", "Cannot look for " + glob + ": " + unreadable));
            }
            if (found.isEmpty()) {
                throw new CellFailed(Report.of("FileNotFound", "%" + name + " finds nothing at " + glob + " (looked from "
                        + Path.of("").toAbsolutePath() + ")."));
            }
            found.forEach(path -> session.addToClassPath(path.toAbsolutePath().normalize().toString()));
        }
    }
}

package sudoku.kernel.code;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.CellFailed;
import sudoku.kernel.cell.CellOutput;
import sudoku.kernel.cell.CellText;
import sudoku.kernel.cell.FailureReport;

/**
 * Runs a whole cell: its Java, and the magics among it.
 *
 * <p><b>Idea.</b> A magic is a line that speaks to the kernel. IJava's are here under IJava's names, so that a lesson
 * runs unchanged on both; {@code %time} and {@code %help} are this kernel's own.
 */
public final class Magics {
    public static final List<String> NAMES =
            List.of("%classpath", "%help", "%jars", "%load", "%maven", "%time", "%%time");

    /**
     * As the last line of a cell it stands for the whole of it: a lecturer gives up on what was typed, which may not
     * even be Java, and has it run as it should have been.
     */
    private static final Pattern CATCH_UP =
            Pattern.compile("(?m)^[ \\t]*Lesson\\.catchUp\\([^\n]*\\)[ \\t]*;[ \\t]*(?://[^\n]*)?\\s*\\z");

    private static final String HELP =
            """
            Commands for the kernel:
              %jars GLOB…        puts jars on the class path: %jars ../target/sudoku.jar
              %classpath GLOB…   puts folders or jars on the class path
              %maven G:A:V…      fetches libraries from the Maven repositories of your settings
              %load FILE         runs a Java file or the cells of a notebook
              %time CODE         runs code and says how long it took; %%time does so for the whole cell
              %help              shows this
            Functions: display(value), display(value, "text/html"), render(value, TYPE…),
              updateDisplay(id, value), clearOutput(), printf(FORMAT, VALUE…)
            An endless loop is stopped with the square button; variables and definitions are kept.
            """;

    private final Session session;
    private String page;

    public Magics(Session session) {
        this.session = session;
    }

    /** The value of the cell's last expression, {@code null} if there is none. */
    public Object run(Cell cell, NamedCode source) throws CellFailed {
        Matcher catchUp = CATCH_UP.matcher(source.text());
        if (catchUp.find()) {
            return session.run(cell, source, catchUp.start(), source.text().length());
        }
        Object value = null;
        for (CellText.Part part : CellText.parts(source.text(), session.analysis())) {
            if (part.magic() != null) {
                value = call(part, cell, source);
            } else if (!source.of(part).isEmpty()) {
                value = session.run(cell, source, part.from(), part.to());
            }
        }
        return value;
    }

    /** What the last cell wants to be shown beside the notebook, {@code null} if nothing. */
    public String takePage() {
        String last = page;
        page = null;
        return last;
    }

    private Object call(CellText.Part part, Cell cell, NamedCode source) throws CellFailed {
        return switch (part.magic()) {
            case "jars" -> addToClassPath(source.words(part), true);
            case "classpath" -> addToClassPath(source.words(part), false);
            case "maven" -> maven(cell, source.words(part));
            case "load" -> load(cell, source.of(part));
            case "time", "%time" -> time(cell, source, part);
            case "help" -> help();
            default ->
                throw new CellFailed(FailureReport.of(
                        "UnknownMagic",
                        "There is no %" + part.magic() + ". This kernel knows " + String.join(", ", NAMES) + "."));
        };
    }

    private Object addToClassPath(List<String> globs, boolean onlyFiles) throws CellFailed {
        if (globs.isEmpty()) {
            throw new CellFailed(
                    FailureReport.of("MissingArgument", "Say where the jars are: %jars ../target/sudoku.jar"));
        }
        for (String glob : globs) {
            PathGlob.find(glob, onlyFiles).forEach(session::addToClassPath);
        }
        return null;
    }

    private Object maven(Cell cell, List<String> coordinates) throws CellFailed {
        for (Path jar : LibrariesForCell.resolve(cell, coordinates)) {
            session.addToClassPath(jar);
        }
        return null;
    }

    private Object load(Cell cell, String name) throws CellFailed {
        try {
            Object value = null;
            for (NamedCode source : LoadedFile.sources(name)) {
                value = run(cell, source);
            }
            return value;
        } catch (IOException unreadable) {
            throw new CellFailed(FailureReport.of("FileNotFound", unreadable.getMessage()));
        }
    }

    private Object time(Cell cell, NamedCode source, CellText.Part code) throws CellFailed {
        long start = System.nanoTime();
        try {
            return session.run(cell, source, code.from(), code.to());
        } finally {
            double millis = (System.nanoTime() - start) / 1e6;
            String took = millis < 10_000
                    ? String.format(Locale.ROOT, "%.1f ms", millis)
                    : String.format(Locale.ROOT, "%.1f s", millis / 1e3);
            cell.output().write(CellOutput.OUT, "Took " + took + ", compiling included.\n");
        }
    }

    private Object help() {
        page = HELP;
        return null;
    }
}

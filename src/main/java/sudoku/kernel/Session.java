package sudoku.kernel;

import java.util.List;
import java.util.stream.Collectors;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Diag;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;

/**
 * Everything the notebook has defined so far, and the compiler that adds to it.
 *
 * <p><b>Idea.</b> JShell takes one statement at a time; a cell is cut into its statements, each is compiled and run
 * before the next is looked at. The first that fails ends the cell.
 *
 * <p><b>Representation.</b> A {@link JShell} whose code runs through {@link NotebookControl}. Only the thread that
 * serves requests touches it.
 */
final class Session {
    private static final String[] IMPORTS = {"java.util.*", "java.io.*", "java.math.*", "java.net.*",
        "java.util.concurrent.*", "java.util.prefs.*", "java.util.regex.*", "static sudoku.kernel.Notebook.*"};

    private final NotebookLoader loader = new NotebookLoader();
    private final NotebookControl control = new NotebookControl(loader);
    private final Places places = new Places();
    private final Failures failures = new Failures(places);
    private final JShell shell;
    private final SourceCodeAnalysis analysis;

    Session() {
        shell = JShell.builder().executionEngine(control.asProvider(), null).build();
        analysis = shell.sourceCodeAnalysis();
        for (String name : IMPORTS) {
            shell.eval("import " + name + ";");
        }
    }

    NotebookLoader loader() {
        return loader;
    }

    Failures failures() {
        return failures;
    }

    SourceCodeAnalysis analysis() {
        return analysis;
    }

    void addToClassPath(String path) {
        shell.addToClasspath(path);
    }

    Object run(Cell cell, String cellText) throws CellFailed {
        return run(cell, cellText, 0, cellText.length());
    }

    /** Runs a stretch of Java in a cell and gives the value of its last expression, {@code null} if there is none. */
    Object run(Cell cell, String cellText, int from, int to) throws CellFailed {
        control.runFor(cell);
        Object value = null;
        String rest = cellText.substring(from, to);
        while (true) {
            Places.Origin origin = new Places.Origin(cell.number(), cellText, to - rest.length());
            CompletionInfo next = analysis.analyzeCompletion(rest);
            switch (next.completeness()) {
                case EMPTY -> {
                    return value;
                }
                case DEFINITELY_INCOMPLETE -> throw new CellFailed(incomplete(origin, rest));
                default -> value = statement(next.source() == null ? rest : next.source(), origin, cell);
            }
            rest = next.remaining();
        }
    }

    private static Report incomplete(Places.Origin origin, String rest) {
        int start = rest.length() - rest.stripLeading().length();
        Places.Place place = origin.at(start);
        return new Report("CompileError", "This cell ends in the middle of what begins at " + place + ".", List.of(
                Ink.BOLD_RED + "Compile error" + Ink.PLAIN + ": the cell ends in the middle of what begins at " + place,
                "  " + place.text(), "  Is a bracket, a quotation mark or a brace missing?"));
    }

    private Object statement(String source, Places.Origin origin, Cell cell) throws CellFailed {
        List<SnippetEvent> events = shell.eval(source);
        for (SnippetEvent event : events) {
            if (event.causeSnippet() == null) {
                places.remember(event.snippet(), origin);
            }
            if (event.status().isDefined()) {
                places.compiled(event.snippet(), analysis.wrapper(event.snippet()));
            }
        }
        Object value = valueOf(events);
        Throwable thrown = control.takeFailure();
        if (cell.reason() != null) {
            throw new CellFailed(stopped(cell, thrown));
        }
        if (thrown != null) {
            throw new CellFailed(described(thrown, cell));
        }
        for (SnippetEvent event : events) {
            if (event.causeSnippet() == null) {
                refuseUndefined(event, origin);
            }
        }
        return value;
    }

    /** An exception's message may be code of the notebook, so it is asked for on the cell's thread. */
    Report described(Throwable thrown, Cell cell) {
        try {
            return cell.call(() -> failures.thrown(thrown));
        } catch (Throwable failedAgain) {
            return cell.reason() != null
                    ? stopped(cell, failedAgain)
                    : Report.of(thrown.getClass().getName(), "This exception cannot even say what it is.");
        }
    }

    private Object valueOf(List<SnippetEvent> events) {
        Object last = null;
        for (SnippetEvent event : events) {
            if (event.causeSnippet() == null) {
                Object value = event.value() == null ? null : control.takeResult(event.value());
                last = switch (event.snippet().subKind()) {
                    case VAR_VALUE_SUBKIND, OTHER_EXPRESSION_SUBKIND, TEMP_VAR_EXPRESSION_SUBKIND -> value;
                    default -> null;
                };
            }
        }
        return last;
    }

    Report stopped(Cell cell, Throwable thrown) {
        if (thrown instanceof Unstoppable unstoppable) {
            return failures.unstoppable(unstoppable);
        }
        if (cell.reason() instanceof Cell.Exit exit) {
            return Report.of("SystemExit", "System.exit(" + exit.status() + ") ends this cell, not the session. In a"
                    + " notebook there is no program to end.");
        }
        return failures.interrupted(((Cell.Interrupt) cell.reason()).place());
    }

    private void refuseUndefined(SnippetEvent event, Places.Origin origin) throws CellFailed {
        Snippet snippet = event.snippet();
        if (event.status() == Snippet.Status.REJECTED) {
            List<Diag> errors = shell.diagnostics(snippet).filter(Diag::isError).collect(Collectors.toList());
            throw new CellFailed(errors.isEmpty()
                    ? Report.of("CompileError", "This is not Java: " + snippet.source().strip())
                    : failures.uncompiled(errors.get(0), origin));
        }
        if (event.status() == Snippet.Status.RECOVERABLE_NOT_DEFINED && snippet instanceof DeclarationSnippet declared) {
            throw new CellFailed(Report.of("CompileError", "This cannot be used before there is a "
                    + shell.unresolvedDependencies(declared).collect(Collectors.joining(" and a ")) + "."));
        }
    }

    /** Forgets what has been defined, but for the imports. */
    void forgetAll() {
        shell.snippets().filter(snippet -> snippet.kind() != Snippet.Kind.IMPORT).forEach(shell::drop);
    }
}

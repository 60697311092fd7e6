package sudoku.kernel.code;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import jdk.jshell.UnresolvedReferenceException;
import jdk.jshell.VarSnippet;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.CellFailed;
import sudoku.kernel.cell.CellOutput;
import sudoku.kernel.cell.CellStreams;
import sudoku.kernel.cell.Failures;
import sudoku.kernel.cell.SourceLines;
import sudoku.kernel.swap.TooLarge;

/**
 * Everything the notebook has defined so far, and the compiler that adds to it.
 *
 * <p><b>Idea.</b> JShell takes one statement at a time; a cell is cut into its statements, each is compiled and run
 * before the next is looked at. The first that fails ends the cell. A type may be used further down in its cell
 * than it is defined; at the end of the cell nothing may be missing.
 *
 * <p><b>Representation.</b> A {@link JShell} whose code runs through {@link NotebookControl}. Only one thread at a time
 * touches it: the one that warms it up, then the one that serves requests.
 */
public final class Session {
    public static final List<String> IMPORTS = List.of(
            "java.util.*",
            "java.io.*",
            "java.math.*",
            "java.net.*",
            "java.util.concurrent.*",
            "java.util.prefs.*",
            "java.util.regex.*",
            "static sudoku.kernel.NotebookFunctions.*");

    private final NotebookLoader loader = new NotebookLoader();
    private final NotebookControl control = new NotebookControl(loader);
    private final SourceLines places = new SourceLines();
    private final Failures failures = new Failures(places);
    private final JShell shell;
    private final SourceCodeAnalysis analysis;
    private final PackageList packages;
    private final Variables variables;
    private final Endings endings;
    private final Names names = new Names(IMPORTS);
    private final Wishes wishes = new Wishes();
    private volatile Arrivals arrivals;

    public Session() {
        shell = JShell.builder()
                .executionEngine(control.asProvider(), null)
                .compilerOptions("-g")
                .build();
        analysis = shell.sourceCodeAnalysis();
        packages = new PackageList(analysis);
        variables = new Variables(shell, loader);
        endings = new Endings(failures, places, shell, variables);
        for (String name : IMPORTS) {
            shell.eval("import " + name + ";");
        }
    }

    /** Whether there is a class of this name on the class path. */
    public boolean hasClass(String name) {
        return loader.getResource(name.replace('.', '/') + ".class") != null;
    }

    public NotebookLoader loader() {
        return loader;
    }

    public SourceLines places() {
        return places;
    }

    public Names names() {
        return names;
    }

    /** Variables that somebody wants while the compiler is busy. */
    public Wishes wishes() {
        return wishes;
    }

    /** Has somebody told whenever classes are in place that have not run yet; {@code null} for nobody. */
    public void whenInstalled(Runnable told) {
        arrivals = told == null ? null : new Arrivals(shell, places, told);
        control.whenInstalled(arrivals);
    }

    public Failures failures() {
        return failures;
    }

    /** Why a cell ended before its end. */
    public Endings endings() {
        return endings;
    }

    public SourceCodeAnalysis analysis() {
        return analysis;
    }

    /** Has every package listed for completion, unless a cell runs. Whether this has waited until they are. */
    public boolean listPackages(boolean wait) {
        return !control.isRunning() && packages.make(wait);
    }

    /** What the notebook has declared, each with the comment above it, the latest first. */
    public List<String> declarations() {
        List<String> all = new ArrayList<>();
        shell.snippets()
                .filter(each ->
                        each instanceof DeclarationSnippet && shell.status(each).isActive())
                .forEach(each -> all.add(0, places.withComment(each)));
        return all;
    }

    void addToClassPath(Path path) {
        shell.addToClasspath(path.toString());
    }

    /** Runs a stretch of Java in a cell and gives the value of its last expression, {@code null} if there is none. */
    Object run(Cell cell, NamedCode source, int from, int to) throws CellFailed {
        control.runFor(cell);
        List<Snippet> declared = new ArrayList<>();
        Object value = null;
        String rest = source.text().substring(from, to);
        while (true) {
            SourceLines.Origin origin = new SourceLines.Origin(source.name(), source.text(), to - rest.length());
            CompletionInfo next = analysis.analyzeCompletion(rest);
            switch (next.completeness()) {
                case EMPTY -> {
                    refuseIncomplete(declared);
                    return value;
                }
                case DEFINITELY_INCOMPLETE, CONSIDERED_INCOMPLETE -> {
                    standInFor(rest, origin);
                    throw new CellFailed(failures.unfinished(origin, rest));
                }
                default -> {
                    int begin = arrivals == null ? 0 : SourceLines.beginOfCode(next.source());
                    value = statement(next.source().substring(begin), origin.from(begin), cell, declared);
                }
            }
            rest = next.remaining();
        }
    }

    /** Declares what was wished for, while a cell's thread is there to do it on. Nobody stops in that. */
    public void declareWishes(Cell cell) {
        control.runFor(cell);
        control.whenInstalled(null);
        wishes.declare(shell, names, variables);
        control.whenInstalled(arrivals);
    }

    private Object statement(String source, SourceLines.Origin origin, Cell cell, List<Snippet> declared)
            throws CellFailed {
        Arrivals noted = arrivals;
        if (noted != null) {
            noted.expect(source, origin);
        }
        CellStreams.mend();
        List<SnippetEvent> events = shell.eval(source);
        names.note(events, analysis);
        List<String> emptied = new ArrayList<>();
        for (SnippetEvent event : events) {
            if (event.causeSnippet() == null) {
                places.remember(event.snippet(), origin);
            }
            if (event.status().isDefined()) {
                places.compiled(event.snippet(), analysis.wrapper(event.snippet()));
                if (event.snippet() instanceof VarSnippet variable
                        && variables.compiled(variable)
                        && event.causeSnippet() != null) {
                    emptied.add(variable.name());
                }
            }
        }
        cell.output().write(CellOutput.OUT, Redefinition.notice(events, emptied));
        boolean tooLarge = TooLarge.refuse(shell, events);
        Object value = valueOf(events);
        Throwable thrown = control.takeFailure();
        if (cell.reason() != null) {
            throw new CellFailed(endings.stopped(cell, thrown));
        }
        for (SnippetEvent event : events) {
            if (event.exception() instanceof UnresolvedReferenceException unresolved) {
                throw new CellFailed(endings.unusable(unresolved.getSnippet()));
            }
            if (event.causeSnippet() == null && (tooLarge || event.status() == Status.REJECTED)) {
                CellFailed failure = new CellFailed(endings.uncompiled(event.snippet(), origin));
                standInFor(source, origin);
                throw failure;
            }
            if (event.causeSnippet() == null) {
                declared.add(event.snippet());
            }
        }
        if (thrown != null) {
            throw new CellFailed(endings.described(thrown, cell));
        }
        return value;
    }

    private void standInFor(String source, SourceLines.Origin origin) {
        StandIn.put(shell, source, origin.source()).ifPresent(standIn -> {
            places.remember(standIn, origin);
            places.compiled(standIn, analysis.wrapper(standIn));
        });
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

    /** Lets go of what no cell can reach any more. */
    public void forgetOldValues() {
        variables.forgetOldValues();
    }

    /** What still lacks something when its cell ends is kept, but cannot be used; the cell fails to say so. */
    private void refuseIncomplete(List<Snippet> declared) throws CellFailed {
        for (Snippet snippet : declared) {
            Status status = shell.status(snippet);
            if (status == Status.RECOVERABLE_NOT_DEFINED || status == Status.RECOVERABLE_DEFINED) {
                throw new CellFailed(endings.unusable((DeclarationSnippet) snippet));
            }
        }
    }

    /** Forgets what has been defined, but for the imports. */
    public void forgetAll() {
        shell.snippets()
                .filter(snippet -> snippet.kind() != Snippet.Kind.IMPORT)
                .forEach(shell::drop);
        names.forgetAll();
    }
}

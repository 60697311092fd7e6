package sudoku.kernel.code;

import java.util.List;
import java.util.stream.Collectors;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Diag;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.FailureReport;
import sudoku.kernel.cell.Failures;
import sudoku.kernel.cell.SourceLines;
import sudoku.kernel.stop.MemoryReserve;
import sudoku.kernel.stop.StopReason;
import sudoku.kernel.stop.Unstoppable;

/** Says why a cell has ended before its end: it is not Java, it has thrown something, somebody has stopped it. */
public final class Endings {
    private final Failures failures;
    private final SourceLines places;
    private final JShell shell;
    private final Variables variables;
    private final NearNames nearNames;

    Endings(Failures failures, SourceLines places, JShell shell, Variables variables) {
        this.failures = failures;
        this.places = places;
        this.shell = shell;
        this.variables = variables;
        this.nearNames = new NearNames(shell.sourceCodeAnalysis());
    }

    /** An exception's message may be code of the notebook, so it is asked for on the cell's thread. */
    public FailureReport described(Throwable thrown, Cell cell) {
        if (StandIn.threw(thrown)) {
            return FailureReport.of("CompileError", thrown.getMessage());
        }
        try {
            FailureReport report = cell.call(() -> failures.thrown(thrown));
            return thrown instanceof OutOfMemoryError ? explained(report) : report;
        } catch (Throwable failedAgain) {
            return cell.reason() != null
                    ? stopped(cell, failedAgain)
                    : FailureReport.of(
                            thrown.getClass().getName(),
                            "Its getMessage() or toString() fails, so nothing more can be said about this exception.");
        }
    }

    public FailureReport stopped(Cell cell, Throwable thrown) {
        if (thrown instanceof Unstoppable unstoppable) {
            return failures.unstoppable(unstoppable);
        }
        if (cell.reason() instanceof StopReason.Exit exit) {
            return FailureReport.of("SystemExit", exit.plainly());
        }
        if (cell.reason() instanceof StopReason.Full full) {
            return explained(failures.outOfMemory(full.place()));
        }
        return failures.interrupted(((StopReason.Interrupt) cell.reason()).place());
    }

    /** What to do about a memory that was full. */
    private FailureReport explained(FailureReport outOfMemory) {
        MemoryReserve.open();
        variables.forgetOldValues();
        return FullMemory.explain(outOfMemory, variables.values());
    }

    /** The compiler's first complaint. */
    FailureReport uncompiled(Snippet snippet, SourceLines.Origin origin) {
        List<Diag> errors = shell.diagnostics(snippet).filter(Diag::isError).collect(Collectors.toList());
        if (errors.isEmpty()) {
            return FailureReport.of(
                    "CompileError", "This is not Java: " + snippet.source().strip());
        }
        FailureReport report = failures.uncompiled(errors.get(0), origin);
        return nearNames
                .question(errors.get(0), snippet.source())
                .map(report::with)
                .orElse(report);
    }

    /** It lacks a definition, or does not fit one that has changed since. */
    FailureReport unusable(DeclarationSnippet snippet) {
        List<String> missing = shell.unresolvedDependencies(snippet).toList();
        SourceLines.Origin origin = places.originOf(snippet);
        if (missing.isEmpty()) {
            return uncompiled(snippet, origin);
        }
        FailureReport report = failures.missing(snippet, missing, origin);
        return nearNames
                .question(missing.get(0), snippet.source())
                .map(report::with)
                .orElse(report);
    }
}

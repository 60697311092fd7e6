package sudoku.kernel;

import java.util.List;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import sudoku.kernel.code.NotebookControl;
import sudoku.kernel.code.NotebookLoader;

/** Cells of a notebook run in this process as the course's kernel would run them, brake included, without a kernel. */
public final class AnswerShell implements AutoCloseable {
    private final NotebookControl control = new NotebookControl(new NotebookLoader());
    private final JShell shell =
            JShell.builder().executionEngine(control.asProvider(), null).build();

    public AnswerShell(List<String> classPath) {
        classPath.forEach(shell::addToClasspath);
        List.of("java.util.*", "java.util.function.*").forEach(each -> shell.eval("import " + each + ";"));
    }

    /** Runs a cell; a statement that does not compile or throws is an error here. */
    public Object run(String cell) {
        Object last = null;
        String rest = cell;
        while (!rest.isBlank()) {
            CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
            if (next.completeness() == Completeness.DEFINITELY_INCOMPLETE) {
                throw new AssertionError("This does not compile, it only begins something: " + rest);
            }
            if (next.source() == null) {
                break;
            }
            last = statement(next.source());
            rest = next.remaining();
        }
        return last;
    }

    private Object statement(String source) {
        Object last = null;
        for (SnippetEvent event : shell.eval(source)) {
            if (event.status() == Snippet.Status.REJECTED) {
                throw new AssertionError("This does not compile: " + source + "\n"
                        + shell.diagnostics(event.snippet())
                                .map(diagnostic -> diagnostic.getMessage(null))
                                .toList());
            }
            if (event.exception() != null) {
                throw new AssertionError("This throws: " + source, control.takeFailure());
            }
            if (event.causeSnippet() == null && event.value() != null) {
                last = control.takeResult(event.value());
            }
        }
        return last;
    }

    /** What the methods and types that were declared so far use and nothing declares. */
    public List<String> unresolved() {
        return shell.snippets()
                .filter(DeclarationSnippet.class::isInstance)
                .map(DeclarationSnippet.class::cast)
                .flatMap(shell::unresolvedDependencies)
                .distinct()
                .toList();
    }

    @Override
    public void close() {
        shell.close();
    }
}

package sudoku.course.lesson;

import java.util.ArrayList;
import java.util.List;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Cuts code into what a notebook runs one after the other, without running it. Tests register it, to be closed. */
final class Snippets implements AutoCloseable, AfterAllCallback {
    private final JShell shell = JShell.builder().executionEngine("local").build();
    private final SourceCodeAnalysis analysis = shell.sourceCodeAnalysis();

    record Part(String source, Snippet.Kind kind) {
        boolean isMember() {
            return kind == Snippet.Kind.METHOD || kind == Snippet.Kind.TYPE_DECL || kind == Snippet.Kind.IMPORT;
        }
    }

    List<Part> of(String code) {
        List<Part> parts = new ArrayList<>();
        for (String statement : statements(code)) {
            List<Snippet> snippets = analysis.sourceToSnippets(statement);
            snippets.forEach(snippet -> parts.add(new Part(snippet.source().strip(), snippet.kind())));
            if (snippets.isEmpty()) {
                parts.add(new Part(statement, Snippet.Kind.ERRONEOUS)); // comments, or what only begins something
            }
        }
        return parts;
    }

    /** The text of each statement and declaration; two variables declared at once are one. */
    List<Part> whole(String code) {
        return statements(code).stream()
                .map(statement -> new Part(
                        statement,
                        analysis.sourceToSnippets(statement).stream()
                                .map(Snippet::kind)
                                .findFirst()
                                .orElse(Snippet.Kind.ERRONEOUS)))
                .toList();
    }

    private List<String> statements(String code) {
        List<String> statements = new ArrayList<>();
        String rest = code;
        while (!rest.isBlank()) {
            SourceCodeAnalysis.CompletionInfo next = analysis.analyzeCompletion(rest);
            statements.add(next.source() == null ? rest : next.source());
            rest = next.source() == null ? "" : next.remaining();
        }
        return statements;
    }

    @Override
    public void afterAll(ExtensionContext context) {
        close();
    }

    @Override
    public void close() {
        shell.close();
    }
}

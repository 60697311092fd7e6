package sudoku.course.lesson;

import java.util.ArrayList;
import java.util.List;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis;

/** Cuts code into what a notebook runs one after the other, without running it. */
final class Snippets implements AutoCloseable {
    private final JShell shell = JShell.builder().executionEngine("local").build();
    private final SourceCodeAnalysis analysis = shell.sourceCodeAnalysis();

    record Part(String source, Snippet.Kind kind) {
        boolean isMember() {
            return kind == Snippet.Kind.METHOD || kind == Snippet.Kind.TYPE_DECL || kind == Snippet.Kind.IMPORT;
        }
    }

    List<Part> of(String code) {
        List<Part> parts = new ArrayList<>();
        String rest = code;
        while (!rest.isBlank()) {
            SourceCodeAnalysis.CompletionInfo next = analysis.analyzeCompletion(rest);
            if (next.source() == null) {
                parts.add(new Part(rest, Snippet.Kind.ERRONEOUS)); // comments, or what only begins something
                break;
            }
            analysis.sourceToSnippets(next.source())
                    .forEach(snippet -> parts.add(new Part(snippet.source().strip(), snippet.kind())));
            rest = next.remaining();
        }
        return parts;
    }

    @Override
    public void close() {
        shell.close();
    }
}

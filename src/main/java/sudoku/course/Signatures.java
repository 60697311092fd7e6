package sudoku.course;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis;

/**
 * What a cell of Java declares: the headers of its methods and types.
 *
 * <p><b>Representation.</b> JShell's own parser cuts the cell into its snippets, so a header is found as the notebook
 * would find it; nothing is compiled or run.
 */
final class Signatures implements AutoCloseable {
    private static final Pattern SPACE = Pattern.compile("\\s+");

    private final JShell shell = JShell.builder().executionEngine("local").build();
    private final SourceCodeAnalysis analysis = shell.sourceCodeAnalysis();

    List<String> in(String code) {
        List<String> headers = new ArrayList<>();
        String rest = code;
        while (!rest.isBlank()) {
            SourceCodeAnalysis.CompletionInfo next = analysis.analyzeCompletion(rest);
            if (!next.completeness().isComplete()) {
                break;
            }
            analysis.sourceToSnippets(next.source()).stream().filter(Signatures::isDeclaration)
                    .map(snippet -> header(snippet.source())).forEach(headers::add);
            rest = next.remaining();
        }
        return headers;
    }

    private static boolean isDeclaration(Snippet snippet) {
        return snippet.kind() == Snippet.Kind.METHOD || snippet.kind() == Snippet.Kind.TYPE_DECL;
    }

    private static String header(String declaration) {
        int body = declaration.indexOf('{');
        return SPACE.matcher(body < 0 ? declaration : declaration.substring(0, body)).replaceAll(" ").strip();
    }

    @Override
    public void close() {
        shell.close();
    }
}

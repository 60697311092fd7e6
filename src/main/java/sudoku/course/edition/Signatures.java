package sudoku.course.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.VarSnippet;

/**
 * What one who types a cell of Java must call by its right name: its methods and types, the variables and predictions
 * that later cells rely on.
 *
 * <p><b>Representation.</b> JShell's own parser cuts the cell into its snippets, so a header is found as the notebook
 * would find it; nothing is compiled or run.
 */
final class Signatures implements AutoCloseable {
    private static final Pattern PREDICTION = Pattern.compile("Predict\\.that\\((\"[^\"]*\")");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    private final JShell shell = JShell.builder().executionEngine("local").build();
    private final SourceCodeAnalysis analysis = shell.sourceCodeAnalysis();

    /**
     * The headers of what a cell declares, and the predictions it keeps for later.
     *
     * @param later all code that comes after the cell
     */
    List<String> in(String code, String later) {
        List<String> headers = new ArrayList<>();
        String rest = code;
        while (!rest.isBlank()) {
            SourceCodeAnalysis.CompletionInfo next = analysis.analyzeCompletion(rest);
            if (!next.completeness().isComplete()) {
                break;
            }
            analysis.sourceToSnippets(next.source())
                    .forEach(snippet -> header(snippet, later).ifPresent(headers::add));
            rest = next.remaining();
        }
        return headers;
    }

    private static Optional<String> header(Snippet snippet, String later) {
        if (snippet.kind() == Snippet.Kind.METHOD || snippet.kind() == Snippet.Kind.TYPE_DECL) {
            return Optional.of(header(snippet.source()));
        }
        if (snippet instanceof VarSnippet variable) {
            boolean used = Pattern.compile("\\b" + Pattern.quote(variable.name()) + "\\b")
                    .matcher(later)
                    .find();
            return used ? Optional.of(variable.typeName() + " " + variable.name()) : Optional.empty();
        }
        Matcher prediction = PREDICTION.matcher(snippet.source());
        return prediction.find() && later.contains(prediction.group(1))
                ? Optional.of("Predict.that(" + prediction.group(1) + ", …)")
                : Optional.empty();
    }

    private static String header(String declaration) {
        int body = declaration.indexOf('{');
        return SPACE.matcher(body < 0 ? declaration : declaration.substring(0, body))
                .replaceAll(" ")
                .strip();
    }

    @Override
    public void close() {
        shell.close();
    }
}

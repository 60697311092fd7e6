package sudoku.course.jshell;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jshell.JShell;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import jdk.jshell.TypeDeclSnippet;
import jdk.jshell.VarSnippet;

/**
 * Code as the jshell tool can read it, statement by statement.
 *
 * <p><b>Idea.</b> A notebook hands over a cell as a whole; the tool reads line by line and runs what is complete at the
 * end of a line. {@code Chart.of(table)} is, even if the next line begins with {@code .title("…")}. So wherever the
 * tool would stop too early, the next line is joined to this one.
 *
 * <p><b>Representation.</b> JShell's own analysis, which is the tool's as well, cuts the cell and is asked at the end
 * of each line; nothing is compiled or run.
 */
public final class ShellStatements implements AutoCloseable {
    private final JShell shell = JShell.builder().executionEngine("local").build();
    private final SourceCodeAnalysis analysis = shell.sourceCodeAnalysis();

    /** The statements of a cell, each in lines that the tool reads to its end. Magics are left out. */
    List<String> of(String cell) {
        List<String> statements = new ArrayList<>();
        String rest = withoutMagics(cell);
        while (!rest.isBlank()) {
            SourceCodeAnalysis.CompletionInfo next = analysis.analyzeCompletion(rest);
            String source = next.source() == null ? rest : next.source();
            statements.add(joined(source.strip().lines().toList()));
            rest = next.source() == null ? "" : next.remaining();
        }
        return statements;
    }

    static String withoutMagics(String cell) {
        return String.join(
                        "\n", cell.lines().filter(line -> !line.startsWith("%")).toList())
                .strip();
    }

    private String joined(List<String> lines) {
        String text = "";
        for (String line : lines) {
            if (text.isEmpty()) {
                text = line;
            } else if (endsHere(text)) {
                text = withoutLastComment(text) + (line.strip().startsWith(".") ? "" : " ") + line.strip();
            } else {
                text += "\n" + line;
            }
        }
        return text;
    }

    private boolean endsHere(String text) {
        Completeness completeness = analysis.analyzeCompletion(text).completeness();
        return completeness == Completeness.COMPLETE || completeness == Completeness.COMPLETE_WITH_SEMI;
    }

    /** A comment at the end of a line would swallow what is joined to it. */
    private static String withoutLastComment(String text) {
        char quote = 0;
        for (int i = text.lastIndexOf('\n') + 1; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (quote != 0) {
                i += letter == '\\' ? 1 : 0;
                quote = letter == quote ? 0 : quote;
            } else if (letter == '"' || letter == '\'') {
                quote = letter;
            } else if (text.startsWith("//", i)) {
                return text.substring(0, i).stripTrailing();
            }
        }
        return text.stripTrailing();
    }

    /** What of a cell can be changed with {@code /edit}: its methods and types, or else its variables. */
    public List<String> names(String cell) {
        List<String> members =
                snippets(cell).flatMap(ShellStatements::name).distinct().toList();
        return !members.isEmpty() ? members : variables(cell).toList();
    }

    /** All that a cell declares: methods, types and variables. */
    public Set<String> declared(String cell) {
        return Stream.concat(snippets(cell).flatMap(ShellStatements::name), variables(cell))
                .collect(Collectors.toSet());
    }

    private Stream<Snippet> snippets(String cell) {
        return of(cell).stream().flatMap(statement -> analysis.sourceToSnippets(statement).stream());
    }

    private Stream<String> variables(String cell) {
        return snippets(cell).filter(VarSnippet.class::isInstance).map(variable -> ((VarSnippet) variable).name());
    }

    private static Stream<String> name(Snippet snippet) {
        return snippet instanceof MethodSnippet method
                ? Stream.of(method.name())
                : snippet instanceof TypeDeclSnippet type ? Stream.of(type.name()) : Stream.empty();
    }

    @Override
    public void close() {
        shell.close();
    }
}

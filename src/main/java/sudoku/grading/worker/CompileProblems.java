package sudoku.grading.worker;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Diag;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;

/**
 * Why code does not compile, for the student: what, which name, and in which line.
 *
 * <p>A type or a method that does not compile is missing for whatever uses it. So if the missing name is one that the
 * student has written, it is that code which is spoken of.
 */
final class CompileProblems {
    private static final Pattern SYMBOL = Pattern.compile("(?m)^\\s*symbol:\\s+(.*)$");

    private final JShell shell;

    CompileProblems(JShell shell) {
        this.shell = shell;
    }

    /** A clause: the compiler's first complaint, and the line it is about. */
    String of(Snippet snippet) {
        return of(snippet, new HashSet<>());
    }

    private String of(Snippet snippet, Set<Snippet> seen) {
        seen.add(snippet);
        Optional<Diag> error = shell.diagnostics(snippet).filter(Diag::isError).findFirst();
        Optional<String> missing = error.map(CompileProblems::symbol).orElseGet(() -> dependency(snippet));
        String name = missing.map(CompileProblems::name).orElse("");
        Optional<DeclarationSnippet> own = unfinished(name).filter(found -> !seen.contains(found));
        if (own.isPresent()) {
            return of(own.get(), seen);
        }
        return ShortText.cut(missing.map(it -> "cannot find symbol: " + it).orElseGet(() -> message(error))) + ", in \""
                + ShortText.cut(
                        lineAt(snippet.source(), error.map(Diag::getPosition).orElseGet(() -> place(snippet, name))))
                + "\"";
    }

    /** In one line, without the class that JShell has wrapped the code in, which has lost its name already. */
    private static String message(Optional<Diag> error) {
        return error.map(it -> it.getMessage(Locale.ENGLISH)
                        .strip()
                        .replaceAll("\\s*\\n\\s*", "; ")
                        .replace(" in class  ", " ")
                        .replaceAll(" {2,}", " ")
                        .replace(";;", ";"))
                .orElse("this is not Java");
    }

    /** What the compiler could not find. */
    private static Optional<String> symbol(Diag error) {
        Matcher symbol = SYMBOL.matcher(error.getMessage(Locale.ENGLISH));
        return symbol.find() ? Optional.of(symbol.group(1).strip()) : Optional.empty();
    }

    /** Of code that JShell keeps for later, only what it lacks is known. */
    private Optional<String> dependency(Snippet snippet) {
        return snippet instanceof DeclarationSnippet declaration
                ? shell.unresolvedDependencies(declaration).findFirst()
                : Optional.empty();
    }

    /** Without what kind of name it is, and without its parameters. */
    private static String name(String symbol) {
        return symbol.replaceAll("[(<].*", "").replaceAll(".* ", "");
    }

    private static long place(Snippet snippet, String name) {
        Matcher place = Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(snippet.source());
        return place.find() ? place.start() : 0;
    }

    /** What the student has written under this name, if that does not compile. */
    private Optional<DeclarationSnippet> unfinished(String name) {
        return shell.snippets()
                .filter(DeclarationSnippet.class::isInstance)
                .map(DeclarationSnippet.class::cast)
                .filter(snippet -> snippet.name().equals(name)
                        && (shell.status(snippet) == Status.RECOVERABLE_NOT_DEFINED
                                || shell.status(snippet) == Status.RECOVERABLE_DEFINED))
                .reduce((earlier, later) -> later);
    }

    static String lineAt(String source, long position) {
        int place = (int) Math.max(0, Math.min(position, source.length()));
        int start = source.lastIndexOf('\n', place - 1) + 1;
        int end = source.indexOf('\n', start);
        return source.substring(start, end < 0 ? source.length() : end).strip();
    }
}

package sudoku.kernel.swap;

import java.util.List;
import jdk.jshell.Diag;
import jdk.jshell.JShell;
import jdk.jshell.PersistentSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;

/**
 * Gets a session over code that is beyond the limits of a class file, such as a text of more than 65,535 bytes.
 *
 * <p><b>Idea.</b> The compiler that JShell keeps ready has written the text into its table of constants when it finds
 * that it is too long, and leaves it there: every later class is refused because of it. A longer class path makes
 * JShell take another compiler, and what is on the path already makes it no longer. The snippet itself is dropped,
 * as it would be compiled again whenever something changes that it uses.
 */
public final class TooLarge {
    private static final String LIMIT = "compiler.err.limit.";

    private TooLarge() {}

    /** Call after each statement; says whether it was too large, which leaves nothing of it but its diagnostics. */
    public static boolean refuse(JShell shell, List<SnippetEvent> events) {
        List<SnippetEvent> large = events.stream()
                .filter(event -> isTooLarge(shell, event.snippet()))
                .toList();
        if (!large.isEmpty()) {
            shell.addToClasspath(System.getProperty("java.class.path"));
        }
        List<Snippet> own = large.stream()
                .filter(event -> event.causeSnippet() == null)
                .map(SnippetEvent::snippet)
                .toList();
        own.stream()
                .filter(snippet -> snippet instanceof PersistentSnippet
                        && shell.status(snippet).isActive())
                .forEach(shell::drop);
        return !own.isEmpty();
    }

    private static boolean isTooLarge(JShell shell, Snippet snippet) {
        return shell.diagnostics(snippet).map(Diag::getCode).anyMatch(code -> code != null && code.startsWith(LIMIT));
    }
}

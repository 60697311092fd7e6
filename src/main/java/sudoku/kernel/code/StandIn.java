package sudoku.kernel.code;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;

/**
 * What stands for a method whose body does not compile, until it is mended.
 *
 * <p>Cells that only name it, in a lambda say, can still be compiled, and keep what they have; who calls it is told
 * where to look.
 */
final class StandIn {
    private static final Pattern HEAD = Pattern.compile(
            "\\s*((?:[\\w.]+(?:<[^(){};]*>)?(?:\\[\\])*\\s+)+(\\w+)\\s*\\([^(){};]*\\)(?:\\s*throws [\\w., ]+)?)"
                    + "\\s*\\{.*",
            Pattern.DOTALL);

    private StandIn() {}

    /** The method that the source begins with, doing nothing but to say that it has an error; none of other source. */
    static Optional<String> of(String source, String cell) {
        Matcher head = HEAD.matcher(withoutComments(source));
        return head.matches() && !head.group(1).matches("(?s).*\\b(?:new|return|else|class|record|enum|interface)\\b.*")
                ? Optional.of(head.group(1) + " { throw new IllegalStateException(\"The method " + head.group(2)
                        + " has an error, in " + cell + ": mend it, and run that cell again.\"); }")
                : Optional.empty();
    }

    private static String withoutComments(String source) {
        return source.replaceAll("(?s)\\A(?:\\s|//[^\\n]*+\\n|/\\*.*?\\*/)*+", "");
    }

    /** Puts it in place, if the method is not there as it was before. */
    static Optional<Snippet> put(JShell shell, String source, String cell) {
        return of(source, cell).filter(code -> !isThere(shell, code)).map(code -> shell.eval(code).get(0).snippet());
    }

    private static boolean isThere(JShell shell, String code) {
        Matcher head = HEAD.matcher(code);
        return head.matches() && shell.methods().anyMatch(each -> each.name().equals(head.group(2))
                && shell.status(each) == Status.VALID);
    }
}

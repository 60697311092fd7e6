package sudoku.kernel.code;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jdk.jshell.JShell;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import sudoku.kernel.cell.SourceLines;

/**
 * What stands for a method whose body does not compile, until it is mended.
 *
 * <p>Cells that only name it, in a lambda say, can still be compiled, and keep what they have; who calls it is told
 * where to look. A namesake that takes other things makes no difference. A method that has a type parameter has none.
 *
 * @param code the method with its own head, doing nothing but to say that it has an error
 */
record StandIn(String name, String code) {
    /** Types and modifiers, each taken as a whole, so that text that is no method is given up soon; a name. */
    private static final Pattern HEAD = Pattern.compile("\\A((?:(?>[\\w.]+(?:<[^(){};]*>)?(?:\\[\\])*\\s+))+(\\w+)\\s*"
            + "\\([^(){};]*\\)(?:\\s*throws [\\w., ]+)?)\\s*\\{");

    private static final Pattern NO_METHOD = Pattern.compile("\\b(?:new|return|else|class|record|enum|interface)\\b");

    /** What its call says, whatever the method and the cell. */
    private static final Pattern SAID =
            Pattern.compile("The method \\w+ has an error, in .*: fix it, and run that cell again\\.");

    /** Whether a method was called that has only this. */
    static boolean threw(Throwable thrown) {
        return thrown.getClass() == IllegalStateException.class
                && thrown.getMessage() != null
                && SAID.matcher(thrown.getMessage()).matches();
    }

    /** For the method that the source begins with; none for other source. */
    static Optional<StandIn> of(String source, String cell) {
        Matcher head = HEAD.matcher(source.substring(SourceLines.beginOfCode(source)));
        if (!head.find() || NO_METHOD.matcher(head.group(1)).find()) {
            return Optional.empty();
        }
        String place = cell.replaceAll("[\"\\\\\\n]", "'");
        return Optional.of(new StandIn(
                head.group(2),
                head.group(1) + " { throw new IllegalStateException(\"The method " + head.group(2)
                        + " has an error, in " + place + ": fix it, and run that cell again.\"); }"));
    }

    /** Puts it in place, if the method is not there as it was before, and if its head can be compiled. */
    static Optional<Snippet> put(JShell shell, String source, String cell) {
        return of(source, cell).filter(standIn -> !standIn.isThere(shell)).flatMap(standIn -> standIn.put(shell));
    }

    private boolean isThere(JShell shell) {
        String parameters = shell.sourceCodeAnalysis().sourceToSnippets(code).stream()
                .filter(MethodSnippet.class::isInstance)
                .map(method -> ((MethodSnippet) method).parameterTypes())
                .collect(Collectors.joining());
        return shell.methods()
                .filter(each -> each.name().equals(name) && shell.status(each) == Status.VALID)
                .anyMatch(each -> each.parameterTypes().equals(parameters));
    }

    private Optional<Snippet> put(JShell shell) {
        SnippetEvent event = shell.eval(code).get(0);
        if (event.status() != Status.VALID) {
            shell.drop(event.snippet());
            return Optional.empty();
        }
        return Optional.of(event.snippet());
    }
}

package sudoku.kernel.code;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.JShell;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis.SnippetWrapper;
import sudoku.kernel.cell.SourceLines;

/**
 * Finds out where the lines of a class come from before the class runs.
 *
 * <p><b>Idea.</b> JShell gives a snippet away when it has run. A debugger has to stop in it. So the statement is
 * wrapped once more beforehand, which gives the same lines, and of the classes that arrive the one is it that belongs
 * to no snippet yet, or to the one that is being replaced.
 */
final class Arrivals implements Consumer<Set<String>> {
    private final JShell shell;
    private final SourceLines places;
    private final Runnable told;
    private SourceLines.Origin origin;
    private List<SnippetWrapper> wrappers = List.of();
    private List<String> replaced = List.of();

    /** Somebody is told when a class has arrived. */
    Arrivals(JShell shell, SourceLines places, Runnable told) {
        this.told = told;
        this.shell = shell;
        this.places = places;
    }

    /** Before a statement is evaluated, which begins with its first word: JShell wraps what is before it otherwise. */
    void expect(String source, SourceLines.Origin from) {
        origin = from;
        wrappers = shell.sourceCodeAnalysis().wrappers(source);
        replaced = new ArrayList<>();
        for (Snippet each : shell.sourceCodeAnalysis().sourceToSnippets(source)) {
            shell.snippets()
                    .filter(old -> shell.status(old).isActive() && isSame(old, each))
                    .forEach(old -> replaced.add(classOf(old)));
        }
    }

    private static boolean isSame(Snippet one, Snippet other) {
        return one instanceof DeclarationSnippet old
                && other instanceof DeclarationSnippet now
                && old.kind() == now.kind()
                && old.name().equals(now.name())
                && (!(old instanceof MethodSnippet method)
                        || method.parameterTypes().equals(((MethodSnippet) now).parameterTypes()));
    }

    private String classOf(Snippet snippet) {
        return shell.sourceCodeAnalysis().wrapper(snippet).fullClassName();
    }

    /** When classes of these names are in place. */
    @Override
    public void accept(Set<String> classes) {
        Set<String> known = new HashSet<>();
        shell.snippets().forEach(snippet -> known.add(classOf(snippet)));
        Set<String> fresh =
                new TreeSet<>(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));
        classes.stream()
                .map(SourceLines::outermost)
                .filter(name -> !known.contains(name) || replaced.contains(name))
                .forEach(fresh::add);
        int next = 0;
        for (String name : fresh) {
            if (next < wrappers.size()) {
                places.compiled(name, origin, wrappers.get(next++));
            }
        }
        told.run();
    }
}

package sudoku.kernel.code;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.ImportSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.VarSnippet;

/**
 * What the notebook has given a name, and in which of JShell's classes it is.
 *
 * <p><b>Idea.</b> JShell may be asked by one thread only, which waits while a cell runs. The debugger asks just then,
 * from another; so what it needs is noted here when it is declared.
 */
public final class Names {
    /** Where a name is; only a variable has a type. */
    public record Name(String name, String className, String type) {
        public boolean isVariable() {
            return type != null;
        }
    }

    private final Map<String, Name> names = Collections.synchronizedMap(new LinkedHashMap<>());
    private final Map<String, String> imports = Collections.synchronizedMap(new LinkedHashMap<>());

    /** With what is imported from the beginning. */
    Names(List<String> imported) {
        imported.forEach(each -> imports.put("of the session: " + each, "import " + each + ";"));
    }

    /** Call after each evaluation with all that came of it. */
    void note(List<SnippetEvent> events, SourceCodeAnalysis analysis) {
        events.forEach(event -> {
            names.remove(event.snippet().id());
            imports.remove(event.snippet().id());
        });
        events.stream()
                .filter(event -> event.status().isDefined())
                .forEach(event ->
                        put(event.snippet(), analysis.wrapper(event.snippet()).fullClassName()));
    }

    private void put(Snippet snippet, String className) {
        if (snippet instanceof ImportSnippet imported) {
            imports.put(snippet.id(), "import " + (imported.isStatic() ? "static " : "") + imported.fullname() + ";");
        } else if (snippet instanceof DeclarationSnippet declared) {
            names.put(
                    snippet.id(),
                    new Name(
                            declared.name(),
                            className,
                            snippet instanceof VarSnippet variable ? variable.typeName() : null));
        }
    }

    void forgetAll() {
        names.clear();
    }

    /** The notebook's variables that somebody has named, in the order of their declaration. */
    public List<Name> variables() {
        synchronized (names) {
            return names.values().stream()
                    .filter(each -> each.isVariable() && !each.name.startsWith("$"))
                    .toList();
        }
    }

    /** What has to be imported so that code with these words in it finds what the notebook has declared. */
    public List<String> imports(Set<String> words) {
        List<String> all;
        synchronized (imports) {
            all = new ArrayList<>(imports.values());
        }
        synchronized (names) {
            names.values().stream()
                    .filter(each -> words.contains(each.name))
                    .forEach(each -> all.add("import static " + each.className + "." + each.name + ";"));
        }
        return all;
    }
}

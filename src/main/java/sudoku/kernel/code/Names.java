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
import jdk.jshell.SourceCodeAnalysis.SnippetWrapper;
import jdk.jshell.VarSnippet;

/**
 * What the notebook has given a name, and in which of JShell's classes it stands.
 *
 * <p><b>Idea.</b> JShell may be asked by one thread only, which waits while a cell runs. The debugger asks just then,
 * from another; so what it needs is noted here when it is declared.
 */
public final class Names {
    /** Where a name stands; only a variable has a type. */
    public record Name(String name, String className, String type) {
        public boolean isVariable() {
            return type != null;
        }
    }

    private final Map<String, Name> names = Collections.synchronizedMap(new LinkedHashMap<>());
    private final Map<String, String> imports = Collections.synchronizedMap(new LinkedHashMap<>());

    Names() {
        Session.IMPORTS.forEach(each -> imports.put("of the session: " + each, "import " + each + ";"));
    }

    /** Call for each snippet that an evaluation has touched; without a wrapper it is defined no longer. */
    void note(Snippet snippet, SnippetWrapper wrapper) {
        names.remove(snippet.id());
        imports.remove(snippet.id());
        if (wrapper != null && snippet instanceof ImportSnippet imported) {
            imports.put(snippet.id(), "import " + (imported.isStatic() ? "static " : "") + imported.fullname() + ";");
        } else if (wrapper != null && snippet instanceof DeclarationSnippet declared) {
            names.put(snippet.id(), new Name(declared.name(), wrapper.fullClassName(),
                    snippet instanceof VarSnippet variable ? variable.typeName() : null));
        }
    }

    void forgetAll() {
        names.clear();
    }

    /** The notebook's variables that somebody has named, in the order of their declaration. */
    public List<Name> variables() {
        synchronized (names) {
            return names.values().stream().filter(each -> each.isVariable() && !each.name.startsWith("$")).toList();
        }
    }

    /** What has to be imported so that code with these words in it finds what the notebook has declared. */
    public List<String> imports(Set<String> words) {
        List<String> all;
        synchronized (imports) {
            all = new ArrayList<>(imports.values());
        }
        synchronized (names) {
            names.values().stream().filter(each -> words.contains(each.name))
                    .forEach(each -> all.add("import static " + each.className + "." + each.name + ";"));
        }
        return all;
    }
}

package sudoku.explain.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which variables can be read at a place of a source.
 *
 * <p>A lambda or a class inside a method may only read some of the variables around it, and the source alone does not
 * say which: none of them are listed there. Nor is a variable that is declared without a value.
 */
final class Scopes {
    /** Declared in one block; what is outside of a body is out of sight. */
    private record Scope(boolean isBody, List<String> names) {}

    private final Deque<Scope> scopes = new ArrayDeque<>();

    void openBody(List<String> names) {
        scopes.push(new Scope(true, new ArrayList<>(names)));
    }

    void openBlock() {
        scopes.push(new Scope(false, new ArrayList<>()));
    }

    void close() {
        scopes.pop();
    }

    void declare(String name) {
        scopes.element().names.add(name);
    }

    /** In the order of their declaration. */
    List<String> visible() {
        List<String> names = new ArrayList<>();
        for (Scope scope : scopes) {
            names.addAll(0, scope.names);
            if (scope.isBody) {
                break;
            }
        }
        Set<String> once = new LinkedHashSet<>(names);
        return List.copyOf(once);
    }
}

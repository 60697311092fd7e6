package sudoku.explain.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A cell in which what is declared again is declared only once, as a notebook understands it: the last time. */
public final class LastOnly {
    private LastOnly() {}

    public static String of(String cell) {
        Optional<OwnSource> parsed = OwnSource.of(cell);
        if (parsed.isEmpty()) {
            return cell;
        }
        OwnSource source = parsed.get();
        Map<String, Tree> last = new HashMap<>();
        source.members().forEach(member -> last.put(declared(member), member));
        List<Tree> fromTheEnd = new ArrayList<>(source.members());
        Collections.reverse(fromTheEnd);
        StringBuilder once = new StringBuilder(cell);
        for (Tree member : fromTheEnd) {
            if (last.get(declared(member)) != member) {
                once.delete(source.start(member) - source.head(), source.end(member) - source.head());
            }
        }
        return once.toString();
    }

    private static String declared(Tree member) {
        if (member instanceof MethodTree method) {
            return method.getName()
                    + method.getParameters().stream()
                            .map(VariableTree::getType)
                            .toList()
                            .toString();
        }
        return member instanceof VariableTree variable
                ? variable.getName().toString()
                : "class " + ((ClassTree) member).getSimpleName();
    }
}

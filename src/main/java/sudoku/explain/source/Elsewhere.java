package sudoku.explain.source;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * What a source uses and does not declare, as other cells of the notebook declare it: the heads of methods and types,
 * and variables with their first values.
 *
 * <p>Of a name that no cell declares, such as one of Java's or of the library's, nothing is said.
 */
public final class Elsewhere extends TreePathScanner<Void, Void> {
    private static final int LONGEST = 90;

    /** A variable can be read below a tree, from a place on. */
    private record Sight(Tree tree, int from) {}

    private final OwnSource source;
    private final Function<String, List<String>> cells;
    private final Map<String, List<Sight>> variables = new HashMap<>();
    private final Set<String> types = new HashSet<>();
    private final List<MethodTree> methods = new ArrayList<>();
    private final Map<String, Optional<OwnSource>> parsed = new HashMap<>();
    private final Set<String> found = new LinkedHashSet<>();

    private Elsewhere(OwnSource source, Function<String, List<String>> cells) {
        this.source = source;
        this.cells = cells;
        TreePath all = new TreePath(source.unit());
        new Own().scan(all, null);
        scan(all, null);
    }

    /**
     * A sentence; empty, if nothing is declared elsewhere.
     *
     * @param cells those that may declare a name, the newest last
     */
    public static String inWords(OwnSource source, Function<String, List<String>> cells) {
        Set<String> found = new Elsewhere(source, cells).found;
        return found.isEmpty() ? "" : "Declared elsewhere in the notebook: `" + String.join("`, `", found) + "`.";
    }

    /** What the source declares itself. */
    private final class Own extends TreePathScanner<Void, Void> {
        @Override
        public Void visitVariable(VariableTree variable, Void none) {
            TreePath around = getCurrentPath().getParentPath();
            if (around.getLeaf() instanceof BindingPatternTree) {
                while (!(around.getLeaf() instanceof MethodTree || around.getLeaf() instanceof ClassTree)) {
                    around = around.getParentPath();
                }
            }
            int from = around.getLeaf() instanceof ClassTree ? 0 : source.start(variable);
            variables
                    .computeIfAbsent(variable.getName().toString(), first -> new ArrayList<>())
                    .add(new Sight(around.getLeaf(), from));
            return super.visitVariable(variable, none);
        }

        @Override
        public Void visitMethod(MethodTree method, Void none) {
            methods.add(method);
            return super.visitMethod(method, none);
        }

        @Override
        public Void visitClass(ClassTree type, Void none) {
            types.add(type.getSimpleName().toString());
            return super.visitClass(type, none);
        }

        @Override
        public Void visitTypeParameter(TypeParameterTree type, Void none) {
            types.add(type.getName().toString());
            return super.visitTypeParameter(type, none);
        }
    }

    /** A name alone: what is after a dot belongs to an object. */
    @Override
    public Void visitIdentifier(IdentifierTree tree, Void none) {
        String name = tree.getName().toString();
        boolean isCalled = getCurrentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call
                && call.getMethodSelect() == tree;
        if (isCalled) {
            int arguments = ((MethodInvocationTree)
                            getCurrentPath().getParentPath().getLeaf())
                    .getArguments()
                    .size();
            if (methods.stream().noneMatch(each -> takes(source, each, name, arguments))) {
                look(name, (cell, member) -> takes(cell, member, name, arguments));
            }
        } else if (!types.contains(name) && !isInSight(name)) {
            look(name, (cell, member) -> isNamed(member, name));
        }
        return super.visitIdentifier(tree, none);
    }

    private boolean isInSight(String name) {
        for (Sight each : variables.getOrDefault(name, List.of())) {
            for (TreePath up = getCurrentPath(); up != null; up = up.getParentPath()) {
                if (up.getLeaf() == each.tree && source.start(getCurrentPath().getLeaf()) >= each.from) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean takes(OwnSource cell, Tree member, String name, int arguments) {
        if (!(member instanceof MethodTree method) || !method.getName().contentEquals(name)) {
            return false;
        }
        int parameters = method.getParameters().size();
        return parameters == arguments
                || parameters > 0
                        && arguments >= parameters - 1
                        && cell.text(method.getParameters().get(parameters - 1)).contains("...");
    }

    private static boolean isNamed(Tree member, String name) {
        return member instanceof VariableTree variable && variable.getName().contentEquals(name)
                || member instanceof ClassTree type && type.getSimpleName().contentEquals(name);
    }

    private void look(String name, BiPredicate<OwnSource, Tree> isMeant) {
        String last = "";
        for (String text : cells.apply(name)) {
            Optional<OwnSource> cell = parsed.computeIfAbsent(text, OwnSource::of);
            for (Tree member : cell.map(OwnSource::members).orElse(List.of())) {
                last = isMeant.test(cell.get(), member) ? head(cell.get(), member) : last;
            }
        }
        if (!last.isEmpty()) {
            found.add(last);
        }
    }

    /** Without what is in its braces; of a long value, the beginning. */
    private static String head(OwnSource cell, Tree member) {
        String head = cell.text(member);
        if (member instanceof MethodTree method && method.getBody() != null) {
            head = head.substring(0, cell.start(method.getBody()) - cell.start(member));
        } else if (member instanceof ClassTree) {
            head = head.substring(0, head.indexOf('{'));
        } else if (member instanceof VariableTree variable) {
            String value = variable.getInitializer() == null ? "" : " = " + cell.text(variable.getInitializer());
            head = cell.text(variable.getType()) + " " + variable.getName() + value;
        }
        String line = head.strip().replaceAll("\\s+", " ").replace('`', '\'');
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }
}

package sudoku.kernel.ask;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the student has written herself, in cells that have run and in the one that is being written.
 *
 * <p><b>Idea.</b> JShell knows the signatures of what has run, and nothing of a method in whose middle the cursor is.
 * Each declaration is parsed as a member of a class, and asked for what is there and for the comment above it.
 */
final class OwnSources {
    private static final String CELL = "$Cell";

    private OwnSources() {}

    private static String asMembers(String text) {
        return "class " + CELL + " {\n" + text + "\n;}";
    }

    /** The comment on what JShell writes as this signature, {@code null} if none of these declarations has one. */
    static String commentOn(String signature, List<String> declarations) {
        LibrarySources.Member member = LibrarySources.Member.of(signature);
        List<String> names = new ArrayList<>(List.of(CELL));
        names.addAll(member.names());
        return declarations.stream()
                .filter(each -> each.contains(member.names().get(0)))
                .map(each -> SourceComments.find(asMembers(each), names, member.parameterTypes()))
                .filter(comment -> comment != null)
                .findFirst()
                .orElse(null);
    }

    /** What a text declares under this name, each with the comment above it. */
    static List<String> declared(String name, String text) {
        List<String> found = new ArrayList<>();
        SourceComments source = SourceComments.in(asMembers(text));
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitMethod(MethodTree method, Void none) {
                if (method.getName().contentEquals(name) && method.getReturnType() != null) {
                    String parameters = method.getParameters().stream()
                            .map(each -> each.getType() + " " + each.getName())
                            .collect(Collectors.joining(", "));
                    note(method.getReturnType() + " " + owner() + name + "(" + parameters + ")");
                }
                return super.visitMethod(method, none);
            }

            @Override
            public Void visitVariable(VariableTree variable, Void none) {
                if (variable.getName().contentEquals(name) && variable.getType() != null) {
                    note(name + ":" + variable.getType());
                }
                return super.visitVariable(variable, none);
            }

            @Override
            public Void visitClass(ClassTree type, Void none) {
                if (type.getSimpleName().contentEquals(name)) {
                    note(name);
                }
                return super.visitClass(type, none);
            }

            private String owner() {
                Tree outer = getCurrentPath().getParentPath().getLeaf();
                String type = outer instanceof ClassTree around
                        ? around.getSimpleName().toString()
                        : CELL;
                return type.equals(CELL) || type.isEmpty() ? "" : type + ".";
            }

            private void note(String signature) {
                String comment = source.on(getCurrentPath());
                found.add(comment == null ? signature : signature + "\n" + JavadocText.plain(comment));
            }
        }.scan(new TreePath(source.file()), null);
        return found;
    }
}

package sudoku.kernel.ask;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** The comments in the text of a source file, found with the JDK's own parser. */
final class SourceComments {
    private final String text;
    private final CompilationUnitTree file;
    private final DocTrees trees;

    private SourceComments(String text, CompilationUnitTree file, DocTrees trees) {
        this.text = text;
        this.file = file;
        this.trees = trees;
    }

    /** What the text does not say in good Java is left out. */
    static SourceComments in(String text) {
        JavacTask parser = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, problem -> {}, List.of(), null, List.of(new Text(text)));
        try {
            return new SourceComments(text, parser.parse().iterator().next(), DocTrees.instance(parser));
        } catch (IOException neverWithText) {
            throw new IllegalStateException(neverWithText);
        }
    }

    CompilationUnitTree file() {
        return file;
    }

    /** The Javadoc of a declaration, or the lines of comment just above it; {@code null} if there are none. */
    String on(TreePath declaration) {
        String javadoc = trees.getDocComment(declaration);
        return javadoc != null
                ? javadoc
                : linesAbove((int) trees.getSourcePositions().getStartPosition(file, declaration.getLeaf()));
    }

    private String linesAbove(int position) {
        List<String> above = text.substring(0, Math.max(position, 0))
                .lines()
                .map(String::strip)
                .toList();
        int last = above.size() - (position > 0 && text.charAt(position - 1) != '\n' ? 1 : 0);
        int first = last;
        while (first > 0 && above.get(first - 1).startsWith("//")) {
            first--;
        }
        return first == last
                ? null
                : above.subList(first, last).stream()
                        .map(line -> line.replaceFirst("^/+\\s*", ""))
                        .collect(Collectors.joining("\n"));
    }

    /**
     * The comment on a class or member. The names lead from the top class to it; the parameter types choose among
     * overloads. A constructor without a comment has its class's.
     */
    static String find(String source, List<String> names, List<String> parameterTypes) {
        SourceComments comments = in(source);
        for (Tree top : comments.file.getTypeDecls()) {
            if (top instanceof ClassTree type && type.getSimpleName().contentEquals(names.get(0))) {
                return comments.find(new TreePath(new TreePath(comments.file), top), names, parameterTypes);
            }
        }
        return null;
    }

    private String find(TreePath type, List<String> names, List<String> parameterTypes) {
        if (names.size() == 1 && parameterTypes == null) {
            return on(type);
        }
        String wanted = names.size() == 1 ? "<init>" : names.get(1);
        String found = null;
        for (Tree member : ((ClassTree) type.getLeaf()).getMembers()) {
            TreePath path = new TreePath(type, member);
            if (member instanceof ClassTree nested && nested.getSimpleName().contentEquals(wanted)) {
                return find(path, names.subList(1, names.size()), parameterTypes);
            }
            if (member instanceof VariableTree field
                    && parameterTypes == null
                    && field.getName().contentEquals(wanted)) {
                return on(path);
            }
            if (member instanceof MethodTree method
                    && parameterTypes != null
                    && method.getName().contentEquals(wanted)) {
                boolean sameTypes = method.getParameters().stream()
                        .map(each -> simple(each.getType().toString()))
                        .toList()
                        .equals(parameterTypes);
                String comment = on(path);
                if (sameTypes && comment != null) {
                    return comment;
                }
                found = found == null ? comment : found;
            }
        }
        return found == null && names.size() == 1 ? on(type) : found;
    }

    /** A type's name without its package and type arguments. */
    static String simple(String type) {
        return type.replaceAll("<.*>", "")
                .replaceAll("^(?:\\w+\\.)*", "")
                .replace("...", "[]")
                .strip();
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String text) {
            super(URI.create("string:///Source.java"), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}

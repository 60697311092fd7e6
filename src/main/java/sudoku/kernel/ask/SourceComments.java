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
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Finds the Javadoc comment on a class or member in the text of a source file, with the JDK's own parser. */
final class SourceComments {
    private SourceComments() {}

    /**
     * The names lead from the top class to the member; the parameter types choose among overloads. A constructor
     * without a comment has its class's.
     */
    static String find(String source, List<String> names, List<String> parameterTypes) {
        JavacTask parser = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, problem -> {}, List.of(), null, List.of(new Text(source)));
        try {
            for (CompilationUnitTree file : parser.parse()) {
                for (Tree top : file.getTypeDecls()) {
                    if (top instanceof ClassTree type && type.getSimpleName().contentEquals(names.get(0))) {
                        TreePath path = new TreePath(new TreePath(file), top);
                        return find(DocTrees.instance(parser), path, names, parameterTypes);
                    }
                }
            }
        } catch (IOException neverWithText) {
            throw new IllegalStateException(neverWithText);
        }
        return null;
    }

    private static String find(DocTrees comments, TreePath type, List<String> names, List<String> parameterTypes) {
        if (names.size() == 1 && parameterTypes == null) {
            return comments.getDocComment(type);
        }
        String wanted = names.size() == 1 ? "<init>" : names.get(1);
        String found = null;
        for (Tree member : ((ClassTree) type.getLeaf()).getMembers()) {
            TreePath path = new TreePath(type, member);
            if (member instanceof ClassTree nested && nested.getSimpleName().contentEquals(wanted)) {
                return find(comments, path, names.subList(1, names.size()), parameterTypes);
            }
            if (member instanceof VariableTree field && parameterTypes == null
                    && field.getName().contentEquals(wanted)) {
                return comments.getDocComment(path);
            }
            if (member instanceof MethodTree method && parameterTypes != null
                    && method.getName().contentEquals(wanted)) {
                boolean sameTypes = method.getParameters().stream()
                        .map(each -> simple(each.getType().toString())).toList().equals(parameterTypes);
                String comment = comments.getDocComment(path);
                if (sameTypes && comment != null) {
                    return comment;
                }
                found = found == null ? comment : found;
            }
        }
        return found == null && names.size() == 1 ? comments.getDocComment(type) : found;
    }

    /** A type's name without its package and type arguments. */
    static String simple(String type) {
        return type.replaceAll("<.*>", "").replaceAll("^(?:\\w+\\.)*", "").replace("...", "[]").strip();
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

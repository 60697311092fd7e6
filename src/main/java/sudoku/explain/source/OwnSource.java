package sudoku.explain.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A cell that a student has written, parsed.
 *
 * <p><b>Idea.</b> What is declared in a cell can be declared in a class. So the cell is put between the braces of one,
 * in such a way that its lines keep their numbers. Imports are left out, because the notebook has made them already.
 */
public final class OwnSource {
    /** The class around it, in the same line as the cell's first. */
    static final String HEAD = "class " + OwnSource.CLASS + " {";

    static final String CLASS = "$Explained";

    private static final Pattern NO_MEMBER =
            Pattern.compile("(?m)^\\h*(?:import\\s+(?:static\\s+)?[\\w.]+(?:\\.\\*)?\\s*;|%.*)");

    private final String cell;
    private final String text;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    private OwnSource(String cell, String text, CompilationUnitTree unit, SourcePositions positions) {
        this.cell = cell;
        this.text = text;
        this.unit = unit;
        this.positions = positions;
    }

    /** Parses a cell; nothing, if it is more or less than declarations. */
    public static Optional<OwnSource> of(String cell) {
        Matcher others = NO_MEMBER.matcher(cell);
        String text = HEAD + others.replaceAll(found -> " ".repeat(found.group().length())) + "\n}";
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        JavaFileObject file = new SimpleJavaFileObject(URI.create("string:///Cell.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreErrors) {
                return text;
            }
        };
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, problems, List.of("-proc:none"), null, List.of(file));
        try {
            CompilationUnitTree unit = task.parse().iterator().next();
            boolean isSound =
                    problems.getDiagnostics().stream().noneMatch(problem -> problem.getKind() == Diagnostic.Kind.ERROR);
            return isSound && unit.getTypeDecls().size() == 1
                    ? Optional.of(
                            new OwnSource(cell, text, unit, Trees.instance(task).getSourcePositions()))
                    : Optional.empty();
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The cell as she wrote it. */
    public String cell() {
        return cell;
    }

    public List<String> lines() {
        return cell.lines().toList();
    }

    /** A line of the cell, counted from 1, without the space around it. */
    public String line(int number) {
        return lines().get(number - 1).strip();
    }

    /** With the class around it. */
    public String text() {
        return text;
    }

    /** How far the cell is from the beginning of the text. */
    public int head() {
        return HEAD.length();
    }

    CompilationUnitTree unit() {
        return unit;
    }

    SourcePositions positions() {
        return positions;
    }

    List<? extends Tree> members() {
        return ((ClassTree) unit.getTypeDecls().get(0)).getMembers();
    }

    int start(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    int end(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    String text(Tree tree) {
        return text.substring(start(tree), end(tree));
    }

    int lineOf(Tree tree) {
        return lineAt(start(tree));
    }

    /** The line of a place in the text. */
    public int lineAt(int place) {
        return (int) unit.getLineMap().getLineNumber(place);
    }

    /** Whether a method of this name returns nothing; nothing if the cell has none. */
    public Optional<Boolean> isVoid(String method) {
        return members().stream()
                .filter(member -> member instanceof MethodTree declared
                        && declared.getName().contentEquals(method)
                        && declared.getReturnType() != null)
                .map(member -> text(((MethodTree) member).getReturnType()).equals("void"))
                .findFirst();
    }
}

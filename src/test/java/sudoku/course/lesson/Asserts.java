package sudoku.course.lesson;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * The asserts of a cell, each of which can be turned round.
 *
 * <p>The compiler's own parser finds them, so one in a loop, in a lambda or in a comment is what it is.
 */
final class Asserts {
    private static final String BEFORE = "class Cell { void statements() throws Throwable {\n";
    private static final String AFTER = "\n} }";

    /** A condition by where it begins and ends. */
    private record Condition(int start, int end) {}

    private final String code;
    private final List<Condition> conditions;

    Asserts(String code) {
        this.code = code;
        this.conditions = found(code);
    }

    int count() {
        return conditions.size();
    }

    String condition(int number) {
        return code.substring(conditions.get(number).start, conditions.get(number).end);
    }

    /** The cell with one of its asserts saying the opposite. */
    String turned(int number) {
        Condition turned = conditions.get(number);
        return code.substring(0, turned.start) + "!(" + condition(number) + ")" + code.substring(turned.end);
    }

    private static List<Condition> found(String code) {
        String text = BEFORE + code + AFTER;
        JavacTask parser = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(
                        null,
                        null,
                        problem -> {},
                        List.of("-proc:none"),
                        null,
                        List.of(
                                new SimpleJavaFileObject(
                                        URI.create("string:///Cell.java"), JavaFileObject.Kind.SOURCE) {
                                    @Override
                                    public CharSequence getCharContent(boolean lenient) {
                                        return text;
                                    }
                                }));
        List<Condition> found = new ArrayList<>();
        SourcePositions positions = Trees.instance(parser).getSourcePositions();
        try {
            for (CompilationUnitTree unit : parser.parse()) {
                new TreeScanner<Void, Void>() {
                    @Override
                    public Void visitAssert(AssertTree tree, Void nothing) {
                        found.add(new Condition(
                                (int) positions.getStartPosition(unit, tree.getCondition()) - BEFORE.length(),
                                (int) positions.getEndPosition(unit, tree.getCondition()) - BEFORE.length()));
                        return super.visitAssert(tree, nothing);
                    }
                }.scan(unit, null);
            }
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        found.sort(Comparator.comparing(Condition::start));
        return found;
    }
}

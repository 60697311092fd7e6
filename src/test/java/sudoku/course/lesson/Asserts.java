package sudoku.course.lesson;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

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
        ParsedJava java = new ParsedJava(BEFORE + code + AFTER);
        List<Condition> found = new ArrayList<>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitAssert(AssertTree tree, Void nothing) {
                ExpressionTree asserted = tree.getCondition();
                found.add(new Condition(
                        (int) java.positions.getStartPosition(java.unit, asserted) - BEFORE.length(),
                        (int) java.positions.getEndPosition(java.unit, asserted) - BEFORE.length()));
                return super.visitAssert(tree, nothing);
            }
        }.scan(java.unit, null);
        found.sort(Comparator.comparing(Condition::start));
        return found;
    }
}

package sudoku.course.lesson;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The rules for code that students read, as STYLE has them: code is there to be read aloud. */
final class StudentCodeRules extends TreePathScanner<Void, Void> {
    private static final Set<Kind> BITS =
            EnumSet.of(Kind.AND, Kind.OR, Kind.XOR, Kind.LEFT_SHIFT, Kind.RIGHT_SHIFT, Kind.UNSIGNED_RIGHT_SHIFT);
    private static final Set<Kind> STEPS =
            EnumSet.of(Kind.PREFIX_INCREMENT, Kind.PREFIX_DECREMENT, Kind.POSTFIX_INCREMENT, Kind.POSTFIX_DECREMENT);
    /** Counters, sizes, and the two variables of a constraint, as books call them. */
    private static final Set<String> LETTERS = Set.of("i", "j", "n", "x", "y");

    private static final Pattern NO_WORD = Pattern.compile("[a-zA-Z]\\d*");
    private static final Set<String> STREAMS =
            Set.of("stream", "Stream", "IntStream", "LongStream", "DoubleStream", "Collectors");
    /** From which lesson on a form of Java is known: the one that teaches it. */
    private static final Map<String, String> TAUGHT = Map.of(
            "a stream", "09", "a method reference", "09", "a record", "09", "a trick with two's complement", "12");

    private final ParsedJava java;
    private final Set<String> methods;
    private final String lesson;
    private final List<String> faults = new ArrayList<>();
    private final Set<Tree> withTernary = new HashSet<>();
    private final Set<Long> typesAt = new HashSet<>();

    private StudentCodeRules(ParsedJava java, Set<String> methods, String lesson) {
        this.java = java;
        this.methods = methods;
        this.lesson = lesson;
    }

    /** @param methods the names of all methods of the lesson */
    static List<String> faults(ParsedJava java, Set<String> methods, String lesson) {
        StudentCodeRules rules = new StudentCodeRules(java, methods, lesson);
        rules.scan(java.unit, null);
        return rules.faults;
    }

    static Set<String> methods(CompilationUnitTree unit) {
        Set<String> names = new TreeSet<>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitMethod(MethodTree method, Void nothing) {
                names.add(method.getName().toString());
                return super.visitMethod(method, nothing);
            }
        }.scan(unit, null);
        return names;
    }

    private void expect(boolean fine, String rule, Tree where) {
        if (!fine) {
            faults.add(
                    rule + ": " + where.toString().strip().lines().findFirst().orElse(""));
        }
    }

    private Tree parent() {
        return getCurrentPath().getParentPath().getLeaf();
    }

    @Override
    public Void visitVariable(VariableTree variable, Void nothing) {
        String name = variable.getName().toString();
        boolean isOfLambda = parent() instanceof LambdaExpressionTree;
        long type = java.positions.getStartPosition(java.unit, variable.getType());
        expect(isOfLambda || type < 0 || typesAt.add(type), "one declaration a line", variable);
        expect(!methods.contains(name), "a variable has the name of a method of the lesson, " + name, variable);
        expect(
                LETTERS.contains(name) || !NO_WORD.matcher(name).matches() || isOfLambda && name.length() == 1,
                "a name that is no word, " + name,
                variable);
        return super.visitVariable(variable, nothing);
    }

    @Override
    public Void visitAssignment(AssignmentTree assignment, Void nothing) {
        expectStatement(assignment);
        return super.visitAssignment(assignment, nothing);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree assignment, Void nothing) {
        expectStatement(assignment);
        return super.visitCompoundAssignment(assignment, nothing);
    }

    @Override
    public Void visitUnary(UnaryTree unary, Void nothing) {
        if (STEPS.contains(unary.getKind())) {
            expectStatement(unary);
        }
        return super.visitUnary(unary, nothing);
    }

    /** All that a lambda does may be an assignment. */
    private void expectStatement(Tree assignment) {
        boolean isAlone = parent().getKind() == Kind.EXPRESSION_STATEMENT
                || parent() instanceof LambdaExpressionTree
                || parent().getKind() == Kind.ANNOTATION;
        expect(isAlone, "an assignment inside an expression", parent());
    }

    @Override
    public Void visitBinary(BinaryTree binary, Void nothing) {
        for (ExpressionTree side : List.of(binary.getLeftOperand(), binary.getRightOperand())) {
            boolean ofBits = BITS.contains(binary.getKind()) || BITS.contains(side.getKind());
            expect(
                    !(side instanceof BinaryTree) || !ofBits || side.getKind() == binary.getKind(),
                    "an operation on bits without parentheses",
                    binary);
            Tree bare = bare(side);
            boolean isNegative = bare.toString().startsWith("-");
            boolean isComplement = bare.getKind() == Kind.BITWISE_COMPLEMENT;
            boolean isSum = binary.getKind() == Kind.PLUS || binary.getKind() == Kind.MINUS;
            if (isNegative && BITS.contains(binary.getKind()) || isComplement && isSum) {
                expectTaught("a trick with two's complement", binary);
            }
        }
        return super.visitBinary(binary, nothing);
    }

    private static Tree bare(Tree tree) {
        Tree bare = tree;
        while (bare instanceof ParenthesizedTree inside) {
            bare = inside.getExpression();
        }
        return bare;
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree ternary, Void nothing) {
        TreePath path = getCurrentPath();
        while (!(path.getLeaf() instanceof StatementTree)) {
            path = path.getParentPath();
        }
        expect(withTernary.add(path.getLeaf()), "a second ?: in one statement", path.getLeaf());
        return super.visitConditionalExpression(ternary, nothing);
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
        if (type.getKind() == Kind.RECORD) {
            expectTaught("a record", type);
        }
        return super.visitClass(type, nothing);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree reference, Void nothing) {
        expectTaught("a method reference", reference);
        return super.visitMemberReference(reference, nothing);
    }

    @Override
    public Void visitIdentifier(IdentifierTree name, Void nothing) {
        if (STREAMS.contains(name.getName().toString())) {
            expectTaught("a stream", parent());
        }
        return super.visitIdentifier(name, nothing);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree member, Void nothing) {
        if (STREAMS.contains(member.getIdentifier().toString())) {
            expectTaught("a stream", member);
        }
        return super.visitMemberSelect(member, nothing);
    }

    private void expectTaught(String form, Tree where) {
        String teacher = TAUGHT.get(form);
        expect(lesson.compareTo(teacher) >= 0, form + ", which lesson " + teacher + " teaches", where);
    }
}

package sudoku.explain.source;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The small mistakes that can be made in a source, each alone: a bound off by one, a condition turned, a clause or a
 * statement left out, one operator for another, an {@code int} for a {@code long}, a value beside the one returned, no
 * copy.
 *
 * <p>Some are not made since they change nothing that anybody could see: an array with one place more, and {@code !=}
 * for {@code <} at the end of a loop.
 */
public final class SourceChanges extends TreePathScanner<Void, Void> {
    private static final Map<String, List<String>> OPERATORS = Map.ofEntries(
            Map.entry("<", List.of("<=", ">=")),
            Map.entry("<=", List.of("<", ">")),
            Map.entry(">", List.of(">=", "<=")),
            Map.entry(">=", List.of(">", "<")),
            Map.entry("==", List.of("!=")),
            Map.entry("!=", List.of("==")),
            Map.entry("+", List.of("-")),
            Map.entry("-", List.of("+")),
            Map.entry("*", List.of("/")),
            Map.entry("/", List.of("*")),
            Map.entry("%", List.of("/")),
            Map.entry("&&", List.of("||")),
            Map.entry("||", List.of("&&")),
            Map.entry("&", List.of("|")),
            Map.entry("|", List.of("^", "&")),
            Map.entry("^", List.of("|")),
            Map.entry("<<", List.of(">>")),
            Map.entry(">>", List.of("<<")),
            Map.entry(">>>", List.of("<<")),
            Map.entry("+=", List.of("-=")),
            Map.entry("-=", List.of("+=")),
            Map.entry("|=", List.of("^=", "&=")),
            Map.entry("^=", List.of("|=")),
            Map.entry("&=", List.of("|=")),
            Map.entry("*=", List.of("+=")),
            Map.entry("/=", List.of("*=")));
    private static final Set<Kind> COMPARISONS = Set.of(
            Kind.LESS_THAN,
            Kind.LESS_THAN_EQUAL,
            Kind.GREATER_THAN,
            Kind.GREATER_THAN_EQUAL,
            Kind.EQUAL_TO,
            Kind.NOT_EQUAL_TO);

    private static final Set<Kind> LEFT_OUT = Set.of(
            Kind.IF,
            Kind.WHILE_LOOP,
            Kind.FOR_LOOP,
            Kind.ENHANCED_FOR_LOOP,
            Kind.BREAK,
            Kind.CONTINUE,
            Kind.RETURN,
            Kind.EXPRESSION_STATEMENT);

    private final String source;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<SourceChange> found = new ArrayList<>();

    private SourceChanges(String source, CompilationUnitTree unit, SourcePositions positions) {
        this.source = source;
        this.unit = unit;
        this.positions = positions;
    }

    public static List<SourceChange> in(String source, CompilationUnitTree unit, SourcePositions positions) {
        SourceChanges mutations = new SourceChanges(source, unit, positions);
        mutations.scan(unit, null);
        return mutations.found;
    }

    /** Those in a student's cell. */
    public static List<SourceChange> in(OwnSource source) {
        return in(source.text(), source.unit(), source.positions());
    }

    private int start(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    private int end(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    /** What the compiler has added, such as the type of a constant, is nowhere. */
    private boolean isWritten(Tree tree) {
        return start(tree) >= 0 && end(tree) >= start(tree);
    }

    private String text(Tree tree) {
        return isWritten(tree) ? source.substring(start(tree), end(tree)) : "";
    }

    private void replace(Tree tree, String text) {
        if (isWritten(tree)) {
            found.add(new SourceChange(start(tree), end(tree), text));
        }
    }

    private void operator(Tree left, Tree right) {
        String between = source.substring(end(left), start(right));
        String written = between.strip();
        int from = end(left) + between.indexOf(written);
        OPERATORS
                .getOrDefault(written, List.of())
                .forEach(other -> found.add(new SourceChange(from, from + written.length(), other)));
    }

    private void turned(ExpressionTree condition) {
        ExpressionTree inner = condition instanceof ParenthesizedTree in ? in.getExpression() : condition;
        if (inner != null && !COMPARISONS.contains(inner.getKind()) && inner.getKind() != Kind.LOGICAL_COMPLEMENT) {
            replace(inner, "!(" + text(inner) + ")");
        }
    }

    /** What can be left out is left out. */
    @Override
    public Void scan(Tree tree, Void none) {
        boolean isStatement = tree != null && LEFT_OUT.contains(tree.getKind());
        if (isStatement && (tree.getKind() != Kind.EXPRESSION_STATEMENT || source.charAt(end(tree) - 1) == ';')) {
            replace(tree, ";");
        }
        return super.scan(tree, none);
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void none) {
        operator(tree.getLeftOperand(), tree.getRightOperand());
        if (tree.getKind() == Kind.CONDITIONAL_AND || tree.getKind() == Kind.CONDITIONAL_OR) {
            replace(tree, text(tree.getLeftOperand()));
            replace(tree, text(tree.getRightOperand()));
        }
        return super.visitBinary(tree, none);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void none) {
        operator(tree.getVariable(), tree.getExpression());
        return super.visitCompoundAssignment(tree, none);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void none) {
        String whole = text(tree);
        if (whole.contains("++") || whole.contains("--")) {
            replace(tree, whole.contains("++") ? whole.replace("++", "--") : whole.replace("--", "++"));
        } else {
            replace(tree, text(tree.getExpression()));
        }
        return super.visitUnary(tree, none);
    }

    @Override
    public Void visitLiteral(LiteralTree tree, Void none) {
        if (tree.getValue() instanceof Boolean value) {
            replace(tree, String.valueOf(!value));
        } else if (tree.getValue() instanceof Integer || tree.getValue() instanceof Long) {
            long value = ((Number) tree.getValue()).longValue();
            String kind = tree.getValue() instanceof Long ? "L" : "";
            boolean isLength = getCurrentPath().getParentPath().getLeaf() instanceof NewArrayTree array
                    && array.getDimensions().contains(tree);
            if (!isLength) {
                replace(tree, value + 1 + kind);
            }
            replace(tree, value == 0 ? "(-1)" : value - 1 + kind);
        }
        return super.visitLiteral(tree, none);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void none) {
        if (tree.getMethodSelect() instanceof MemberSelectTree select) {
            String name = select.getIdentifier().toString();
            if (name.equals("clone")) {
                replace(tree, text(select.getExpression()));
            } else if (text(select).equals("Math.min") || text(select).equals("Math.max")) {
                replace(select, name.equals("min") ? "Math.max" : "Math.min");
            }
        }
        return super.visitMethodInvocation(tree, none);
    }

    @Override
    public Void visitTypeCast(TypeCastTree tree, Void none) {
        replace(tree, text(tree.getExpression()));
        return super.visitTypeCast(tree, none);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void none) {
        if (tree.getType() != null && text(tree.getType()).equals("long")) {
            ExpressionTree value = tree.getInitializer();
            if (value == null) {
                replace(tree.getType(), "int");
            } else {
                String name = source.substring(end(tree.getType()), start(value));
                found.add(new SourceChange(
                        start(tree.getType()), end(value), "int" + name + "(int) (" + text(value) + ")"));
            }
        }
        return super.visitVariable(tree, none);
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void none) {
        ExpressionTree value = tree.getExpression();
        if (value != null && !(value instanceof LiteralTree)) {
            String type = returned(getCurrentPath());
            if (type.equals("int") || type.equals("long")) {
                replace(value, "(" + text(value) + ") + 1");
            } else if (type.equals("boolean")) {
                turned(value);
            }
        }
        return super.visitReturn(tree, none);
    }

    private String returned(TreePath path) {
        for (TreePath up = path; up != null; up = up.getParentPath()) {
            if (up.getLeaf() instanceof MethodTree method) {
                return method.getReturnType() == null ? "" : text(method.getReturnType());
            } else if (up.getLeaf() instanceof LambdaExpressionTree) {
                return "";
            }
        }
        return "";
    }

    @Override
    public Void visitIf(IfTree tree, Void none) {
        turned(tree.getCondition());
        return super.visitIf(tree, none);
    }

    @Override
    public Void visitWhileLoop(WhileLoopTree tree, Void none) {
        turned(tree.getCondition());
        return super.visitWhileLoop(tree, none);
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree tree, Void none) {
        turned(tree.getCondition());
        return super.visitConditionalExpression(tree, none);
    }
}

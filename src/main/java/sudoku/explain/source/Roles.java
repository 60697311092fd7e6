package sudoku.explain.source;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the local variables of one method are for, read off what is done to them.
 *
 * <p><b>Idea.</b> The roles are those of Sajaniemi (2002), as far as the source alone decides them. A variable whose
 * changes fit two roles, or none, has no role here. Nor has an array or a list into which something may be put. Two
 * variables of one name in a method count as one.
 */
public final class Roles extends TreePathScanner<Void, Void> {
    private static final Set<Kind> COMPARISONS =
            Set.of(Kind.LESS_THAN, Kind.LESS_THAN_EQUAL, Kind.GREATER_THAN, Kind.GREATER_THAN_EQUAL);
    private static final Set<Kind> STEPS =
            Set.of(Kind.PREFIX_INCREMENT, Kind.POSTFIX_INCREMENT, Kind.PREFIX_DECREMENT, Kind.POSTFIX_DECREMENT);

    private static final Set<Kind> LOOPS =
            Set.of(Kind.FOR_LOOP, Kind.ENHANCED_FOR_LOOP, Kind.WHILE_LOOP, Kind.DO_WHILE_LOOP);
    private static final Map<Kind, Role> COLLECTING = Map.of(
            Kind.PLUS_ASSIGNMENT, Role.GATHERER,
            Kind.MULTIPLY_ASSIGNMENT, Role.GATHERER,
            Kind.OR_ASSIGNMENT, Role.GATHERER,
            Kind.MINUS_ASSIGNMENT, Role.REST,
            Kind.AND_ASSIGNMENT, Role.REST);
    private static final Set<String> VALUES = Set.of("int", "long", "double", "boolean", "char", "String");

    private final OwnSource source;
    /** All that is done to a variable after its declaration; empty for something that fits no role. */
    private final Map<String, List<Optional<Role>>> changes = new LinkedHashMap<>();

    private final Map<String, String> types = new HashMap<>();

    private Roles(OwnSource source) {
        this.source = source;
    }

    /** The variables and parameters of each method that has some, in their order, by the method's name. */
    public static Map<String, Map<String, Optional<Role>>> in(OwnSource source) {
        Map<String, Map<String, Optional<Role>>> all = new LinkedHashMap<>();
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitMethod(MethodTree method, Void none) {
                if (method.getBody() != null && method.getReturnType() != null) {
                    Roles roles = new Roles(source);
                    roles.scan(getCurrentPath(), null);
                    all.put(method.getName().toString(), roles.found());
                }
                return null;
            }
        }.scan(new TreePath(source.unit()), null);
        return all;
    }

    private Map<String, Optional<Role>> found() {
        Map<String, Optional<Role>> found = new LinkedHashMap<>();
        changes.forEach((name, done) -> {
            EnumSet<Role> roles = EnumSet.noneOf(Role.class);
            done.forEach(each -> each.ifPresent(roles::add));
            boolean isClear = roles.size() == 1 && done.stream().allMatch(Optional::isPresent);
            Optional<Role> fixed = done.isEmpty() ? Optional.of(Role.FIXED) : Optional.empty();
            found.put(name, isClear ? Optional.of(roles.iterator().next()) : fixed);
        });
        return found;
    }

    private void note(String name, Optional<Role> role) {
        List<Optional<Role>> done = changes.get(name);
        if (done != null) {
            done.add(role);
        }
    }

    private static String nameOf(Tree tree) {
        return tree instanceof IdentifierTree identifier ? identifier.getName().toString() : "";
    }

    /** A new value at its declaration may be anything but for the walker's, which comes with its loop. */
    @Override
    public Void visitVariable(VariableTree variable, Void none) {
        String name = variable.getName().toString();
        List<Optional<Role>> done = changes.computeIfAbsent(name, first -> new ArrayList<>());
        types.put(name, variable.getType() == null ? "" : source.text(variable.getType()));
        mayFill(variable.getInitializer());
        Tree around = getCurrentPath().getParentPath().getLeaf();
        if (around instanceof EnhancedForLoopTree
                || around instanceof ForLoopTree loop && loop.getInitializer().contains(variable)) {
            done.add(Optional.of(Role.WALKER));
        }
        return super.visitVariable(variable, none);
    }

    /** What the header of its loop does to a walker is walking. */
    private boolean isInHeader() {
        Tree below = getCurrentPath().getLeaf();
        for (TreePath up = getCurrentPath().getParentPath(); up != null; up = up.getParentPath()) {
            if (up.getLeaf() instanceof ForLoopTree loop) {
                return loop.getUpdate().contains(below);
            }
            below = up.getLeaf();
        }
        return false;
    }

    /** What holds an array or a list may be the place into which somebody else puts something. */
    private void mayFill(Tree value) {
        if (!VALUES.contains(types.getOrDefault(nameOf(value), ""))) {
            note(nameOf(value), Optional.empty());
        }
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
        call.getArguments().forEach(this::mayFill);
        if (call.getMethodSelect() instanceof MemberSelectTree select) {
            mayFill(select.getExpression());
        }
        return super.visitMethodInvocation(call, none);
    }

    @Override
    public Void visitNewClass(NewClassTree made, Void none) {
        made.getArguments().forEach(this::mayFill);
        return super.visitNewClass(made, none);
    }

    /**
     * Only what several rounds do has one of the roles that are asked for. What the loop goes on by walks as well, and
     * what counts in every round counts rounds.
     */
    private Optional<Role> inRounds(String name, Role role, boolean underCondition) {
        boolean isUnder = !underCondition;
        boolean isInLoop = false;
        for (TreePath up = getCurrentPath().getParentPath(); up != null; up = up.getParentPath()) {
            isUnder |= up.getLeaf() instanceof IfTree || up.getLeaf() instanceof CaseTree;
            boolean isLoop = LOOPS.contains(up.getLeaf().getKind());
            if (isLoop && !isInLoop && !isUnder
                    || up.getLeaf() instanceof WhileLoopTree loop
                            && source.text(loop.getCondition()).matches("(?s).*\\b" + name + "\\b.*")) {
                return Optional.empty();
            }
            isInLoop |= isLoop;
        }
        return isInLoop ? Optional.of(role) : Optional.empty();
    }

    private Optional<Role> step(String name) {
        return isInHeader() ? Optional.of(Role.WALKER) : inRounds(name, Role.COUNTER, true);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void none) {
        if (STEPS.contains(tree.getKind())) {
            note(changed(tree.getExpression()), step(nameOf(tree.getExpression())));
        }
        return super.visitUnary(tree, none);
    }

    /** The variable that is changed; in an array, no role is clear. */
    private String changed(ExpressionTree target) {
        if (target instanceof ArrayAccessTree element) {
            note(changed(element.getExpression()), Optional.empty());
        }
        return nameOf(target);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void none) {
        boolean isNumber = tree.getExpression() instanceof LiteralTree;
        boolean byOne = isNumber
                && source.text(tree.getExpression()).equals("1")
                && (tree.getKind() == Kind.PLUS_ASSIGNMENT || tree.getKind() == Kind.MINUS_ASSIGNMENT);
        String name = changed(tree.getVariable());
        if (byOne || isInHeader()) {
            note(name, step(name));
        } else if (isNumber || !COLLECTING.containsKey(tree.getKind())) {
            note(name, Optional.empty());
        } else {
            boolean isFlag = types.getOrDefault(name, "").equals("boolean");
            note(name, inRounds(name, isFlag ? Role.FLAG : COLLECTING.get(tree.getKind()), false));
        }
        return super.visitCompoundAssignment(tree, none);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void none) {
        String name = changed(tree.getVariable());
        mayFill(tree.getExpression());
        if (isInHeader()) {
            note(name, Optional.of(Role.WALKER));
        } else if (tree.getExpression() instanceof LiteralTree literal && literal.getValue() instanceof Boolean) {
            note(name, inRounds(name, Role.FLAG, true));
        } else {
            note(
                    name,
                    isForABetterOne(name, tree.getExpression()) ? inRounds(name, Role.BEST, true) : Optional.empty());
        }
        return super.visitAssignment(tree, none);
    }

    /** It is under a condition that compares the old value. */
    private boolean isForABetterOne(String name, ExpressionTree value) {
        if (value instanceof LiteralTree) {
            return false;
        }
        Tree below = getCurrentPath().getLeaf();
        for (TreePath up = getCurrentPath().getParentPath(); up != null; up = up.getParentPath()) {
            if (up.getLeaf() instanceof IfTree condition
                    && below == condition.getThenStatement()
                    && compares(condition.getCondition(), name)) {
                return true;
            }
            below = up.getLeaf();
        }
        return false;
    }

    private boolean compares(ExpressionTree condition, String name) {
        boolean[] found = new boolean[1];
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitBinary(BinaryTree tree, Void none) {
                boolean isOne = COMPARISONS.contains(tree.getKind());
                found[0] |= isOne && (isNamed(tree.getLeftOperand()) || isNamed(tree.getRightOperand()));
                return super.visitBinary(tree, none);
            }

            private boolean isNamed(ExpressionTree operand) {
                return nameOf(operand).equals(name);
            }
        }.scan(new TreePath(new TreePath(source.unit()), condition), null);
        return found[0];
    }
}

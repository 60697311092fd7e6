package sudoku.explain.source;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Walks through a source and notes what is to be written into it: at each statement, and around each method. */
final class StatementWalk extends TreeScanner<Void, Void> {
    private static final Set<Kind> LOOPS =
            Set.of(Kind.FOR_LOOP, Kind.ENHANCED_FOR_LOOP, Kind.WHILE_LOOP, Kind.DO_WHILE_LOOP, Kind.LABELED_STATEMENT);

    private final OwnSource source;
    private final Members members;
    private final Insertions insertions;
    private final List<OwnStatement> statements = new ArrayList<>();
    private final List<Method> methods = new ArrayList<>();
    private final Set<Integer> nested = new HashSet<>();
    private final Scopes scopes = new Scopes();
    private MethodTree method;
    private boolean inLambda;

    StatementWalk(OwnSource source, Members members, Insertions insertions) {
        this.source = source;
        this.members = members;
        this.insertions = insertions;
        scan(source.unit(), null);
        markThoseThatShareALine();
    }

    List<OwnStatement> statements() {
        return statements;
    }

    List<Method> methods() {
        return methods;
    }

    /** {@code if (…) return;} in one line counts as the condition. */
    private void markThoseThatShareALine() {
        Map<Integer, Integer> perLine = new HashMap<>();
        statements.stream()
                .filter(each -> !nested.contains(each.number()))
                .forEach(each -> perLine.merge(each.line(), 1, Integer::sum));
        statements.replaceAll(each -> new OwnStatement(
                each.number(),
                each.line(),
                each.method(),
                each.names(),
                each.isAlone() && !nested.contains(each.number()) && perLine.get(each.line()) == 1));
    }

    private static String array(List<String> names) {
        return "new Object[] {" + String.join(", ", names) + "}";
    }

    private void at(StatementTree statement, int place) {
        Kind kind = statement.getKind();
        List<String> names = scopes.visible();
        statements.add(new OwnStatement(
                statements.size(),
                source.lineOf(statement),
                method == null ? "" : method.getName().toString(),
                names,
                !LOOPS.contains(kind) && kind != Kind.EMPTY_STATEMENT && kind != Kind.TRY));
        insertions.add(place, "r$.at(" + (statements.size() - 1) + ", " + array(names) + "); ");
    }

    /** Of several variables that are declared in one statement, only the first begins it. */
    private void blockOf(List<? extends StatementTree> block) {
        int begun = -1;
        for (StatementTree each : block) {
            if (source.start(each) == begun) {
                scan(each, null);
            } else {
                inBlock(each);
            }
            begun = source.start(each);
        }
    }

    /** In a block, statements stand side by side. */
    private void inBlock(StatementTree statement) {
        if (statement.getKind() == Kind.BLOCK || statement instanceof ClassTree) {
            scan(statement, null);
            return;
        }
        if (statement.getKind() != Kind.EMPTY_STATEMENT && !Members.isConstructorCall(statement)) {
            at(statement, source.start(statement));
        }
        scan(statement, null);
    }

    /** Alone after a condition, it needs braces. */
    private void alone(StatementTree statement) {
        if (statement == null || statement.getKind() == Kind.BLOCK) {
            scan(statement, null);
            return;
        }
        scopes.openBlock();
        insertions.add(source.start(statement), "{ ");
        at(statement, source.start(statement));
        scan(statement, null);
        insertions.add(source.end(statement), " }");
        scopes.close();
    }

    private void round(StatementTree body) {
        if (body.getKind() == Kind.BLOCK) {
            insertions.add(source.start(body) + 1, " r$.tick();");
        }
        alone(body);
    }

    @Override
    public Void visitBlock(BlockTree block, Void none) {
        scopes.openBlock();
        blockOf(block.getStatements());
        scopes.close();
        return null;
    }

    @Override
    public Void visitVariable(VariableTree variable, Void none) {
        super.visitVariable(variable, none);
        if (variable.getInitializer() != null && method != null) {
            scopes.declare(variable.getName().toString());
        }
        return null;
    }

    @Override
    public Void visitIf(IfTree tree, Void none) {
        scan(tree.getCondition(), none);
        int first = statements.size();
        alone(tree.getThenStatement());
        statements.subList(first, statements.size()).stream()
                .filter(each -> each.line() == source.lineOf(tree))
                .forEach(each -> nested.add(each.number()));
        alone(tree.getElseStatement());
        return null;
    }

    @Override
    public Void visitForLoop(ForLoopTree loop, Void none) {
        scopes.openBlock();
        scan(loop.getInitializer(), none);
        scan(loop.getCondition(), none);
        round(loop.getStatement());
        scopes.close();
        return null;
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree loop, Void none) {
        scopes.openBlock();
        scan(loop.getExpression(), none);
        scopes.declare(loop.getVariable().getName().toString());
        round(loop.getStatement());
        scopes.close();
        return null;
    }

    @Override
    public Void visitWhileLoop(WhileLoopTree loop, Void none) {
        scan(loop.getCondition(), none);
        round(loop.getStatement());
        return null;
    }

    @Override
    public Void visitDoWhileLoop(DoWhileLoopTree loop, Void none) {
        round(loop.getStatement());
        return scan(loop.getCondition(), none);
    }

    @Override
    public Void visitLabeledStatement(LabeledStatementTree labeled, Void none) {
        return scan(labeled.getStatement(), none);
    }

    @Override
    public Void visitSynchronized(SynchronizedTree tree, Void none) {
        return scan(tree.getBlock(), none);
    }

    @Override
    public Void visitTry(TryTree tree, Void none) {
        scopes.openBlock();
        scan(tree.getResources(), none);
        scan(tree.getBlock(), none);
        scopes.close();
        for (CatchTree each : tree.getCatches()) {
            scan(each.getBlock(), none);
        }
        return scan(tree.getFinallyBlock(), none);
    }

    @Override
    public Void visitSwitch(SwitchTree tree, Void none) {
        scan(tree.getExpression(), none);
        for (CaseTree each : tree.getCases()) {
            scopes.openBlock();
            if (each.getStatements() != null) {
                blockOf(each.getStatements());
            } else if (each.getBody() instanceof StatementTree body) {
                alone(body);
            }
            scopes.close();
        }
        return null;
    }

    @Override
    public Void visitSwitchExpression(SwitchExpressionTree tree, Void none) {
        return null;
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void none) {
        if (tree.getExpression() != null && !inLambda && members.tellsResult(method)) {
            insertions.add(source.start(tree.getExpression()), "r$.gives(" + members.castOf(method) + "(");
            super.visitReturn(tree, none);
            insertions.add(source.end(tree.getExpression()), "))");
            return null;
        }
        return super.visitReturn(tree, none);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree lambda, Void none) {
        boolean around = inLambda;
        inLambda = true;
        scopes.openBody(lambda.getParameters().stream()
                .map(each -> each.getName().toString())
                .toList());
        scan(lambda.getBody(), none);
        scopes.close();
        inLambda = around;
        return null;
    }

    @Override
    public Void visitClass(ClassTree type, Void none) {
        MethodTree around = method;
        boolean wasInLambda = inLambda;
        method = null;
        inLambda = false;
        scopes.openBody(List.of());
        super.visitClass(type, none);
        scopes.close();
        method = around;
        inLambda = wasInLambda;
        return null;
    }

    @Override
    public Void visitMethod(MethodTree declared, Void none) {
        if (declared.getBody() == null || members.isCompact(declared)) {
            return null;
        }
        Method told = members.told(declared, methods.size());
        methods.add(told);
        int number = told.number();
        method = declared;
        scopes.openBody(members.readableIn(declared));
        insertions.add(members.beginOf(declared), " r$.enter(" + number + ", " + array(told.parameters()) + "); try {");
        scan(declared.getBody(), none);
        insertions.add(source.end(declared.getBody()) - 1, "} finally { r$.leave(" + number + "); } ");
        scopes.close();
        method = null;
        return null;
    }
}

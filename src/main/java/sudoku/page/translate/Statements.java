package sudoku.page.translate;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.jdt.internal.compiler.ast.AssertStatement;
import org.eclipse.jdt.internal.compiler.ast.Block;
import org.eclipse.jdt.internal.compiler.ast.BreakStatement;
import org.eclipse.jdt.internal.compiler.ast.ContinueStatement;
import org.eclipse.jdt.internal.compiler.ast.DoStatement;
import org.eclipse.jdt.internal.compiler.ast.EmptyStatement;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.ForStatement;
import org.eclipse.jdt.internal.compiler.ast.ForeachStatement;
import org.eclipse.jdt.internal.compiler.ast.IfStatement;
import org.eclipse.jdt.internal.compiler.ast.LabeledStatement;
import org.eclipse.jdt.internal.compiler.ast.LocalDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ReturnStatement;
import org.eclipse.jdt.internal.compiler.ast.Statement;
import org.eclipse.jdt.internal.compiler.ast.SwitchExpression;
import org.eclipse.jdt.internal.compiler.ast.SwitchStatement;
import org.eclipse.jdt.internal.compiler.ast.SynchronizedStatement;
import org.eclipse.jdt.internal.compiler.ast.ThrowStatement;
import org.eclipse.jdt.internal.compiler.ast.TryStatement;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.WhileStatement;
import org.eclipse.jdt.internal.compiler.ast.YieldStatement;
import org.eclipse.jdt.internal.compiler.lookup.LocalVariableBinding;
import sudoku.page.script.ScriptText;
import sudoku.page.script.TypeKinds;

/** Statements: the script's own have the same shapes, so a loop stays a loop. */
final class Statements implements Translation.Steps {
    private final Translation all;
    private final Loops loops;
    private final Switches switches;
    private final Tries tries;
    private final Set<LocalVariableBinding> declared = new HashSet<>();

    Statements(Translation all) {
        this.all = all;
        loops = new Loops(all);
        switches = new Switches(all);
        tries = new Tries(all);
    }

    @Override
    public String choice(SwitchExpression choice) {
        return switches.expression(choice);
    }

    @Override
    public String of(Statement[] statements) {
        StringBuilder text = new StringBuilder();
        if (statements != null) {
            for (Statement each : statements) {
                text.append(of(each));
            }
        }
        return text.toString();
    }

    @Override
    public String of(Statement statement) {
        return all.line(statement) + unmarked(statement);
    }

    private String unmarked(Statement statement) {
        if (statement instanceof Block block) {
            return "{" + of(block.statements) + "}";
        }
        if (statement instanceof LocalDeclaration variable) {
            return variable(variable);
        }
        if (statement instanceof IfStatement choice) {
            return "if (" + all.expressions.value(choice.condition) + ") " + body(choice.thenStatement)
                    + (choice.elseStatement == null ? "" : " else " + body(choice.elseStatement));
        }
        if (statement instanceof ReturnStatement back) {
            return back.expression == null
                    ? "return " + all.frame().result() + ";"
                    : "return (" + all.expressions.value(back.expression) + ");";
        }
        if (statement instanceof SwitchStatement choice && !choice.isTrulyExpression()) {
            return switches.statement(choice);
        }
        if (statement instanceof Expression expression) {
            return all.expressions.value(expression) + ";";
        }
        if (statement instanceof TypeDeclaration type) {
            return all.classes.declaration(type);
        }
        return moving(statement);
    }

    private String moving(Statement statement) {
        if (statement instanceof ForStatement loop) {
            return loops.with(loop);
        }
        if (statement instanceof ForeachStatement loop) {
            return loops.each(loop);
        }
        if (statement instanceof WhileStatement loop) {
            return "while (" + (loop.condition == null ? "true" : all.expressions.value(loop.condition)) + ") "
                    + hooked(loop.action);
        }
        if (statement instanceof DoStatement loop) {
            return "do " + hooked(loop.action) + " while (" + all.expressions.value(loop.condition) + ");";
        }
        if (statement instanceof BreakStatement jump) {
            return "break" + label(jump.label) + ";";
        }
        if (statement instanceof ContinueStatement jump) {
            return "continue" + label(jump.label) + ";";
        }
        if (statement instanceof LabeledStatement labeled) {
            return new String(labeled.label) + "_: " + unmarked(labeled.statement);
        }
        if (statement instanceof YieldStatement result) {
            return switches.yield(result);
        }
        return rare(statement);
    }

    private String rare(Statement statement) {
        if (statement instanceof TryStatement attempt) {
            return tries.of(attempt);
        }
        if (statement instanceof ThrowStatement thrown) {
            return "throw $R.thrown(" + all.expressions.value(thrown.exception) + ");";
        }
        if (statement instanceof AssertStatement claim) {
            return assertion(claim);
        }
        if (statement instanceof SynchronizedStatement alone) {
            return "$R.some(" + all.expressions.value(alone.expression) + ");" + of(alone.block);
        }
        if (statement instanceof EmptyStatement) {
            return ";";
        }
        throw TypeKinds.refuse(statement, "this kind of statement does not work on this page.");
    }

    private String assertion(AssertStatement claim) {
        String detail = claim.exceptionArgument == null ? "" : all.expressions.value(claim.exceptionArgument);
        String signature = claim.exceptionArgument == null
                ? "<init>()V"
                : "<init>(" + assertionType(claim.exceptionArgument) + ")V";
        return "if (!" + all.expressions.value(claim.assertExpression) + ") throw $R.thrown("
                + all.pool.call(claim, "java/lang/AssertionError", signature) + "(" + detail + "));";
    }

    private static String assertionType(Expression detail) {
        if (!detail.resolvedType.isBaseType()) {
            return "Ljava/lang/Object;";
        }
        char letter = TypeKinds.letter(detail.resolvedType);
        return String.valueOf(letter == 'B' || letter == 'S' ? 'I' : letter);
    }

    private static String label(char[] label) {
        return label == null ? "" : " " + new String(label) + "_";
    }

    /** What is done if a condition holds, which may be a declaration of nothing but itself. */
    private String body(Statement statement) {
        return "{" + (statement == null ? "" : of(statement)) + "}";
    }

    @Override
    public String hooked(Statement statement) {
        return "{" + ScriptText.HOOK + (statement == null ? "" : inner(statement)) + "}";
    }

    @Override
    public String inner(Statement statement) {
        return statement instanceof Block block ? of(block.statements) : of(statement);
    }

    private String variable(LocalDeclaration variable) {
        String name = all.names.local(variable.binding);
        String value = variable.initialization == null ? null : all.expressions.value(variable.initialization);
        if (declared.contains(variable.binding)) {
            return value == null ? ";" : name + " = " + value + ";";
        }
        return "let " + name + (value == null ? "" : " = " + value) + ";";
    }

    /** Variables that are declared in the middle of a switch are known in all of it, so they are declared before it. */
    @Override
    public String declaredAhead(Statement[] statements) {
        StringBuilder names = new StringBuilder();
        if (statements != null) {
            for (Statement each : statements) {
                if (each instanceof LocalDeclaration variable) {
                    declared.add(variable.binding);
                    names.append(names.length() == 0 ? "let " : ", ").append(all.names.local(variable.binding));
                }
            }
        }
        return names.length() == 0 ? "" : names + ";";
    }
}

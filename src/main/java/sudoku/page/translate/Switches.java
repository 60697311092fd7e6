package sudoku.page.translate;

import org.eclipse.jdt.internal.compiler.ast.CaseStatement;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.NameReference;
import org.eclipse.jdt.internal.compiler.ast.Statement;
import org.eclipse.jdt.internal.compiler.ast.SwitchExpression;
import org.eclipse.jdt.internal.compiler.ast.SwitchStatement;
import org.eclipse.jdt.internal.compiler.ast.YieldStatement;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import sudoku.page.script.Pool;
import sudoku.page.script.TypeKinds;

/** Switches, the old ones and the new, as a statement and as an expression. */
final class Switches {
    private final Translation all;

    Switches(Translation all) {
        this.all = all;
    }

    String statement(SwitchStatement choice) {
        return "{" + all.statements.declaredAhead(choice.statements) + body(choice) + "}";
    }

    /** A function that is called at once: each of its results is a return. */
    String expression(SwitchExpression choice) {
        String body = all.function(
                false, () -> all.statements.declaredAhead(choice.statements) + body(choice) + "throw $R.noCase();");
        return "(() => {" + body + "})()";
    }

    private String body(SwitchStatement choice) {
        if (choice.containsPatterns || choice.containsNull) {
            throw TypeKinds.refuse(choice, "a pattern in a switch does not work on this page. Use if and instanceof.");
        }
        TypeBinding type = choice.expression.resolvedType;
        String value = all.expressions.value(choice.expression);
        StringBuilder text = new StringBuilder("switch (");
        if (TypeKinds.isString(type)) {
            text.append("$R.unpacked(").append(value).append(")");
        } else if (type.isEnum()) {
            text.append("$R.some(").append(value).append(")");
        } else {
            text.append(value);
        }
        text.append(") {");
        boolean inArrow = false;
        if (choice.statements != null) {
            for (Statement each : choice.statements) {
                if (each instanceof CaseStatement label) {
                    text.append(inArrow && !(choice instanceof SwitchExpression) ? "break;" : "");
                    text.append(labels(label, type));
                    inArrow = label.isExpr;
                } else {
                    text.append(all.statements.of(each));
                }
            }
        }
        return text.append(inArrow && !(choice instanceof SwitchExpression) ? "break;" : "")
                .append("}")
                .toString();
    }

    private String labels(CaseStatement label, TypeBinding type) {
        if (label.constantExpressions == null || label.constantExpressions.length == 0) {
            return all.line(label) + "default: ";
        }
        StringBuilder text = new StringBuilder(all.line(label));
        for (Expression each : label.constantExpressions) {
            text.append("case ").append(constant(each, type)).append(": ");
        }
        return text.toString();
    }

    private String constant(Expression label, TypeBinding type) {
        if (TypeKinds.isString(type)) {
            return Pool.quoted(label.constant.stringValue());
        }
        if (type.isEnum() && label instanceof NameReference name && name.binding instanceof FieldBinding constant) {
            if (!TypeKinds.isOwn(type)) {
                throw TypeKinds.refuse(label, "a switch over an enum of the library does not work on this page.");
            }
            return all.names.global(constant.original());
        }
        return all.conversions.constant(label.constant, 0, label).replaceAll("^\\((.*)\\)$", "$1");
    }

    String yield(YieldStatement result) {
        String value = all.expressions.value(result.expression);
        return result.switchExpression == null ? value + "; break;" : "return (" + value + ");";
    }
}

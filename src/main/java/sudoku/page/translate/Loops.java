package sudoku.page.translate;

import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.ForStatement;
import org.eclipse.jdt.internal.compiler.ast.ForeachStatement;
import org.eclipse.jdt.internal.compiler.ast.LocalDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Statement;
import org.eclipse.jdt.internal.compiler.lookup.ArrayBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import sudoku.page.script.ScriptText;
import sudoku.page.script.TypeKinds;

/** The two kinds of {@code for}. */
final class Loops {
    private final Translation all;

    Loops(Translation all) {
        this.all = all;
    }

    String with(ForStatement loop) {
        String condition = loop.condition == null ? "" : all.expressions.value(loop.condition);
        String steps = expressions(loop.increments);
        String head = first(loop.initializations) + "; " + condition + "; " + steps;
        return "for (" + head + ") " + all.statements.hooked(loop.action);
    }

    private String first(Statement[] statements) {
        if (statements == null || statements.length == 0) {
            return "";
        }
        if (!(statements[0] instanceof LocalDeclaration)) {
            return expressions(statements);
        }
        StringBuilder variables = new StringBuilder();
        for (Statement each : statements) {
            LocalDeclaration variable = (LocalDeclaration) each;
            variables.append(variables.length() == 0 ? "let " : ", ").append(all.names.local(variable.binding));
            if (variable.initialization != null) {
                variables.append(" = ").append(all.expressions.value(variable.initialization));
            }
        }
        return variables.toString();
    }

    private String expressions(Statement[] statements) {
        StringBuilder list = new StringBuilder();
        if (statements != null) {
            for (Statement each : statements) {
                list.append(list.length() == 0 ? "" : ", ").append(all.expressions.value((Expression) each));
            }
        }
        return list.toString();
    }

    String each(ForeachStatement loop) {
        String variable = all.names.local(loop.elementVariable.binding);
        TypeBinding of = loop.collection.resolvedType;
        String collection = all.expressions.value(loop.collection);
        String some = all.frame().temp();
        if (of instanceof ArrayBinding array) {
            return array(loop, variable, collection, array.elementsType());
        }
        String iterator = iterator(loop, of, collection);
        String next = all.pool.call(loop, "java/util/Iterator", "next()Ljava/lang/Object;");
        String more = all.pool.call(loop, "java/util/Iterator", "hasNext()Z");
        String value = all.conversions.convert(next + "(" + some + "$)", loop.elementVariableImplicitWidening, loop);
        return "for (const " + some + "$ = " + iterator + "; " + more + "(" + some + "$); ) {" + ScriptText.HOOK
                + "let " + variable + " = " + value + ";" + inner(loop) + "}";
    }

    private String iterator(ForeachStatement loop, TypeBinding type, String collection) {
        if (TypeKinds.isOwn(type)) {
            MethodBinding[] found = ((ReferenceBinding) type.erasure()).getMethods("iterator".toCharArray());
            for (MethodBinding each : found) {
                if (each.parameters.length == 0) {
                    return collection + "." + all.names.virtual(each) + "()";
                }
            }
        }
        return all.pool.call(loop, "java/lang/Iterable", "iterator()Ljava/util/Iterator;") + "(" + collection + ")";
    }

    private String array(ForeachStatement loop, String variable, String collection, TypeBinding element) {
        String some = all.frame().temp();
        String array = some + "$a";
        String index = some + "$i";
        String value = all.conversions.convert(
                "$get" + TypeKinds.letter(element) + "(" + array + ", " + index + ")",
                loop.elementVariableImplicitWidening,
                loop);
        return "for (let " + array + " = " + collection + ", " + index + " = 0, " + some + "$n = " + array
                + ".data.length; " + index + " < " + some + "$n; " + index + "++) {" + ScriptText.HOOK + "let "
                + variable
                + " = " + value + ";" + inner(loop) + "}";
    }

    private String inner(ForeachStatement loop) {
        return loop.action == null ? "" : "{" + all.statements.inner(loop.action) + "}";
    }
}

package sudoku.page.translate;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Argument;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ExplicitConstructorCall;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import sudoku.page.script.ScriptText;
import sudoku.page.script.TypeKinds;

/** Methods and constructors: a constructor is a method of the script that gives the object back. */
final class Methods {
    private final Translation all;
    private final Supers supers;

    Methods(Translation all, Supers supers) {
        this.all = all;
        this.supers = supers;
    }

    String constructor(TypeDeclaration type, ConstructorDeclaration made) {
        String body = all.function(true, () -> {
            all.frame().gives("this");
            StringBuilder text = new StringBuilder(ScriptText.HOOK);
            ExplicitConstructorCall call = made.constructorCall;
            if (call != null && call.accessMode == ExplicitConstructorCall.This) {
                text.append(supers.call(call)).append(";");
            } else {
                if (call != null && TypeKinds.isOwn(call.binding.declaringClass)) {
                    text.append(supers.call(call)).append(";");
                } else if (call != null) {
                    text.append(supers.callOfLibrary(type, call));
                }
                text.append("this.fields$").append(all.names.type(type.binding)).append("();");
            }
            return text + all.statements.of(made.statements) + Records.assigned(all, type, made);
        });
        return all.line(made) + all.names.constructor(made.binding) + parameters(made) + " {" + body + "return this;}";
    }

    String body(AbstractMethodDeclaration method) {
        return all.function(true, () -> ScriptText.HOOK + all.statements.of(method.statements));
    }

    String parameters(AbstractMethodDeclaration method) {
        List<String> names = new ArrayList<>();
        if (method.arguments != null) {
            for (Argument each : method.arguments) {
                names.add(all.names.local(each.binding));
            }
        }
        return CallScript.list(names);
    }
}

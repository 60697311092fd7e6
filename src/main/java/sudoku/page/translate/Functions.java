package sudoku.page.translate;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.Argument;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.LambdaExpression;
import org.eclipse.jdt.internal.compiler.ast.ReferenceExpression;
import org.eclipse.jdt.internal.compiler.ast.SuperReference;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import sudoku.page.script.ScriptText;
import sudoku.page.script.TypeKinds;

/** Lambdas and references to methods: an object of the interface whose one method is a function of the script. */
final class Functions implements Translation.FunctionObjects {
    private final Translation all;

    Functions(Translation all) {
        this.all = all;
    }

    @Override
    public String lambda(LambdaExpression lambda) {
        List<String> names = new ArrayList<>();
        if (lambda.arguments != null) {
            for (Argument each : lambda.arguments) {
                names.add(all.names.local(each.binding));
            }
        }
        String body = all.function(false, () -> {
            if (lambda.body instanceof Expression expression) {
                String value = all.line(expression) + all.expressions.value(expression);
                return lambda.descriptor.returnType == TypeBinding.VOID ? value + ";" : "return (" + value + ");";
            }
            return ScriptText.HOOK + all.statements.of(lambda.body);
        });
        return object(lambda, lambda.resolvedType, lambda.descriptor, CallScript.list(names) + " => {" + body + "}");
    }

    private String object(ASTNode where, TypeBinding type, MethodBinding described, String function) {
        MethodBinding method = described.original();
        String name = new String(method.selector) + "$" + method.parameters.length;
        if (TypeKinds.isOwn(type)) {
            return "$R.lambda(new " + all.names.type(TypeKinds.own(type)) + "(), \"" + name + "\", " + function + ")";
        }
        return "$R.lambda(" + all.pool.call(where, TypeKinds.name(type), "own") + "(), \"" + name + "\", " + function
                + ")";
    }

    @Override
    public String reference(ReferenceExpression reference) {
        MethodBinding wanted = reference.descriptor;
        List<String> names = new ArrayList<>();
        for (int i = 0; i < wanted.parameters.length; i++) {
            names.add("$p" + i);
        }
        if (reference.isArrayConstructorReference()) {
            String maker = all.pool.maker(TypeKinds.descriptor(reference.lhs.resolvedType));
            String length = adapted("$p0", wanted.parameters[0], TypeBinding.INT, reference);
            return object(reference, reference.resolvedType, wanted, "($p0) => " + maker + "(" + length + ")");
        }
        MethodBinding method = reference.binding;
        if (method.isVarargs() && method.parameters.length != wanted.parameters.length) {
            throw TypeKinds.refuse(
                    reference,
                    "a reference to a method with any number of arguments does not work on this page."
                            + " Write a lambda.");
        }
        String bound = bound(reference, method);
        boolean isUnbound = bound == null && !method.isStatic() && !method.isConstructor();
        List<String> arguments = new ArrayList<>();
        for (int i = isUnbound ? 1 : 0; i < names.size(); i++) {
            TypeBinding to = method.parameters[i - (isUnbound ? 1 : 0)];
            arguments.add(adapted(names.get(i), wanted.parameters[i], to, reference));
        }
        String call = call(reference, method, bound != null ? "$r" : isUnbound ? "$p0" : null, arguments);
        if (wanted.returnType != TypeBinding.VOID) {
            TypeBinding gives = method.isConstructor() ? method.declaringClass : method.returnType;
            call = "return (" + adapted(call, gives, wanted.returnType, reference) + ")";
        }
        String function = CallScript.list(names) + " => {" + all.line(reference) + call + ";}";
        if (bound != null) {
            function = "(($r) => " + function + ")(" + bound + ")";
        }
        return object(reference, reference.resolvedType, wanted, function);
    }

    /** The object that the method is called on, where the reference names one. */
    private String bound(ReferenceExpression reference, MethodBinding method) {
        if (method.isStatic() || method.isConstructor() || !reference.haveReceiver) {
            return null;
        }
        if (reference.lhs instanceof SuperReference) {
            throw TypeKinds.refuse(reference, "super:: does not work on this page. Write a lambda.");
        }
        return "$R.some(" + all.expressions.value(reference.lhs) + ")";
    }

    private String call(ReferenceExpression where, MethodBinding method, String object, List<String> arguments) {
        if (method.isConstructor()) {
            return all.calls.make(method, arguments, where);
        }
        MethodBinding original = method.original();
        if (!TypeKinds.isOwn(method.declaringClass)) {
            List<String> passed = new ArrayList<>(arguments);
            if (object != null) {
                passed.add(0, object);
            }
            String member = new String(original.selector) + new String(original.signature());
            return all.pool.call(where, TypeKinds.name(original.declaringClass), member) + CallScript.list(passed);
        }
        return object == null
                ? all.names.function(original) + CallScript.list(arguments)
                : object + "." + all.names.virtual(original) + CallScript.list(arguments);
    }

    /** A value of one type where another is wanted, as an assignment would have it. */
    private String adapted(String value, TypeBinding from, TypeBinding to, ReferenceExpression where) {
        if (from.isBaseType() && to.isBaseType()) {
            return all.conversions.primitive(value, from.id, to.id, where);
        }
        if (from.isBaseType()) {
            return all.conversions.box(value, from.id, where);
        }
        if (to.isBaseType()) {
            TypeBinding unboxed = where.enclosingScope.environment().computeBoxingType(from);
            String number = all.conversions.unbox(value, unboxed.id, where);
            return all.conversions.primitive(number, unboxed.id, to.id, where);
        }
        return value;
    }
}

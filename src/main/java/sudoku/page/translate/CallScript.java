package sudoku.page.translate;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AllocationExpression;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.Literal;
import org.eclipse.jdt.internal.compiler.ast.MessageSend;
import org.eclipse.jdt.internal.compiler.ast.QualifiedAllocationExpression;
import org.eclipse.jdt.internal.compiler.ast.SingleNameReference;
import org.eclipse.jdt.internal.compiler.ast.SuperReference;
import org.eclipse.jdt.internal.compiler.ast.ThisReference;
import org.eclipse.jdt.internal.compiler.lookup.ArrayBinding;
import org.eclipse.jdt.internal.compiler.lookup.LocalVariableBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import sudoku.page.script.Pool;
import sudoku.page.script.TypeKinds;

/** Calls of methods and constructors, the program's own and the library's. */
final class CallScript implements Translation.Calls {
    private final Translation all;

    CallScript(Translation all) {
        this.all = all;
    }

    @Override
    public String send(MessageSend call) {
        MethodBinding method = call.binding;
        List<String> arguments = arguments(method, call.arguments, call);
        String name = new String(call.selector);
        if (call.actualReceiverType instanceof ArrayBinding && name.equals("clone")) {
            return "$R.clone(" + all.expressions.value(call.receiver) + ")";
        }
        if (name.equals("getClass") && arguments.isEmpty()) {
            throw TypeKinds.refuse(call, "getClass does not work on this page. Use instanceof.");
        }
        MethodBinding original = method.original();
        if (method.isStatic()) {
            return TypeKinds.isOwn(method.declaringClass)
                    ? own(original, arguments)
                    : library(original, arguments, call);
        }
        if (call.receiver instanceof SuperReference) {
            return "super." + all.names.virtual(original) + list(arguments);
        }
        ConstantPatterns.check(call);
        String object = call.receiver.isImplicitThis()
                ? all.object(method.declaringClass)
                : all.expressions.value(call.receiver);
        if (isOnOwn(call, original)) {
            return onObject(object, all.names.virtual(original), arguments, call);
        }
        arguments.add(0, object);
        return library(original, arguments, call);
    }

    /** Whether the object is of a class of the program that has this method as its own, or its kind gives it one. */
    private static boolean isOnOwn(MessageSend call, MethodBinding method) {
        TypeBinding receiver = call.actualReceiverType;
        return TypeKinds.isOwn(method.declaringClass)
                || TypeKinds.isOwn(receiver) && receiver.erasure().isEnum() && method.declaringClass.isEnum()
                || TypeKinds.isOwn(receiver)
                        && TypeKinds.name(method.declaringClass).equals("java/lang/Enum");
    }

    /** A method of an object; the arguments are worked out before it turns out that there is no object. */
    private String onObject(String object, String method, List<String> arguments, MessageSend call) {
        boolean isSafe = call.receiver instanceof ThisReference || call.arguments == null;
        if (call.arguments != null && !isSafe) {
            isSafe = true;
            for (Expression each : call.arguments) {
                isSafe &= each instanceof Literal
                        || each instanceof SingleNameReference name && name.binding instanceof LocalVariableBinding;
            }
        }
        if (isSafe) {
            return object + "." + method + list(arguments);
        }
        StringBuilder before = new StringBuilder("(");
        String kept = all.frame().temp();
        before.append(kept).append(" = ").append(object);
        List<String> temps = new ArrayList<>();
        for (String each : arguments) {
            String temp = all.frame().temp();
            before.append(", ").append(temp).append(" = ").append(each);
            temps.add(temp);
        }
        return before + ", " + kept + "." + method + list(temps) + ")";
    }

    private String own(MethodBinding method, List<String> arguments) {
        String started = all.classes.started(TypeKinds.own(method.declaringClass));
        String call = all.names.function(method) + list(arguments);
        return started.isEmpty() ? call : "(" + started + ", " + call + ")";
    }

    private String library(MethodBinding method, List<String> arguments, ASTNode where) {
        String member = new String(method.selector) + new String(method.signature());
        return all.pool.call(where, TypeKinds.name(method.declaringClass), member) + list(arguments);
    }

    @Override
    public String make(AllocationExpression made) {
        if (made instanceof QualifiedAllocationExpression qualified) {
            if (qualified.anonymousType != null) {
                return "new (" + all.classes.expression(qualified.anonymousType) + ")()."
                        + all.names.constructor(made.binding)
                        + list(arguments(made.binding, made.arguments, made));
            }
            throw TypeKinds.refuse(made, "an object inside another, as in a.new B(), does not work on this page.");
        }
        return make(made.binding, arguments(made.binding, made.arguments, made), made);
    }

    @Override
    public String make(MethodBinding constructor, List<String> arguments, ASTNode where) {
        TypeBinding type = constructor.declaringClass;
        if (!TypeKinds.isOwn(type)) {
            return library(constructor.original(), arguments, where);
        }
        SourceTypeBinding own = TypeKinds.own(type);
        String started = all.classes.started(own);
        String object = "new " + all.names.type(own) + "()." + all.names.constructor(constructor) + list(arguments);
        return started.isEmpty() ? object : "(" + started + ", " + object + ")";
    }

    /** The arguments as they are passed, those of a variable number in an array. */
    @Override
    public List<String> arguments(MethodBinding method, Expression[] given, ASTNode where) {
        Expression[] passed = given == null ? new Expression[0] : given;
        List<String> values = new ArrayList<>();
        int fixed = method.isVarargs() && !passesArray(method, passed) ? method.parameters.length - 1 : passed.length;
        for (int i = 0; i < fixed; i++) {
            values.add(all.expressions.value(passed[i]));
        }
        if (fixed < passed.length || method.isVarargs() && passed.length < method.parameters.length) {
            List<String> rest = new ArrayList<>();
            for (int i = fixed; i < passed.length; i++) {
                rest.add(all.expressions.value(passed[i]));
            }
            TypeBinding array = method.parameters[method.parameters.length - 1].erasure();
            values.add("$R.filled(" + all.pool.maker(TypeKinds.descriptor(array)) + ", [" + String.join(", ", rest)
                    + "])");
        }
        return values;
    }

    private static boolean passesArray(MethodBinding method, Expression[] passed) {
        int last = method.parameters.length - 1;
        if (passed.length != last + 1) {
            return false;
        }
        TypeBinding given = passed[last].resolvedType;
        TypeBinding array = method.parameters[last];
        return given == TypeBinding.NULL
                || array.dimensions() == given.dimensions() && given.isCompatibleWith(array.erasure());
    }

    /** A function that says whether an object is of a type. */
    @Override
    public String test(ASTNode where, TypeBinding type) {
        TypeBinding erased = type.erasure();
        if (TypeKinds.isOwn(erased)) {
            return "$R.is(" + all.names.type(TypeKinds.own(erased)) + ")";
        }
        if (erased instanceof ArrayBinding array) {
            return "$R.isArray(" + Pool.quoted(TypeKinds.descriptor(array)) + ")";
        }
        return all.pool.call(where, TypeKinds.name(erased), "is");
    }

    static String list(List<String> arguments) {
        return "(" + String.join(", ", arguments) + ")";
    }
}

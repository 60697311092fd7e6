package sudoku.page.translate;

import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.ArrayReference;
import org.eclipse.jdt.internal.compiler.ast.CompoundAssignment;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.FieldReference;
import org.eclipse.jdt.internal.compiler.ast.IntLiteral;
import org.eclipse.jdt.internal.compiler.ast.NameReference;
import org.eclipse.jdt.internal.compiler.ast.OperatorIds;
import org.eclipse.jdt.internal.compiler.ast.PostfixExpression;
import org.eclipse.jdt.internal.compiler.ast.QualifiedNameReference;
import org.eclipse.jdt.internal.compiler.ast.Reference;
import org.eclipse.jdt.internal.compiler.lookup.ArrayBinding;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.LocalVariableBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;
import sudoku.page.script.Operators;
import sudoku.page.script.TypeKinds;

/** What can be assigned to, and the assignments that read it first. */
final class Assignables implements Translation.Places {
    private final Translation all;

    Assignables(Translation all) {
        this.all = all;
    }

    /** @param twice whether it is read and written, so that what leads there is worked out once and kept */
    @Override
    public Assignable of(Reference reference, boolean twice) {
        if (reference instanceof NameReference name) {
            return named(name, twice);
        }
        if (reference instanceof FieldReference field) {
            if (field.binding.isStatic()) {
                return ofField(field.binding, "", field, false);
            }
            return ofField(field.binding, all.expressions.value(field.receiver), field, twice);
        }
        if (reference instanceof ArrayReference element) {
            return element(element, twice);
        }
        throw TypeKinds.refuse(reference, "this cannot be read or written on this page.");
    }

    private Assignable named(NameReference name, boolean twice) {
        Assignable place = name.binding instanceof LocalVariableBinding local
                ? Assignable.variable(all.names.local(local))
                : ofField((FieldBinding) name.binding, null, name, twice);
        if (name instanceof QualifiedNameReference chain && chain.otherBindings != null) {
            for (int i = 0; i < chain.otherBindings.length; i++) {
                boolean isLast = i == chain.otherBindings.length - 1;
                place = ofField(chain.otherBindings[i], place.read(), name, twice && isLast);
            }
        }
        return place;
    }

    /** @param object whose field it is; null where the program does not say */
    private Assignable ofField(FieldBinding field, String object, ASTNode where, boolean twice) {
        if (field == ArrayBinding.ArrayLength) {
            return new Assignable("", object + ".data.length", value -> value);
        }
        FieldBinding original = field.original();
        String of = object == null && !field.isStatic() ? all.object(original.declaringClass) : object;
        boolean keep = twice && !field.isStatic() && !of.equals("this");
        String kept = keep ? all.frame().temp() : of;
        String before = keep ? kept + " = " + of : "";
        if (!TypeKinds.isOwn(original.declaringClass)) {
            return ofLibrary(original, kept, before, where);
        }
        if (field.isStatic()) {
            String name = all.names.global(original);
            String started = all.classes.started(TypeKinds.own(original.declaringClass));
            return new Assignable(
                    "",
                    started.isEmpty() ? name : "(" + started + ", " + name + ")",
                    value -> (started.isEmpty() ? "" : started + ", ") + name + " = " + value);
        }
        String name = kept + "." + all.names.field(original);
        return new Assignable(before, name, value -> name + " = " + value);
    }

    private Assignable ofLibrary(FieldBinding field, String object, String before, ASTNode where) {
        String type = TypeKinds.name(field.declaringClass);
        String name = new String(field.name);
        String get = all.pool.call(where, type, "get " + name);
        String self = field.isStatic() ? "" : object;
        return new Assignable(
                before,
                get + "(" + self + ")",
                value -> "$R.put(" + all.pool.call(where, type, "set " + name) + ", " + self
                        + (self.isEmpty() ? "" : ", ") + value + ")");
    }

    private Assignable element(ArrayReference element, boolean twice) {
        char letter = TypeKinds.letter(((ArrayBinding) element.receiver.resolvedType).elementsType());
        String array = all.expressions.value(element.receiver);
        String index = all.expressions.value(element.position);
        String before = "";
        if (twice) {
            String keptArray = all.frame().temp();
            String keptIndex = all.frame().temp();
            before = keptArray + " = " + array + ", " + keptIndex + " = " + index;
            array = keptArray;
            index = keptIndex;
        }
        String where = array + ", " + index;
        String line = all.line(element);
        return new Assignable(
                before,
                line + "$get" + letter + "(" + where + ")",
                value -> line + "$set" + letter + "(" + where + ", " + value + ")");
    }

    /** {@code +=} and its like, {@code ++} and {@code --}. */
    @Override
    public String change(CompoundAssignment change) {
        Assignable place = of((Reference) change.lhs, true);
        String old = place.read();
        String kept = null;
        if (change instanceof PostfixExpression) {
            kept = all.frame().temp();
            old = "(" + kept + " = " + old + ")";
        }
        String written = place.write(changed(change, old));
        String first = place.before().isEmpty() ? "" : place.before() + ", ";
        return "(" + first + written + (kept == null ? "" : ", " + kept) + ")";
    }

    private String changed(CompoundAssignment change, String old) {
        TypeBinding type = change.lhs.resolvedType;
        Expression by = change.expression;
        if (change.operator == OperatorIds.PLUS && TypeKinds.isString(type)) {
            return "$R.text(" + ExpressionScript.asText(old, type.id) + " + " + all.expressions.text(by) + ")";
        }
        String left = all.conversions.convert(old, change.lhs.implicitConversion, change);
        int operation = ExpressionScript.typeOf(change.lhs);
        boolean isStep = by == IntLiteral.One;
        String right = isStep ? one(operation) : all.expressions.value(by);
        int rightType = isStep ? operation : ExpressionScript.typeOf(by);
        String result = all.line(change) + Operators.binary(change.operator, left, right, operation, rightType);
        return all.conversions.convert(result, change.preAssignImplicitConversion, change);
    }

    private static String one(int type) {
        return type == TypeIds.T_long ? "1n" : "1";
    }
}

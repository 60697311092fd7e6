package sudoku.page.translate;

import org.eclipse.jdt.internal.compiler.ast.AND_AND_Expression;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AllocationExpression;
import org.eclipse.jdt.internal.compiler.ast.ArrayAllocationExpression;
import org.eclipse.jdt.internal.compiler.ast.ArrayInitializer;
import org.eclipse.jdt.internal.compiler.ast.Assignment;
import org.eclipse.jdt.internal.compiler.ast.BinaryExpression;
import org.eclipse.jdt.internal.compiler.ast.CastExpression;
import org.eclipse.jdt.internal.compiler.ast.CompoundAssignment;
import org.eclipse.jdt.internal.compiler.ast.ConditionalExpression;
import org.eclipse.jdt.internal.compiler.ast.EqualExpression;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.InstanceOfExpression;
import org.eclipse.jdt.internal.compiler.ast.LambdaExpression;
import org.eclipse.jdt.internal.compiler.ast.MessageSend;
import org.eclipse.jdt.internal.compiler.ast.NullLiteral;
import org.eclipse.jdt.internal.compiler.ast.OR_OR_Expression;
import org.eclipse.jdt.internal.compiler.ast.OperatorIds;
import org.eclipse.jdt.internal.compiler.ast.QualifiedThisReference;
import org.eclipse.jdt.internal.compiler.ast.Reference;
import org.eclipse.jdt.internal.compiler.ast.ReferenceExpression;
import org.eclipse.jdt.internal.compiler.ast.SwitchExpression;
import org.eclipse.jdt.internal.compiler.ast.ThisReference;
import org.eclipse.jdt.internal.compiler.ast.UnaryExpression;
import org.eclipse.jdt.internal.compiler.impl.Constant;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;
import sudoku.page.script.Operators;
import sudoku.page.script.Pool;
import sudoku.page.script.TypeKinds;

/** An expression as one of the script's, with whatever conversion the compiler has decided on. */
final class ExpressionScript implements Translation.Expressions {
    private final Translation all;

    ExpressionScript(Translation all) {
        this.all = all;
    }

    /** The value of an expression as it is used where it is. */
    @Override
    public String value(Expression expression) {
        if (expression.constant != null && expression.constant != Constant.NotAConstant) {
            return all.conversions.constant(expression.constant, expression.implicitConversion, expression);
        }
        return all.conversions.convert(unconverted(expression), expression.implicitConversion, expression);
    }

    /** The type of a value after its conversion, if it is a number or a boolean. */
    static int typeOf(Expression expression) {
        int to = (expression.implicitConversion & TypeIds.IMPLICIT_CONVERSION_MASK) >> 4;
        return to == 0 ? expression.resolvedType.id : to;
    }

    private String unconverted(Expression expression) {
        if (expression instanceof NullLiteral) {
            return "null";
        }
        if (expression instanceof CompoundAssignment compound) {
            return all.places.change(compound);
        }
        if (expression instanceof Assignment assignment) {
            return "(" + all.places.of((Reference) assignment.lhs, false).write(value(assignment.expression)) + ")";
        }
        if (expression instanceof BinaryExpression binary) {
            return binary(binary);
        }
        if (expression instanceof UnaryExpression unary) {
            return unary(unary);
        }
        if (expression instanceof ConditionalExpression choice) {
            return "(" + value(choice.condition) + " ? " + value(choice.valueIfTrue) + " : "
                    + value(choice.valueIfFalse) + ")";
        }
        if (expression instanceof QualifiedThisReference outer) {
            return all.object(outer.qualification.resolvedType);
        }
        if (expression instanceof ThisReference) {
            return "this";
        }
        if (expression instanceof Reference reference) {
            return all.places.of(reference, false).read();
        }
        return made(expression);
    }

    private String made(Expression expression) {
        if (expression instanceof MessageSend call) {
            return all.line(call) + all.calls.send(call);
        }
        if (expression instanceof AllocationExpression made) {
            return all.calls.make(made);
        }
        if (expression instanceof ArrayAllocationExpression array) {
            return array(array);
        }
        if (expression instanceof ArrayInitializer list) {
            return list(list);
        }
        if (expression instanceof CastExpression cast) {
            return cast(cast);
        }
        if (expression instanceof InstanceOfExpression question) {
            return is(question);
        }
        if (expression instanceof LambdaExpression lambda) {
            return all.functions.lambda(lambda);
        }
        if (expression instanceof ReferenceExpression reference) {
            return all.functions.reference(reference);
        }
        if (expression instanceof SwitchExpression choice) {
            return all.statements.choice(choice);
        }
        throw TypeKinds.refuse(expression, "this kind of expression does not work on this page: " + expression + ".");
    }

    private String binary(BinaryExpression binary) {
        if (binary instanceof AND_AND_Expression) {
            return "(" + value(binary.left) + " && " + value(binary.right) + ")";
        }
        if (binary instanceof OR_OR_Expression) {
            return "(" + value(binary.left) + " || " + value(binary.right) + ")";
        }
        int operator = (binary.bits & ASTNode.OperatorMASK) >> ASTNode.OperatorSHIFT;
        if (operator == OperatorIds.PLUS && TypeKinds.isString(binary.resolvedType)) {
            return "$R.text(" + text(binary.left) + " + " + text(binary.right) + ")";
        }
        String operation = Operators.binary(
                operator, value(binary.left), value(binary.right), typeOf(binary.left), typeOf(binary.right));
        return binary instanceof EqualExpression ? operation : all.line(binary) + operation;
    }

    /** A part of a text that is put together, as a string of the script. */
    @Override
    public String text(Expression part) {
        if (part.constant != null && part.constant != Constant.NotAConstant) {
            return Pool.quoted(part.constant.stringValue());
        }
        if (part instanceof BinaryExpression binary
                && !(part instanceof EqualExpression)
                && TypeKinds.isString(part.resolvedType)) {
            return text(binary.left) + " + " + text(binary.right);
        }
        String value = unconverted(part);
        return asText(value, part.resolvedType.id);
    }

    static String asText(String value, int type) {
        return switch (type) {
            case TypeIds.T_char -> "String.fromCharCode(" + value + ")";
            case TypeIds.T_double -> "$L.doubleText(" + value + ")";
            case TypeIds.T_float -> "$L.floatText(" + value + ")";
            case TypeIds.T_int, TypeIds.T_short, TypeIds.T_byte, TypeIds.T_long, TypeIds.T_boolean ->
                "String(" + value + ")";
            default -> "$L.toScript(" + value + ")";
        };
    }

    private String unary(UnaryExpression unary) {
        String value = value(unary.expression);
        return switch ((unary.bits & ASTNode.OperatorMASK) >> ASTNode.OperatorSHIFT) {
            case OperatorIds.NOT -> "(!" + value + ")";
            case OperatorIds.TWIDDLE -> "(~" + value + ")";
            case OperatorIds.MINUS -> Operators.minus(value, typeOf(unary.expression));
            default -> value;
        };
    }

    private String array(ArrayAllocationExpression array) {
        if (array.initializer != null) {
            return list(array.initializer);
        }
        StringBuilder lengths = new StringBuilder();
        StringBuilder makers = new StringBuilder();
        String descriptor = TypeKinds.descriptor(array.resolvedType);
        for (int i = 0; i < array.dimensions.length && array.dimensions[i] != null; i++) {
            lengths.append(i == 0 ? "" : ", ").append(value(array.dimensions[i]));
            makers.append(i == 0 ? "" : ", ").append(all.pool.maker(descriptor.substring(i)));
        }
        return makers.indexOf(",") < 0 ? makers + "(" + lengths + ")" : "$R.grid([" + lengths + "], [" + makers + "])";
    }

    private String list(ArrayInitializer list) {
        StringBuilder values = new StringBuilder();
        if (list.expressions != null) {
            for (Expression each : list.expressions) {
                values.append(values.length() == 0 ? "" : ", ").append(value(each));
            }
        }
        return "$R.filled(" + all.pool.maker(TypeKinds.descriptor(list.resolvedType)) + ", [" + values + "])";
    }

    private String cast(CastExpression cast) {
        String value = value(cast.expression);
        if ((cast.bits & ASTNode.GenerateCheckcast) == 0 || cast.resolvedType.isBaseType()) {
            return value;
        }
        return all.line(cast) + "$R.cast(" + value + ", " + all.calls.test(cast, cast.resolvedType) + ")";
    }

    private String is(InstanceOfExpression question) {
        String test = all.calls.test(question, question.type.resolvedType);
        if (question.elementVariable == null) {
            return test + "(" + value(question.expression) + ")";
        }
        String temp = all.frame().temp();
        String variable = all.names.moved(question.elementVariable.binding);
        all.frame().declare(variable);
        return "(" + test + "(" + temp + " = " + value(question.expression) + ") && ((" + variable + " = " + temp
                + "), true))";
    }
}

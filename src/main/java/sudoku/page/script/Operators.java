package sudoku.page.script;

import org.eclipse.jdt.internal.compiler.ast.OperatorIds;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** Java's operators on numbers and booleans that are both of one type already, exactly. */
public final class Operators {
    private Operators() {}

    /**
     * @param type of both operands, after their conversion
     * @param shift the type of the right operand, which a shift leaves as it is
     */
    public static String binary(int operator, String left, String right, int type, int shift) {
        String by = shift == TypeIds.T_long ? "Number(BigInt.asIntN(32, " + right + "))" : right;
        return switch (operator) {
            case OperatorIds.LESS -> infix(left, "<", right);
            case OperatorIds.LESS_EQUAL -> infix(left, "<=", right);
            case OperatorIds.GREATER -> infix(left, ">", right);
            case OperatorIds.GREATER_EQUAL -> infix(left, ">=", right);
            case OperatorIds.EQUAL_EQUAL -> infix(left, "===", right);
            case OperatorIds.NOT_EQUAL -> infix(left, "!==", right);
            default ->
                switch (type) {
                    case TypeIds.T_boolean -> onBooleans(operator, left, right);
                    case TypeIds.T_long -> onLongs(operator, left, right, by);
                    case TypeIds.T_double -> infix(left, arithmetic(operator), right);
                    case TypeIds.T_float -> "Math.fround" + infix(left, arithmetic(operator), right);
                    default -> onInts(operator, left, right, by);
                };
        };
    }

    private static String onInts(int operator, String left, String right, String by) {
        return switch (operator) {
            case OperatorIds.PLUS, OperatorIds.MINUS -> infix(infix(left, arithmetic(operator), right), "|", "0");
            case OperatorIds.MULTIPLY -> "Math.imul(" + left + ", " + right + ")";
            case OperatorIds.DIVIDE -> "$R.div(" + left + ", " + right + ")";
            case OperatorIds.REMAINDER -> "$R.rem(" + left + ", " + right + ")";
            case OperatorIds.LEFT_SHIFT -> infix(left, "<<", by);
            case OperatorIds.RIGHT_SHIFT -> infix(left, ">>", by);
            case OperatorIds.UNSIGNED_RIGHT_SHIFT -> infix(infix(left, ">>>", by), "|", "0");
            default -> infix(left, bits(operator), right);
        };
    }

    private static String onLongs(int operator, String left, String right, String by) {
        return switch (operator) {
            case OperatorIds.PLUS, OperatorIds.MINUS, OperatorIds.MULTIPLY ->
                "BigInt.asIntN(64, " + left + " " + arithmetic(operator) + " " + right + ")";
            case OperatorIds.DIVIDE -> "$R.ldiv(" + left + ", " + right + ")";
            case OperatorIds.REMAINDER -> "$R.lrem(" + left + ", " + right + ")";
            case OperatorIds.LEFT_SHIFT -> "$R.lshl(" + left + ", " + by + ")";
            case OperatorIds.RIGHT_SHIFT -> "$R.lshr(" + left + ", " + by + ")";
            case OperatorIds.UNSIGNED_RIGHT_SHIFT -> "$R.lushr(" + left + ", " + by + ")";
            default -> infix(left, bits(operator), right);
        };
    }

    private static String onBooleans(int operator, String left, String right) {
        return operator == OperatorIds.XOR
                ? infix(left, "!==", right)
                : infix(infix(left, bits(operator), right), "===", "1");
    }

    private static String arithmetic(int operator) {
        return switch (operator) {
            case OperatorIds.PLUS -> "+";
            case OperatorIds.MINUS -> "-";
            case OperatorIds.MULTIPLY -> "*";
            case OperatorIds.DIVIDE -> "/";
            case OperatorIds.REMAINDER -> "%";
            default -> throw new IllegalArgumentException("operator " + operator);
        };
    }

    private static String bits(int operator) {
        return switch (operator) {
            case OperatorIds.AND -> "&";
            case OperatorIds.OR -> "|";
            case OperatorIds.XOR -> "^";
            default -> throw new IllegalArgumentException("operator " + operator);
        };
    }

    private static String infix(String left, String sign, String right) {
        return "(" + left + " " + sign + " " + right + ")";
    }

    public static String minus(String value, int type) {
        return switch (type) {
            case TypeIds.T_long -> "BigInt.asIntN(64, -" + value + ")";
            case TypeIds.T_double, TypeIds.T_float -> "(-" + value + ")";
            default -> "(-" + value + " | 0)";
        };
    }
}

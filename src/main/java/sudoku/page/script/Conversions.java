package sudoku.page.script;

import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.impl.Constant;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/**
 * From one type of number to another, into its box and out of it: what the compiler has decided for each expression.
 *
 * <p>An {@code int}, a {@code short}, a {@code byte} and a {@code char} are numbers in the script, a {@code long} is a
 * BigInt, a {@code boolean} is one; a box is the library's object.
 */
public final class Conversions {
    private final Pool pool;

    public Conversions(Pool pool) {
        this.pool = pool;
    }

    /** @param code as {@code Expression.implicitConversion} has it: from, to, and whether there is a box */
    public String convert(String value, int code, ASTNode where) {
        String result = value;
        if ((code & TypeIds.UNBOXING) != 0) {
            result = unbox(result, code & TypeIds.COMPILE_TYPE_MASK, where);
        }
        int from = code & TypeIds.COMPILE_TYPE_MASK;
        int to = (code & TypeIds.IMPLICIT_CONVERSION_MASK) >> 4;
        if (to != 0) {
            result = primitive(result, from, to, where);
        }
        return (code & TypeIds.BOXING) == 0 ? result : box(result, to, where);
    }

    /** A constant, as the type that it is wanted as. */
    public String constant(Constant constant, int code, ASTNode where) {
        int to = (code & TypeIds.IMPLICIT_CONVERSION_MASK) >> 4;
        int type = to == 0 ? constant.typeID() : to;
        String value = literal(constant, type);
        return (code & TypeIds.BOXING) == 0 ? value : box(value, type, where);
    }

    private String literal(Constant constant, int type) {
        return switch (type) {
            case TypeIds.T_boolean -> String.valueOf(constant.booleanValue());
            case TypeIds.T_long -> signed(constant.longValue() + "n");
            case TypeIds.T_double -> number(constant.doubleValue());
            case TypeIds.T_float -> number(constant.floatValue());
            case TypeIds.T_char -> String.valueOf((int) constant.charValue());
            case TypeIds.T_byte -> signed(String.valueOf(constant.byteValue()));
            case TypeIds.T_short -> signed(String.valueOf(constant.shortValue()));
            case TypeIds.T_int -> signed(String.valueOf(constant.intValue()));
            default -> pool.string(constant.stringValue());
        };
    }

    private static String number(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return "(" + (Double.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity") + ")";
        }
        return signed(String.valueOf(value));
    }

    private static String signed(String number) {
        return number.startsWith("-") ? "(" + number + ")" : number;
    }

    /** A narrowing or widening of numbers; anything else is left as it is. */
    public String primitive(String value, int from, int to, ASTNode where) {
        if (from == to || !isNumber(from) || !isNumber(to)) {
            return value;
        }
        if (from == TypeIds.T_long) {
            return fromLong(value, to, where);
        }
        if (to == TypeIds.T_long) {
            return isWhole(from) ? "BigInt(" + value + ")" : "$R.d2l(" + value + ")";
        }
        if (to == TypeIds.T_double) {
            return value;
        }
        if (to == TypeIds.T_float) {
            return "Math.fround(" + value + ")";
        }
        return narrow(isWhole(from) ? value : "$R.d2i(" + value + ")", to, isWhole(from));
    }

    private String fromLong(String value, int to, ASTNode where) {
        if (to == TypeIds.T_double) {
            return "Number(" + value + ")";
        }
        if (to == TypeIds.T_float) {
            throw TypeKinds.refuse(
                    where, "a long becomes a float here, which this page cannot do exactly. Use double.");
        }
        return narrow("Number(BigInt.asIntN(32, " + value + "))", to, true);
    }

    private static String narrow(String value, int to, boolean isInt) {
        return switch (to) {
            case TypeIds.T_byte -> "(" + value + " << 24 >> 24)";
            case TypeIds.T_short -> "(" + value + " << 16 >> 16)";
            case TypeIds.T_char -> "(" + value + " & 65535)";
            default -> isInt ? value : "(" + value + ")";
        };
    }

    public static boolean isWhole(int type) {
        return type == TypeIds.T_int || type == TypeIds.T_short || type == TypeIds.T_byte || type == TypeIds.T_char;
    }

    private static boolean isNumber(int type) {
        return isWhole(type) || type == TypeIds.T_long || type == TypeIds.T_double || type == TypeIds.T_float;
    }

    public String box(String value, int type, ASTNode where) {
        String name = boxOf(type);
        return name == null
                ? value
                : pool.call(where, name, "valueOf(" + letter(type) + ")L" + name + ";") + "(" + value + ")";
    }

    public String unbox(String value, int type, ASTNode where) {
        String name = boxOf(type);
        if (name == null) {
            return value;
        }
        return pool.call(where, name, unboxing(type) + "Value()" + letter(type)) + "(" + value + ")";
    }

    private static String unboxing(int type) {
        return switch (type) {
            case TypeIds.T_int -> "int";
            case TypeIds.T_long -> "long";
            case TypeIds.T_double -> "double";
            case TypeIds.T_float -> "float";
            case TypeIds.T_byte -> "byte";
            case TypeIds.T_short -> "short";
            case TypeIds.T_char -> "char";
            default -> "boolean";
        };
    }

    private static String boxOf(int type) {
        return switch (type) {
            case TypeIds.T_int -> "java/lang/Integer";
            case TypeIds.T_long -> "java/lang/Long";
            case TypeIds.T_double -> "java/lang/Double";
            case TypeIds.T_float -> "java/lang/Float";
            case TypeIds.T_byte -> "java/lang/Byte";
            case TypeIds.T_short -> "java/lang/Short";
            case TypeIds.T_char -> "java/lang/Character";
            case TypeIds.T_boolean -> "java/lang/Boolean";
            default -> null;
        };
    }

    private static char letter(int type) {
        return switch (type) {
            case TypeIds.T_long -> 'J';
            case TypeIds.T_boolean -> 'Z';
            default -> Character.toUpperCase(unboxing(type).charAt(0));
        };
    }
}

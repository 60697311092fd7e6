package sudoku.kernel.debug.value;

/** A value made to fit where it is to go: numbers into numbers, if nothing is lost. */
public final class Fitting {
    private Fitting() {}

    /**
     * The value as this type has it.
     *
     * @throws IllegalArgumentException if it does not fit, with the reason
     */
    public static Object to(Class<?> type, Object value) {
        if (type == String.class && (value == null || value instanceof String)
                || type == boolean.class && value instanceof Boolean
                || type == char.class && value instanceof Character) {
            return value;
        }
        if (type.isPrimitive() && type != boolean.class && type != char.class && value instanceof Number number) {
            Object fitted = number(type, number);
            if (fitted != null) {
                return fitted;
            }
        }
        if (!type.isPrimitive() && type != String.class) {
            throw new IllegalArgumentException("Only numbers, characters, booleans and strings can be changed.");
        }
        throw new IllegalArgumentException(
                ShownValues.text(value) + " does not fit: " + type.getSimpleName() + " is expected.");
    }

    private static Object number(Class<?> type, Number number) {
        boolean whole = !(number instanceof Double) && !(number instanceof Float);
        long bits = number.longValue();
        return switch (type.getName()) {
            case "double" -> number.doubleValue();
            case "float" -> number.floatValue();
            case "long" -> whole ? (Object) bits : null;
            case "int" -> whole && bits == (int) bits ? (Object) (int) bits : null;
            case "short" -> whole && bits == (short) bits ? (Object) (short) bits : null;
            default -> whole && bits == (byte) bits ? (Object) (byte) bits : null;
        };
    }
}

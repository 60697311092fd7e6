package sudoku.explain.record;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.StringJoiner;

/**
 * A value as a text of one line, the same for equal numbers, texts, arrays and collections.
 *
 * <p>No method of the student's own is called: what is none of these is told by its class.
 */
final class ValueText {
    private static final int SHORT = 20;
    private static final int LONG = 1_000;
    private static final int LONGEST_TEXT = 100;

    private ValueText() {}

    /** A long array is told by its length. */
    static String brief(Object value) {
        return text(value, SHORT);
    }

    /** With all that is in it. */
    static String whole(Object value) {
        return text(value, LONG);
    }

    private static String text(Object value, int most) {
        if (value == null || value instanceof Boolean || value instanceof Number && isOfJava(value)) {
            return String.valueOf(value);
        }
        if (value instanceof String || value instanceof StringBuilder || value instanceof Character) {
            return quoted(value.toString());
        }
        if (value.getClass().isArray()) {
            return array(value, most);
        }
        if (value instanceof Collection<?> collection && isOfJava(value)) {
            return collection(collection, most);
        }
        return "(" + value.getClass().getSimpleName() + ")";
    }

    private static boolean isOfJava(Object value) {
        return value.getClass().getName().startsWith("java.");
    }

    private static String array(Object array, int most) {
        int length = Array.getLength(array);
        if (length > most) {
            return "(" + length + " elements)";
        }
        StringJoiner all = new StringJoiner(", ", "[", "]");
        for (int i = 0; i < length; i++) {
            all.add(text(Array.get(array, i), most));
        }
        return all.toString();
    }

    private static String collection(Collection<?> collection, int most) {
        if (collection.size() > most) {
            return "(" + collection.size() + " elements)";
        }
        StringJoiner all = new StringJoiner(", ", "[", "]");
        for (Object element : collection) {
            all.add(element == collection ? "(itself)" : text(element, most));
        }
        return all.toString();
    }

    private static String quoted(String text) {
        String cut = text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "…";
        return '"'
                + cut.replace("\\", "\\\\")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                        .replace("\t", "\\t")
                        .replace("\"", "\\\"")
                + '"';
    }
}

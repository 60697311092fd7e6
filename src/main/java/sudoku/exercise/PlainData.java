package sudoku.exercise;

import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What may pass between a test and an answer: a closed list of types that are all values.
 *
 * <p><b>Idea.</b> Test and answer share no memory, not even when they run in the same process, so that a test finds the
 * same everywhere. Arrays and lists are copied on their way; a null is never an answer.
 */
public final class PlainData {
    private static final Set<String> RESULTS = Set.of("void", "int", "long", "boolean", "double", "java.lang.String",
            "int[]", "int[][]", "java.lang.String[]", "java.util.List<java.lang.String>", "java.util.List<int[]>",
            "java.util.Iterator<java.lang.String>", "java.util.Iterator<int[]>");
    private static final Set<String> PARAMETERS = Set.of("int", "long", "boolean", "double", "java.lang.String",
            "int[]", "int[][]", "java.lang.String[]", "java.util.List<java.lang.String>", "java.util.List<int[]>",
            "java.util.function.Consumer<java.lang.String>");

    private PlainData() {}

    /** The types an interface uses although they are not plain data; none, if it can be a task. */
    public static List<String> strangeTypes(Class<?> api) {
        return Arrays.stream(api.getMethods())
                .flatMap(method -> Stream.concat(
                        Stream.of(method.getGenericReturnType()).filter(type -> !isIn(RESULTS, type)),
                        Arrays.stream(method.getGenericParameterTypes()).filter(type -> !isIn(PARAMETERS, type))))
                .map(Type::getTypeName)
                .toList();
    }

    private static boolean isIn(Set<String> types, Type type) {
        return types.contains(type.getTypeName());
    }

    /** A copy of what a method gave, or a sentence about what is missing in it. */
    public static Object checked(Method method, Object result) {
        if (method.getReturnType() == void.class) {
            return null;
        }
        if (result instanceof Iterator<?> iterator) {
            return iterator;
        }
        return checked(result, "Your method " + method.getName());
    }

    /** The same for one element of an iterator. */
    static Object checkedElement(Method method, Object element) {
        return checked(element, "The iterator of your method " + method.getName());
    }

    private static Object checked(Object value, String who) {
        if (value == null) {
            throw new CallFailed(who + " gave null. Null is no answer: where there is nothing to give, give an empty"
                    + " list, array or string.");
        }
        if (value instanceof List<?> list) {
            List<Object> copy = new ArrayList<>();
            list.forEach(element -> copy.add(checkedPart(element, copy.size(), who)));
            return copy;
        }
        if (value instanceof int[][] rows) {
            return rows(rows, who);
        }
        if (value instanceof String[] lines) {
            for (int i = 0; i < lines.length; i++) {
                checkedPart(lines[i], i, who);
            }
            return lines.clone();
        }
        return copy(value);
    }

    private static int[][] rows(int[][] rows, String who) {
        int[][] copy = new int[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            copy[i] = (int[]) checkedPart(rows[i], i, who);
        }
        return copy;
    }

    private static Object checkedPart(Object part, int index, String who) {
        if (part == null) {
            throw new CallFailed(who + " gave something with a null in it: element " + index + ", counted from 0,"
                    + " is missing.");
        }
        return copy(part);
    }

    /** The same value in memory of its own. */
    static Object copy(Object value) {
        if (value instanceof int[] numbers) {
            return numbers.clone();
        }
        if (value instanceof int[][] rows) {
            return Arrays.stream(rows).map(int[]::clone).toArray(int[][]::new);
        }
        if (value instanceof String[] lines) {
            return lines.clone();
        }
        if (value instanceof List<?> list) {
            List<Object> copy = new ArrayList<>();
            list.forEach(element -> copy.add(copy(element)));
            return copy;
        }
        return value;
    }

    /** Writes what became of a copied array back over the original, so that a test sees a change made to its copy. */
    static void writeBack(Object copy, Object original) {
        if (copy instanceof int[] changed && original instanceof int[] numbers) {
            System.arraycopy(changed, 0, numbers, 0, numbers.length);
        } else if (copy instanceof int[][] changed && original instanceof int[][] rows) {
            for (int i = 0; i < rows.length; i++) {
                if (changed[i] != null && changed[i].length == rows[i].length) {
                    System.arraycopy(changed[i], 0, rows[i], 0, rows[i].length);
                } else {
                    rows[i] = changed[i] == null ? new int[0] : changed[i].clone();
                }
            }
        } else if (copy instanceof String[] changed && original instanceof String[] lines) {
            System.arraycopy(changed, 0, lines, 0, lines.length);
        }
    }
}

package sudoku.exercise.answer;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import sudoku.exercise.plain.Shape;
import sudoku.judge.CallFailed;

/**
 * Copies of what passes between a test and an answer, and what is no answer.
 *
 * <p>{@link sudoku.exercise.plain} says which types there are and what they mean.
 */
public final class PlainData {
    private PlainData() {}

    /** Whose fault it is: the subject of a sentence. */
    public static String who(Method method) {
        return "Your method " + method.getName();
    }

    /** The same when a method's iterator was asked. */
    public static String whoIsAsked(Method method, String question) {
        return "The iterator of your method " + method.getName() + ", asked for " + question + "(),";
    }

    /** What a method gave, in memory of its own; or a sentence about what is missing in it. */
    public static Object checked(Method method, Object result) {
        Shape shape = Shape.of(method.getGenericReturnType());
        if (shape == Shape.VOID) {
            return null;
        }
        return withoutNull(copy(shape, result), who(method) + " gave");
    }

    /** The same for one element of an iterator. */
    public static Object checkedElement(Method method, Object element) {
        if (element == null) {
            throw new CallFailed(whoIsAsked(method, "next") + " gave null. Null is not an answer: where nothing "
                    + "is left,"
                    + " hasNext() says so, and next() throws NoSuchElementException.");
        }
        return withoutNull(
                copy(Shape.of(method.getGenericReturnType()).elements(), element),
                whoIsAsked(method, "next") + " gave");
    }

    /** The same for what a method gives its callback. */
    public static String checkedText(Method method, String text) {
        return (String) withoutNull(text, who(method) + " gave its callback");
    }

    /** What one call gave and was lent is more than an answer can be. */
    public static CallFailed tooLarge(String who) {
        return new CallFailed(
                who + " gave more than any answer needs: " + (Shape.MOST_BYTES >> 20) + " MB are allowed.",
                List.of(),
                false);
    }

    /** The value, if all of it is there. */
    static Object withoutNull(Object value, String whoGave) {
        if (value == null) {
            throw new CallFailed(whoGave + " null. Null is not an answer: where there is nothing to give, give "
                    + "an empty"
                    + " list, array or string.");
        }
        List<?> parts = value instanceof List<?> list
                ? list
                : value instanceof Object[] array ? Arrays.asList(array) : List.of();
        int index = 0;
        for (Object part : parts) {
            if (part == null) {
                throw new CallFailed(whoGave + " something with a null in it: element " + index + ", counted from 0,"
                        + " is missing.");
            }
            index++;
        }
        return value;
    }

    /**
     * The same value in memory of its own, with its nulls. What is none of this shape, whatever it says, is refused.
     */
    public static Object copy(Shape shape, Object value) {
        if (value == null) {
            return null;
        }
        return switch (shape) {
            case STRING -> (String) value;
            case INTS -> ((int[]) value).clone();
            case INT_TABLE -> copies(Arrays.asList((int[][]) value), Shape.INTS).toArray(new int[0][]);
            case STRINGS -> ((String[]) value).clone();
            case STRING_LIST -> copies((Collection<?>) value, Shape.STRING);
            case INTS_LIST -> copies((Collection<?>) value, Shape.INTS);
            default -> value;
        };
    }

    private static List<Object> copies(Collection<?> values, Shape shape) {
        Object[] all = values.toArray();
        List<Object> copies = new ArrayList<>(all.length);
        for (Object value : all) {
            copies.add(copy(shape, value));
        }
        return copies;
    }

    /** As many bytes as a worker would need to tell it, without what is the same for all. */
    public static long bytes(Object value) {
        if (value instanceof String text) {
            return 4 + 2L * text.length();
        }
        if (value instanceof int[] numbers) {
            return 4 + 4L * numbers.length;
        }
        Collection<?> parts = value instanceof Object[] array
                ? Arrays.asList(array)
                : value instanceof List<?> list ? list : List.of();
        return 4 + parts.stream().mapToLong(PlainData::bytes).sum();
    }
}

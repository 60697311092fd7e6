package sudoku.exercise.plain;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/** The closed list of types that an answer may take and give: plain data, and two ways to hand it over bit by bit. */
public enum Shape {
    VOID(void.class),
    INT(int.class),
    LONG(long.class),
    BOOLEAN(boolean.class),
    DOUBLE(double.class),
    STRING(String.class),
    INTS(int[].class),
    INT_TABLE(int[][].class),
    STRINGS(String[].class),
    STRING_LIST(List.class, String.class),
    INTS_LIST(List.class, int[].class),
    STRING_ITERATOR(Iterator.class, String.class),
    INTS_ITERATOR(Iterator.class, int[].class),
    STRING_CONSUMER(Consumer.class, String.class);

    /** What an answer may give in one call, what it was lent included; as bytes, and half as many characters. */
    public static final int MOST_BYTES = 4 << 20;

    private final Class<?> type;
    private final Class<?> element;

    Shape(Class<?> type) {
        this(type, null);
    }

    Shape(Class<?> type, Class<?> element) {
        this.type = type;
        this.element = element;
    }

    /** The shape of a declared type; an interface with another one is no interface for answers. */
    public static Shape of(Type declared) {
        return Arrays.stream(values())
                .filter(shape -> shape.fits(declared))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(declared.getTypeName()
                        + " cannot be handed to an answer or come back from it; use one of int, long, boolean, "
                        + "double, String, int[], int[][], String[], List<String>, List<int[]>, Iterator<String>, "
                        + "Iterator<int[]>, Consumer<String>, void"));
    }

    private boolean fits(Type declared) {
        if (element == null) {
            return declared == type;
        }
        return declared instanceof ParameterizedType generic
                && generic.getRawType() == type
                && generic.getActualTypeArguments()[0] == element;
    }

    /** What an answer can change, so that the test can read afterwards what became of it. */
    public boolean isMutable() {
        return this == INTS || this == INT_TABLE || this == STRINGS || this == STRING_LIST || this == INTS_LIST;
    }

    public boolean isIterator() {
        return this == STRING_ITERATOR || this == INTS_ITERATOR;
    }

    /** The shape of an iterator's elements. */
    public Shape elements() {
        return this == STRING_ITERATOR ? STRING : INTS;
    }
}

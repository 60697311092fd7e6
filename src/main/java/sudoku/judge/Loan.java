package sudoku.judge;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The arrays that a piece is lent for one question: each is a copy, and what becomes of it is kept. */
public final class Loan {
    private final List<Object> before = new ArrayList<>();
    private final List<Object> copies = new ArrayList<>();

    /** A copy of an array, or of an array of arrays, for the piece to have. */
    @SuppressWarnings("unchecked")
    public <A> A of(A array) {
        A copy = (A) copy(array);
        before.add(asList(array));
        copies.add(copy);
        return copy;
    }

    private static Object copy(Object value) {
        if (value == null || !value.getClass().isArray()) {
            return value;
        }
        int length = Array.getLength(value);
        Object copy = Array.newInstance(value.getClass().getComponentType(), length);
        for (int i = 0; i < length; i++) {
            Array.set(copy, i, copy(Array.get(value, i)));
        }
        return copy;
    }

    /** An array as something that never changes and can be compared; of its parts too. */
    private static Object asList(Object value) {
        if (value == null || !value.getClass().isArray()) {
            return value;
        }
        return IntStream.range(0, Array.getLength(value)).mapToObj(i -> asList(Array.get(value, i))).toList();
    }

    /** Whether this is one of the copies itself. */
    public boolean holds(Object array) {
        return copies.stream().anyMatch(copy -> copy == array);
    }

    /** The question has been answered, with this. */
    <A> Answered<A> end(A says) {
        return new Answered<>(says, before, copies.stream().map(Loan::asList).toList());
    }
}

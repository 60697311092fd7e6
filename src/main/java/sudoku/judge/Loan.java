package sudoku.judge;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a piece is lent for one question, arrays and lists: each is a copy, and what becomes of it is kept. */
public final class Loan {
    private final List<Object> before = new ArrayList<>();
    private final List<Object> copies = new ArrayList<>();

    /** A copy of an array or of a list, of the arrays in it too, for the piece to have. */
    @SuppressWarnings("unchecked")
    public <A> A of(A original) {
        A copy = (A) copy(original);
        before.add(frozen(original));
        copies.add(copy);
        return copy;
    }

    private static Object copy(Object value) {
        if (value instanceof List<?> list) {
            List<Object> copies = new ArrayList<>();
            list.forEach(each -> copies.add(copy(each)));
            return copies;
        }
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

    /** The same as something that never changes and can be compared: arrays as lists. */
    static Object frozen(Object value) {
        List<Object> parts = new ArrayList<>();
        if (value instanceof List<?> list) {
            list.forEach(each -> parts.add(frozen(each)));
        } else if (value != null && value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                parts.add(frozen(Array.get(value, i)));
            }
        } else {
            return value;
        }
        return Collections.unmodifiableList(parts);
    }

    /** The question has been answered, with this. */
    <A> Answered<A> end(A says) {
        return new Answered<>(says, before, copies.stream().map(Loan::frozen).toList());
    }
}

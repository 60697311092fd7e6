package sudoku.kernel.debug;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import sudoku.kernel.debug.call.Call;

/**
 * The numbers, called handles, by which a front end asks for a call, or for the parts of a value.
 *
 * <p><b>Representation.</b> They hold until the thread goes on, those of calls until the call is over; they are never
 * used twice, so an old one is refused and not mistaken.
 */
final class Handles {
    private final Map<Integer, Call> calls = new HashMap<>();
    private final Map<Call, Integer> ofCalls = new HashMap<>();
    private final Map<Integer, Object> wholes = new HashMap<>();
    private Stop shown;
    private int last;

    /** What can be looked at now, {@code null} for no stop. */
    void show(Stop stop) {
        if (stop != shown) {
            shown = stop;
            ofCalls.keySet().retainAll(stop == null ? new HashSet<>() : new HashSet<>(stop.calls));
            calls.values().retainAll(ofCalls.keySet());
            wholes.clear();
        }
    }

    int of(Call call) {
        return ofCalls.computeIfAbsent(call, each -> {
            calls.put(++last, each);
            return last;
        });
    }

    int of(Object whole) {
        wholes.put(++last, whole);
        return last;
    }

    /** {@code null} if it is over. */
    Call call(int number) {
        return calls.get(number);
    }

    /**
     * What has parts: a value, a call, a scope.
     *
     * @throws IllegalArgumentException if the thread has gone on
     */
    Object whole(int number) {
        Object whole = wholes.get(number);
        if (whole == null) {
            throw new IllegalArgumentException("The thread has gone on since then, so this can no longer be seen.");
        }
        return whole;
    }
}

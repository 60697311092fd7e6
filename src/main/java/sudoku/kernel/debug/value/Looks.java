package sudoku.kernel.debug.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import sudoku.kernel.debug.compile.Limited;
import sudoku.kernel.debug.value.ShownValues.Look;
import sudoku.kernel.debug.value.ShownValues.Part;

/**
 * Looks at values for the debugger, and always comes back.
 *
 * <p><b>Idea.</b> A list of the JDK may be built on one of the notebook's, whose {@code size()} can have no end,
 * throw, or hold a breakpoint. So values are looked at on a thread of their own, for a second, and silently; the one
 * that takes longer is only named, and another thread goes on with the rest.
 */
public final class Looks {
    private static final long ALTOGETHER = TimeUnit.SECONDS.toNanos(3);

    private Looks() {}

    /** How each of these looks. */
    public static List<Look> at(List<?> values) {
        long start = System.nanoTime();
        List<Look> looks = new ArrayList<>();
        while (looks.size() < values.size()) {
            boolean late = System.nanoTime() - start > ALTOGETHER;
            List<?> rest = values.subList(looks.size(), values.size());
            looks.addAll(late ? List.of() : untilOneFails(rest));
            if (looks.size() < values.size()) {
                looks.add(ShownValues.briefly(values.get(looks.size())));
            }
        }
        return looks;
    }

    private static List<Look> untilOneFails(List<?> values) {
        List<Look> done = Collections.synchronizedList(new ArrayList<>());
        try {
            Limited.call(1, () -> {
                values.forEach(value -> done.add(ShownValues.look(value)));
                return null;
            });
        } catch (TimeoutException | ExecutionException noMore) {
            // What is done is done; the next one is named by the caller.
        }
        synchronized (done) {
            return List.copyOf(done);
        }
    }

    /** What a value is made of; nothing if it does not say so in time. */
    public static List<Part> parts(Object value) {
        try {
            return Limited.call(1, () -> ShownValues.parts(value));
        } catch (TimeoutException | ExecutionException unknown) {
            return List.of();
        }
    }
}

package sudoku.exercise.small;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import sudoku.explain.run.PreparedCall;
import sudoku.explain.run.SmallCall;
import sudoku.explain.source.OwnSource;

/**
 * Calls on which an answer can be followed by hand.
 *
 * <p>They are drawn by a method of the set's {@code VisibleCalls} that has the name of the task's interface.
 */
public final class SmallCalls {
    private static final int MANY = 4;
    private static final int TRIES = 60;

    private final Method drawing;

    private SmallCalls(Method drawing) {
        this.drawing = drawing;
    }

    /**
     * Those of a task, if there are any.
     *
     * @param tests a class of the set, beside which its calls are
     */
    public static Optional<SmallCalls> of(Class<?> task, Class<?> tests) {
        String name = task.getSimpleName();
        try {
            return Optional.of(new SmallCalls(tests.getClassLoader()
                    .loadClass(tests.getPackageName() + ".VisibleCalls")
                    .getMethod(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1), Random.class)));
        } catch (ReflectiveOperationException none) {
            return Optional.empty();
        }
    }

    /** The name that the answer to the task has in the notebook; of several, that of any. */
    public String method() {
        return draw(new Random(0)).method();
    }

    /** A few calls of this answer, all different. */
    public List<PreparedCall> prepared(OwnSource source, Random random) {
        List<PreparedCall> calls = new ArrayList<>();
        Set<String> once = new TreeSet<>();
        for (int i = 0; i < TRIES && calls.size() < MANY; i++) {
            SmallCall call = draw(random);
            Optional<Boolean> isVoid = source.isVoid(call.method());
            if (isVoid.isPresent()) {
                PreparedCall prepared = call.prepared((char) ('A' + calls.size()), isVoid.get());
                if (once.add(prepared.code())) {
                    calls.add(prepared);
                }
            }
        }
        return calls;
    }

    private SmallCall draw(Random random) {
        try {
            return (SmallCall) drawing.invoke(null, random);
        } catch (ReflectiveOperationException faulty) {
            throw new IllegalStateException(faulty);
        }
    }
}

package sudoku.exercise;

import java.lang.reflect.InvocationTargetException;
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

    private SmallCalls() {}

    /**
     * A few calls of this answer, all different.
     *
     * @param tests a class of the set, beside which its calls are
     */
    public static List<PreparedCall> of(Class<?> task, Class<?> tests, OwnSource source, Random random) {
        Method drawing = drawing(task, tests);
        List<PreparedCall> calls = new ArrayList<>();
        Set<String> once = new TreeSet<>();
        for (int i = 0; i < TRIES && calls.size() < MANY; i++) {
            SmallCall call = draw(drawing, random);
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

    private static Method drawing(Class<?> task, Class<?> tests) {
        String name = task.getSimpleName();
        String decapitalized = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
        try {
            return tests.getClassLoader()
                    .loadClass(tests.getPackageName() + ".VisibleCalls")
                    .getMethod(decapitalized, Random.class);
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException(
                    "The jar of this course has no small calls for " + name + ": build it again with mvn package.",
                    missing);
        }
    }

    private static SmallCall draw(Method drawing, Random random) {
        try {
            return (SmallCall) drawing.invoke(null, random);
        } catch (InvocationTargetException | IllegalAccessException faulty) {
            throw new IllegalStateException(faulty);
        }
    }
}

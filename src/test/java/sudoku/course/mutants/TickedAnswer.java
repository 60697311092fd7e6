package sudoku.course.mutants;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicLong;
import sudoku.exercise.api.Task;

/**
 * A mutant's answer to one task whose steps are counted, in a call and in all.
 *
 * <p>All are not enough: where a task makes many calls, one that never comes back would gather boards until the memory
 * is full before the steps of all are used up. What an iterator does between two calls counts for all alone.
 */
final class TickedAnswer implements InvocationHandler {
    /** How many steps an answer takes, or may take. */
    record Steps(long aCall, long all) {
        private static final Steps NO_END = new Steps(Long.MAX_VALUE / 2, Long.MAX_VALUE);
        private static final long MORE = 100_000;
        private static final long TIMES = 3;

        /** What a mutant may take of which the reference takes these. */
        Steps forAMutant() {
            return new Steps(MORE + TIMES * aCall, MORE + TIMES * all);
        }
    }

    private final Object student;
    private final Field ticks;
    private final Field mostTicks;
    private final Steps most;
    private final AtomicLong longest = new AtomicLong();

    private TickedAnswer(Class<?> api, Class<?> answers, Steps most) throws ReflectiveOperationException {
        this.student = field(answers, "task" + api.getAnnotation(Task.class).number())
                .get(answers.getConstructor().newInstance());
        this.ticks = field(answers, "ticks");
        this.mostTicks = field(answers, "mostTicks");
        this.most = most;
        ticks.setLong(null, 0);
        mostTicks.setLong(null, most.all);
    }

    static TickedAnswer of(Class<?> api, Class<?> answers) throws ReflectiveOperationException {
        return new TickedAnswer(api, answers, Steps.NO_END);
    }

    static TickedAnswer of(Class<?> api, Class<?> answers, Steps most) throws ReflectiveOperationException {
        return new TickedAnswer(api, answers, most);
    }

    private static Field field(Class<?> type, String name) throws NoSuchFieldException {
        Field field = type.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    Object as(Class<?> api) {
        return Proxy.newProxyInstance(api.getClassLoader(), new Class<?>[] {api}, this);
    }

    /** Those it has taken until now. */
    Steps taken() throws IllegalAccessException {
        return new Steps(longest.get(), ticks.getLong(null));
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] given) throws Throwable {
        long before = ticks.getLong(null);
        mostTicks.setLong(null, Math.min(most.all, before + most.aCall));
        try {
            return method.invoke(student, given);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        } finally {
            longest.accumulateAndGet(ticks.getLong(null) - before, Math::max);
            mostTicks.setLong(null, most.all);
        }
    }
}

package sudoku.exercise.answer;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import sudoku.exercise.plain.Shape;
import sudoku.judge.CallFailed;
import sudoku.judge.StudentsFailure;
import sudoku.judge.Watch;
import sudoku.judge.Watcher;

/**
 * A student's object in this process, seen as a test sees any answer.
 *
 * <p><b>Idea.</b> The object may loop forever, throw, or keep what it was given. So every call runs on a thread of
 * its own with a deadline, what is handed over is copied both ways, and what goes wrong becomes a sentence.
 *
 * <p><b>Representation.</b> A proxy of the task's interface that keeps the contract of {@link sudoku.exercise.plain}.
 * After a call that did not end nothing more is asked.
 *
 * <p><b>Alternatives.</b> The grader's proxy does the same with a process in a sandbox behind it.
 */
public final class LocalAnswer implements InvocationHandler, Lent.Keeper, AutoCloseable {
    private final Object answer;
    private final Duration deadline;
    private final String name;
    private final Lent lent = new Lent();
    private Watch watch;
    private CallFailed over;

    private LocalAnswer(Class<?> api, Object answer, Duration deadline) {
        this.answer = answer;
        this.deadline = deadline;
        this.name = "answer " + api.getSimpleName();
        this.watch = Watcher.here().watch(name);
    }

    public static LocalAnswer to(Class<?> api, Object answer, Duration deadline) {
        return new LocalAnswer(api, answer, deadline);
    }

    public Object as(Class<?> api) {
        return Proxy.newProxyInstance(api.getClassLoader(), new Class<?>[] {api}, this);
    }

    @Override
    public Lent lent() {
        return lent;
    }

    @Override
    public void close() {
        watch.close();
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] given) throws Throwable {
        Object[] originals = given == null ? new Object[0] : given;
        if (method.getDeclaringClass() == Object.class) {
            return method.invoke(this, originals);
        }
        Shape[] shapes =
                Arrays.stream(method.getGenericParameterTypes()).map(Shape::of).toArray(Shape[]::new);
        Callback callback = new Callback();
        Object[] handedOver = new Object[originals.length];
        for (int i = 0; i < originals.length; i++) {
            handedOver[i] = originals[i] instanceof Consumer<?> consumer
                    ? callback.to(method, consumer)
                    : PlainData.copy(shapes[i], originals[i]);
        }
        Object[] afterwards = new Object[originals.length];
        lent.begin(method, originals);
        Object result = call(PlainData.who(method), callback, () -> {
            Object gave = method.invoke(answer, handedOver);
            callback.end();
            long bytes = 0;
            for (int i = 0; i < shapes.length; i++) {
                afterwards[i] = shapes[i].isMutable() ? PlainData.copy(shapes[i], handedOver[i]) : null;
                bytes += afterwards[i] == null ? 0 : PlainData.bytes(afterwards[i]);
            }
            Object checked = PlainData.checked(method, gave);
            if (bytes + PlainData.bytes(checked) > Shape.MOST_BYTES) {
                throw PlainData.tooLarge(PlainData.who(method));
            }
            return checked;
        });
        lent.end(afterwards);
        return result instanceof Iterator<?> iterator ? watched(iterator, method) : result;
    }

    private Iterator<Object> watched(Iterator<?> iterator, Method method) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return (boolean) call(PlainData.whoIsAsked(method, "hasNext"), new Callback(), iterator::hasNext);
            }

            @Override
            public Object next() {
                return call(PlainData.whoIsAsked(method, "next"), new Callback(), () -> {
                    Object element = PlainData.checkedElement(method, iterator.next());
                    if (PlainData.bytes(element) > Shape.MOST_BYTES) {
                        throw PlainData.tooLarge(PlainData.who(method));
                    }
                    return element;
                });
            }
        };
    }

    /** Runs some of the student's code; how it failed comes out as a sentence. */
    private Object call(String who, Callback callback, Callable<?> code) {
        if (over != null) {
            throw over;
        }
        Object result;
        try {
            result = watch.call(
                    () -> {
                        try {
                            return StudentsFailure.inWords(who, code);
                        } finally {
                            callback.end();
                        }
                    },
                    deadline,
                    callback);
        } catch (Watch.Late late) {
            watch = Watcher.here().watch(name);
            callback.rethrow();
            over = endless(who, late);
            throw over;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            over = new CallFailed("The check was stopped.", List.of(), true);
            throw over;
        } catch (CallFailed failed) {
            callback.rethrow();
            throw failed;
        }
        callback.rethrow();
        return result;
    }

    private CallFailed endless(String who, Watch.Late late) {
        return new CallFailed(
                who + " had not returned after " + deadline.toSeconds()
                        + " seconds and was stopped: a loop or a recursion in it has no end, or it searches far too"
                        + " much."
                        + (late.isStopped()
                                ? ""
                                : " Nothing here can end it, so it is still running in the background: restart the"
                                        + " kernel to get rid of it."),
                StudentsFailure.lines(late.place()),
                true);
    }
}

package sudoku.exercise;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A student's object in this process, seen as a test sees any answer.
 *
 * <p><b>Idea.</b> The object may loop for ever, throw, or keep what it was given. So every call runs on a thread of
 * its own with a deadline, arrays are copied both ways, and what goes wrong becomes a sentence.
 *
 * <p><b>Representation.</b> A proxy of the task's interface. After a call that did not end nothing more is asked.
 *
 * <p><b>Alternatives.</b> The grader's proxy does the same with a process in a sandbox behind it.
 */
final class LocalAnswer implements InvocationHandler, AutoCloseable {
    private final Object answer;
    private final Duration deadline;
    private final WatchedThread thread;

    private LocalAnswer(Class<?> api, Object answer, Duration deadline) {
        this.answer = answer;
        this.deadline = deadline;
        this.thread = new WatchedThread("answer " + api.getSimpleName());
    }

    static LocalAnswer to(Class<?> api, Object answer, Duration deadline) {
        return new LocalAnswer(api, answer, deadline);
    }

    Object as(Class<?> api) {
        return Proxy.newProxyInstance(api.getClassLoader(), new Class<?>[] {api}, this);
    }

    @Override
    public void close() {
        thread.close();
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] given) throws Throwable {
        Object[] originals = given == null ? new Object[0] : given;
        if (method.getDeclaringClass() == Object.class) {
            return method.invoke(this, originals);
        }
        Callback callback = new Callback();
        Object[] copies = Arrays.stream(originals)
                .map(original -> original instanceof Consumer<?> consumer ? callback.to(consumer) : PlainData.copy(original))
                .toArray();
        Object result = call(method, callback, () -> PlainData.checked(method, method.invoke(answer, copies)));
        IntStream.range(0, copies.length).forEach(i -> PlainData.writeBack(copies[i], originals[i]));
        return result instanceof Iterator<?> iterator ? watched(iterator, method) : result;
    }

    private Iterator<Object> watched(Iterator<?> iterator, Method method) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return (boolean) call(method, new Callback(), iterator::hasNext);
            }

            @Override
            public Object next() {
                return call(method, new Callback(), () -> PlainData.checkedElement(method, iterator.next()));
            }
        };
    }

    /** Runs some of the student's code; how it failed comes out as a sentence. */
    private Object call(Method method, Callback callback, Callable<?> code) {
        try {
            Object result = thread.call(code, deadline);
            callback.close();
            return result;
        } catch (WatchedThread.Late late) {
            callback.close();
            throw endless(method, late);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new CallFailed("The check was stopped.", List.of(), true);
        } catch (CallFailed failed) {
            callback.close();
            throw failed;
        } catch (Throwable thrown) {
            callback.close();
            throw threw(method, thrown instanceof InvocationTargetException wrapped ? wrapped.getCause() : thrown);
        }
    }

    private static CallFailed threw(Method method, Throwable thrown) {
        return new CallFailed("Your method " + method.getName() + " " + StudentsFailure.sentence(thrown),
                StudentsFailure.lines(thrown.getStackTrace()), false);
    }

    private CallFailed endless(Method method, WatchedThread.Late late) {
        return new CallFailed("Your method " + method.getName() + " had not come back after " + deadline.toSeconds()
                + " seconds and was stopped: a loop or a recursion in it has no end, or it searches far too much."
                + (late.isStopped() ? "" : " Nothing here can end it, so it still runs in the background: restart the"
                        + " kernel to be rid of it."),
                StudentsFailure.lines(late.place()), true);
    }
}

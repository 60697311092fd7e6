package sudoku.grading.exam;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.answer.Lent;
import sudoku.exercise.answer.PlainData;
import sudoku.exercise.plain.Contract;
import sudoku.exercise.plain.Contract.Operation;
import sudoku.exercise.plain.Shape;
import sudoku.grading.sandbox.WorkerCalls;
import sudoku.grading.sandbox.WorkerGone;
import sudoku.grading.sandbox.WorkerGone.Why;
import sudoku.grading.worker.Failure;
import sudoku.grading.worker.Frame;
import sudoku.judge.CallFailed;
import sudoku.judge.StudentsFailure;

/**
 * An answer that lives in a worker, seen as a test sees any answer.
 *
 * <p><b>Idea.</b> To a test it is the interface, no more and no less than the object in the notebook. What comes back
 * is read as plain data and checked by the test; what does not come back becomes a sentence.
 *
 * <p><b>Representation.</b> A proxy that sends a call's arguments to the worker, and waits; it keeps the contract of
 * {@link sudoku.exercise.plain}.
 */
public final class RemoteAnswer implements InvocationHandler, Lent.Keeper {
    private final Examination examination;
    private final Lent lent = new Lent();
    private final Contract contract;
    private final Map<Method, Integer> numbers;

    /** What a test sees of each answer that can still be asked. */
    public static Map<Class<?>, Object> ofAll(Examination examination) {
        return examination.openTasks().stream()
                .collect(Collectors.toMap(task -> task, task -> new RemoteAnswer(examination, task).asAnswer()));
    }

    private RemoteAnswer(Examination examination, Class<?> task) {
        this.examination = examination;
        contract = Contract.of(task);
        numbers = IntStream.range(0, contract.operations().size())
                .boxed()
                .collect(Collectors.toMap(i -> contract.operations().get(i).method(), i -> i));
    }

    private Object asAnswer() {
        return Proxy.newProxyInstance(contract.type().getClassLoader(), new Class<?>[] {contract.type()}, this);
    }

    @Override
    public Lent lent() {
        return lent;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] given) throws Throwable {
        Object[] arguments = given == null ? new Object[0] : given;
        if (method.getDeclaringClass() == Object.class) {
            return method.invoke(this, arguments);
        }
        int number = numbers.get(method);
        Operation operation = contract.operations().get(number);
        Object[] handedOver = Arrays.stream(arguments)
                .map(argument -> argument instanceof Consumer<?> consumer ? checked(method, consumer) : argument)
                .toArray();
        Object[] afterwards = new Object[arguments.length];
        lent.begin(method, arguments);
        Object result = during(
                PlainData.who(method),
                true,
                calls -> calls.call(examination.numberOf(contract.type()), number, operation, handedOver, afterwards));
        lent.end(afterwards);
        if (operation.result().isIterator() && (Integer) result >= 0) {
            return iterator(method, (Integer) result, operation.result().elements());
        }
        return PlainData.checked(method, operation.result().isIterator() ? null : result);
    }

    @SuppressWarnings("unchecked")
    private static Consumer<String> checked(Method method, Consumer<?> ofTheTest) {
        return text -> ((Consumer<String>) ofTheTest).accept(PlainData.checkedText(method, text));
    }

    private Iterator<Object> iterator(Method method, int handle, Shape shape) throws WorkerGone {
        WorkerCalls home = examination.calls(contract.type());
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return (Boolean) during(PlainData.whoIsAsked(method, "hasNext"), false, calls -> same(calls, home)
                        .hasNext(handle));
            }

            @Override
            public Object next() {
                return PlainData.checkedElement(
                        method, during(PlainData.whoIsAsked(method, "next"), false, calls -> same(calls, home)
                                .next(handle, shape)));
            }
        };
    }

    /** An iterator dies with its worker. */
    private static WorkerCalls same(WorkerCalls calls, WorkerCalls home) throws WorkerGone {
        if (calls != home) {
            throw new WorkerGone("The worker process that held this answer has ended.", Why.GRADER);
        }
        return calls;
    }

    private static CallFailed failed(String who, Failure failure) {
        return failure.type().equals(Frame.TooLarge.class.getName())
                ? PlainData.tooLarge(who)
                : StudentsFailure.threw(who, failure.type(), failure.message(), failure.lines());
    }

    private interface Asking {
        Object of(WorkerCalls calls) throws WorkerGone, WorkerCalls.Threw;
    }

    /** Whatever lives in one worker cannot be asked again in another. */
    private Object during(String who, boolean repeatable, Asking question) {
        Class<?> task = contract.type();
        while (true) {
            long start = System.nanoTime();
            try {
                if (!examination.hasTime(task)) {
                    examination.end(
                            task, who + " did not end. The time for this task is up: the rest is for the other tasks.");
                }
                WorkerCalls calls = examination.calls(task);
                start = System.nanoTime();
                examination.ended(task).ifPresent(why -> {
                    throw new CallFailed(why, List.of(), true);
                });
                examination.asks(task);
                return question.of(calls);
            } catch (WorkerGone gone) {
                boolean again = gone.mayBeAnothersFault() && examination.asksAgain(task) && repeatable;
                examination.closeCalls();
                if (!again) {
                    throw failed(task, who, gone);
                }
            } catch (WorkerCalls.Threw threw) {
                boolean outOfMemory = threw.failure().type().equals(OutOfMemoryError.class.getName());
                if (!outOfMemory || !examination.asksAgain(task) || !repeatable) {
                    throw failed(who, threw.failure());
                }
            } finally {
                examination.took(task, Duration.ofNanos(System.nanoTime() - start));
            }
        }
    }

    /** An answer that fills the memory has failed this call; with one that ends its worker otherwise all is over. */
    private CallFailed failed(Class<?> task, String who, WorkerGone gone) {
        if (gone.why() == Why.OUT_OF_MEMORY) {
            return new CallFailed(who + " gave no answer. " + gone.getMessage(), List.of(), false);
        }
        examination.end(task, who + " did not end. " + gone.getMessage());
        return new CallFailed(examination.ended(task).get(), List.of(), true);
    }
}

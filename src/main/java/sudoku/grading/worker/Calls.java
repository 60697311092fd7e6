package sudoku.grading.worker;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import sudoku.exercise.plain.Contract;
import sudoku.exercise.plain.Lending;
import sudoku.exercise.plain.Shape;
import sudoku.grading.worker.Frame.Kind;

/**
 * Does what a frame asks and replies.
 *
 * <p><b>Idea.</b> The student's code can fail at every step: in the call, while its list is walked through for the
 * reply, even in saying what went wrong. All of that is the call's failure. What fails beyond it ends the worker.
 *
 * <p><b>Representation.</b> Answers and iterators have numbers. A consumer sends each element as a frame of its own and
 * waits for the reply, in the middle of the call that it was handed to.
 */
final class Calls {
    private record Answer(Contract contract, Object object) {}

    private record Elements(Shape shape, Iterator<?> iterator) {}

    private final InputStream in;
    private final OutputStream out;
    private final StudentCode code = new StudentCode();
    private final List<Answer> answers = new ArrayList<>();
    private final List<Elements> iterators = new ArrayList<>();
    private CellCompiler compiler;

    Calls(InputStream in, OutputStream out) {
        this.in = in;
        this.out = out;
    }

    void serve(Frame frame) throws Exception {
        ByteBuffer body = frame.body();
        switch (frame.kind()) {
            case CELL -> tell(frame, code.run(Values.text(body)));
            case COMPILED_CELL -> tell(frame, code.run(Values.bytes(body)));
            case COMPILE -> compile(frame);
            case BIND -> tell(frame, bind(Values.text(body), Class.forName(Values.text(body))));
            case CALL -> reply(frame, () -> call(frame.call(), body));
            case HAS_NEXT ->
                reply(frame, () -> new Values.Writer()
                        .put(
                                Shape.BOOLEAN,
                                iterators.get(body.getInt()).iterator.hasNext()));
            case NEXT -> reply(frame, () -> next(iterators.get(body.getInt())));
            default -> throw new Frame.Malformed("a frame of kind " + frame.kind() + " for a worker");
        }
    }

    /** The cells of one submission know nothing of another's. */
    private void compile(Frame frame) throws IOException {
        if ((Boolean) Values.get(frame.body(), Shape.BOOLEAN)) {
            if (compiler != null) {
                compiler.close();
            }
            compiler = new CellCompiler();
        }
        try {
            byte[] steps = compiler.compile(Values.text(frame.body()));
            Frame.write(
                    out,
                    Kind.COMPILED,
                    frame.call(),
                    new Values.Writer().putBytes(steps).bytes());
        } catch (StackOverflowError tooDeep) {
            tell(
                    frame,
                    Optional.of("Java's compiler ran out of stack on it: an expression in it is too long, or "
                            + "nested too deeply, such as a sum of thousands of numbers. Use a loop or an array."));
        } catch (Frame.TooLarge tooLarge) {
            tell(frame, Optional.of("What Java's compiler makes from it is too large: use smaller methods."));
        }
    }

    private void tell(Frame frame, Optional<String> failure) throws IOException {
        Frame.write(
                out,
                failure.isEmpty() ? Kind.DONE : Kind.FAILED,
                frame.call(),
                new Values.Writer().put(Shape.STRING, failure.orElse("")).bytes());
    }

    /** Answers are numbered as they are bound, from 0; one that is none has a number too. */
    private Optional<String> bind(String variable, Class<?> type) {
        Object object = code.valueOf(variable);
        answers.add(new Answer(Contract.of(type), object));
        if (object == null) {
            return Optional.of(variable + " holds no answer.");
        }
        return type.isInstance(object)
                ? Optional.empty()
                : Optional.of(variable + " holds something that is not of type " + type.getSimpleName() + ".");
    }

    private interface Question {
        Values.Writer answer() throws Throwable;
    }

    private void reply(Frame frame, Question question) throws IOException {
        byte[] body;
        Kind kind = Kind.RETURNED;
        try {
            body = question.answer().bytes();
        } catch (Throwable thrown) {
            kind = Kind.THREW;
            body = described(thrown instanceof InvocationTargetException ? thrown.getCause() : thrown);
        }
        try {
            Frame.write(out, kind, frame.call(), body);
        } catch (Frame.TooLarge tooLarge) {
            Frame.write(out, Kind.THREW, frame.call(), described(tooLarge));
        }
    }

    private byte[] described(Throwable thrown) throws IOException {
        try {
            return Failure.of(thrown, code.lines()).bytes();
        } catch (Throwable failedAgain) {
            return new Failure("", "an exception that cannot even say what it is", List.of()).bytes();
        }
    }

    private Values.Writer call(int number, ByteBuffer body) throws Throwable {
        Answer answer = answers.get(body.getInt());
        Contract.Operation operation = answer.contract.operations().get(body.getInt());
        List<Shape> shapes = operation.parameters();
        Object[] arguments = new Object[shapes.size()];
        Lending lending = new Lending();
        for (int i = 0; i < arguments.length; i++) {
            Object value = Values.get(body, shapes.get(i));
            arguments[i] = shapes.get(i) == Shape.STRING_CONSUMER
                    ? lending.consumer(text -> hand(number, (Integer) value, text))
                    : value;
        }
        Object[] lent = arguments.clone();
        Object result;
        try {
            result = operation.method().invoke(answer.object, arguments);
        } finally {
            lending.end();
        }
        Values.Writer reply = new Values.Writer();
        for (int i = 0; i < lent.length; i++) {
            if (shapes.get(i).isMutable()) {
                reply.put(shapes.get(i), lent[i]);
            }
        }
        return reply.put(
                operation.result(), operation.result().isIterator() ? kept(operation.result(), result) : result);
    }

    private Integer kept(Shape shape, Object iterator) {
        if (iterator == null) {
            return -1;
        }
        iterators.add(new Elements(shape.elements(), (Iterator<?>) iterator));
        return iterators.size() - 1;
    }

    private static Values.Writer next(Elements elements) throws IOException {
        return new Values.Writer().put(elements.shape, elements.iterator.next());
    }

    /**
     * Tells the test a text, on whichever thread, and waits whether it wants more; what is out of step cannot go on.
     */
    private boolean hand(int call, int consumer, String text) {
        try {
            byte[] body = new Values.Writer()
                    .put(Shape.STRING_CONSUMER, consumer)
                    .put(Shape.STRING, text)
                    .bytes();
            Frame.write(out, Kind.ACCEPT, call, body);
            return Frame.read(in).kind() == Kind.TAKEN;
        } catch (Throwable outOfStep) {
            Runtime.getRuntime().halt(1);
            return false;
        }
    }
}

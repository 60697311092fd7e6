package sudoku.grading.sandbox;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sudoku.exercise.plain.Contract.Operation;
import sudoku.exercise.plain.Shape;
import sudoku.grading.intake.Limits;
import sudoku.grading.worker.Failure;
import sudoku.grading.worker.Frame;
import sudoku.grading.worker.Frame.Kind;
import sudoku.grading.worker.ShortText;
import sudoku.grading.worker.Values;

/**
 * What can be asked of a worker.
 *
 * <p>Every answer is read as the shape that the interface demands. What cannot be read so was not written by the
 * worker's own code, and ends it.
 */
public final class WorkerCalls implements AutoCloseable {
    /** What the student's method threw. */
    public static final class Threw extends Exception {
        private final transient Failure failure;

        Threw(Failure failure) {
            super(failure.sentence());
            this.failure = failure;
        }

        public Failure failure() {
            return failure;
        }
    }

    /** A cell is too much for the compiler; the message says why, and nothing more is to be compiled after it. */
    public static final class NotCompiled extends Exception {
        NotCompiled(String why) {
            super(why);
        }
    }

    private final WorkerConnection line;
    private final Limits limits;

    public WorkerCalls(WorkerConnection line, Limits limits) {
        this.line = line;
        this.limits = limits;
    }

    /** Runs a cell; says what was wrong with it, if anything. */
    public Optional<String> run(String cell, Duration time) throws WorkerGone {
        return told(line.ask(Kind.CELL, written(writer -> writer.put(Shape.STRING, cell)), time));
    }

    /** The same with a cell that is compiled already. */
    public Optional<String> runCompiled(byte[] cell, Duration time) throws WorkerGone {
        return told(line.ask(Kind.COMPILED_CELL, written(writer -> writer.putBytes(cell)), time));
    }

    /** Compiles a cell, and runs nothing. The first one of a submission knows nothing of cells before it. */
    public byte[] compile(String cell, boolean first, Duration time) throws WorkerGone, NotCompiled {
        Frame frame = line.ask(
                Kind.COMPILE, written(writer -> writer.put(Shape.BOOLEAN, first).put(Shape.STRING, cell)), time);
        if (frame.kind() == Kind.COMPILED) {
            return (byte[]) read(() -> Values.bytes(frame.body()), frame.body());
        }
        throw new NotCompiled(
                told(frame).orElseThrow(() -> line.forged("a " + frame.kind() + " for a cell to compile")));
    }

    /** Takes what a variable holds for the next answer; says why it is none, if so. Answers are numbered from 0. */
    public Optional<String> bind(String variable, Class<?> type) throws WorkerGone {
        return told(line.ask(
                Kind.BIND,
                written(writer -> writer.put(Shape.STRING, variable).put(Shape.STRING, type.getName())),
                limits.call()));
    }

    /**
     * Calls a method of an answer.
     *
     * @param afterwards is filled with what became of those arguments in there that can be written
     */
    public Object call(int answer, int method, Operation operation, Object[] arguments, Object[] afterwards)
            throws WorkerGone, Threw {
        List<Consumer<String>> consumers = new ArrayList<>();
        byte[] question = written(writer -> {
            writer.put(Shape.INT, answer).put(Shape.INT, method);
            for (int i = 0; i < arguments.length; i++) {
                Shape shape = operation.parameters().get(i);
                writer.put(shape, shape == Shape.STRING_CONSUMER ? number(consumers, arguments[i]) : arguments[i]);
            }
        });
        ByteBuffer reply = returned(line.ask(Kind.CALL, question, limits.call(), consumers));
        return read(
                () -> {
                    for (int i = 0; i < arguments.length; i++) {
                        if (operation.parameters().get(i).isMutable()) {
                            afterwards[i] = Arguments.afterwards(
                                    arguments[i],
                                    Values.get(reply, operation.parameters().get(i)));
                        }
                    }
                    return Values.get(reply, operation.result());
                },
                reply);
    }

    @SuppressWarnings("unchecked")
    private static Integer number(List<Consumer<String>> consumers, Object consumer) {
        consumers.add((Consumer<String>) consumer);
        return consumers.size() - 1;
    }

    public boolean hasNext(int iterator) throws WorkerGone, Threw {
        ByteBuffer reply = returned(line.ask(Kind.HAS_NEXT, handle(iterator), limits.call()));
        return (Boolean) read(() -> Values.get(reply, Shape.BOOLEAN), reply);
    }

    public Object next(int iterator, Shape element) throws WorkerGone, Threw {
        ByteBuffer reply = returned(line.ask(Kind.NEXT, handle(iterator), limits.call()));
        return read(() -> Values.get(reply, element), reply);
    }

    private static byte[] handle(int iterator) {
        return written(writer -> writer.put(Shape.INT, iterator));
    }

    private Optional<String> told(Frame frame) throws WorkerGone {
        String failure = (String) read(() -> Values.text(frame.body()), frame.body());
        return switch (frame.kind()) {
            case DONE -> Optional.empty();
            case FAILED -> Optional.of(ShortText.cut(failure));
            default -> throw line.forged("a " + frame.kind() + " for a cell");
        };
    }

    private ByteBuffer returned(Frame frame) throws WorkerGone, Threw {
        return switch (frame.kind()) {
            case RETURNED -> frame.body();
            case THREW -> throw new Threw((Failure) read(() -> Failure.read(frame.body()), frame.body()));
            default -> throw line.forged("a " + frame.kind() + " for a call");
        };
    }

    private interface Reading {
        Object get() throws Frame.Malformed;
    }

    private Object read(Reading reading, ByteBuffer body) throws WorkerGone {
        try {
            Object value = reading.get();
            Values.end(body);
            return value;
        } catch (Frame.Malformed forged) {
            throw line.forged(forged.getMessage());
        }
    }

    private interface Writing {
        void to(Values.Writer writer) throws IOException;
    }

    /** What goes out is ours: that it fits is up to the author of the test. */
    private static byte[] written(Writing writing) {
        Values.Writer writer = new Values.Writer();
        try {
            writing.to(writer);
        } catch (IOException tooLarge) {
            throw new IllegalArgumentException("These arguments are too large for a worker", tooLarge);
        }
        return writer.bytes();
    }

    /** What the worker has written to its standard error. */
    String lastWords() {
        return line.lastWords();
    }

    /** What its worker has taken of the time for the submission. */
    public Duration taken() {
        return line.taken();
    }

    /** Whether its worker can still be asked. */
    public boolean isOpen() {
        return line.isOpen();
    }

    @Override
    public void close() {
        line.close();
    }
}

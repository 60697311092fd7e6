package sudoku.grading.worker;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import sudoku.exercise.plain.Shape;

/**
 * One message on the pipe between grader and worker.
 *
 * <p><b>Idea.</b> The reader of a frame may be reading an attack, so a frame says nothing about classes: its kind is
 * one byte of a closed list, and what follows is numbers and characters, read by {@link Values}.
 *
 * <p><b>Representation.</b> Length of the rest (4 bytes), kind (1), number of the call it belongs to (4), body. A reply
 * has the number of its question.
 *
 * <p><b>Cost.</b> A length is looked at before anything is allocated: no frame makes the reader take more than
 * {@link #LARGEST} bytes.
 *
 * <p><b>Alternatives.</b> Java's serialization, which builds any object the other side names.
 */
public record Frame(Kind kind, int call, ByteBuffer body) {
    /** The most a frame may be long, its kind and call included. */
    public static final int LARGEST = Shape.MOST_BYTES;

    private static final int HEAD = 5;

    /** What a frame is about; its place in this list is its number on the pipe. */
    public enum Kind {
        /** To the worker: run this cell. */
        CELL,
        /** To the worker: what this variable holds is the answer to this interface. */
        BIND,
        /** To the worker: call this method of an answer. */
        CALL,
        /** To the worker: is there another element? */
        HAS_NEXT,
        /** To the worker: the next element. */
        NEXT,
        /** To the worker: the consumer took it. */
        TAKEN,
        /** To the worker: the consumer does not want any more. */
        ENOUGH,
        /** From the worker: the cell has run, the answer is bound. */
        DONE,
        /** From the worker: the cell, or the binding, has failed, and why. */
        FAILED,
        /** From the worker: what the call returned. */
        RETURNED,
        /** From the worker: what the call threw. */
        THREW,
        /** From the worker: an element for a consumer. */
        ACCEPT,
        /** To the worker: run this cell, which is compiled. */
        COMPILED_CELL,
        /** To the worker: compile this cell, and run nothing. */
        COMPILE,
        /** From the worker: the cell that was to be compiled. */
        COMPILED;

        private static final Kind[] ALL = values();
    }

    /** Writes one frame in one piece, so that no two can mix. */
    public static void write(OutputStream out, Kind kind, int call, byte[] body) throws IOException {
        int length = HEAD + body.length;
        if (length > LARGEST) {
            throw new TooLarge();
        }
        ByteBuffer frame = ByteBuffer.allocate(4 + length);
        frame.putInt(length).put((byte) kind.ordinal()).putInt(call).put(body);
        out.write(frame.array());
        out.flush();
    }

    /** Reads one frame. */
    public static Frame read(InputStream in) throws IOException {
        int length = ByteBuffer.wrap(exactly(in, 4)).getInt();
        if (length < HEAD || length > LARGEST) {
            throw new Malformed("a frame of " + length + " bytes");
        }
        ByteBuffer rest = ByteBuffer.wrap(exactly(in, length));
        int kind = rest.get();
        if (kind < 0 || kind >= Kind.ALL.length) {
            throw new Malformed("a frame of kind " + kind);
        }
        return new Frame(Kind.ALL[kind], rest.getInt(), rest.slice());
    }

    private static byte[] exactly(InputStream in, int bytes) throws IOException {
        byte[] read = in.readNBytes(bytes);
        if (read.length < bytes) {
            throw new EOFException();
        }
        return read;
    }

    /** What came is not in the language. */
    public static final class Malformed extends IOException {
        public Malformed(String what) {
            super(what);
        }
    }

    /** A value does not fit in a frame. */
    public static final class TooLarge extends IOException {
        public TooLarge() {
            super("more than " + LARGEST + " bytes");
        }
    }
}

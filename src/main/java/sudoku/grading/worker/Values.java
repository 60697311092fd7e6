package sudoku.grading.worker;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import sudoku.exercise.plain.Shape;

/**
 * Plain data as bytes, and back.
 *
 * <p><b>Idea.</b> The reader knows from the interface which {@link Shape} must come; the bytes carry no types, so there
 * is nothing to choose for the one who wrote them. Half-done answers are data too: every reference may be {@code null}.
 *
 * <p><b>Representation.</b> Big-endian numbers; a text or an array is its length, −1 for {@code null}, then its
 * elements. A text is UTF-16, for a student's text may be half a character.
 *
 * <p><b>Cost.</b> A length that the rest of the frame cannot hold is refused before anything is allocated for it.
 */
public final class Values {
    /** In place of a length. */
    private static final int NULL = -1;

    private Values() {}

    /** Collects the body of a frame. */
    public static final class Writer {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final DataOutputStream data = new DataOutputStream(bytes);

        /** Writes a value of this shape; iterators and consumers are written as the number of their handle. */
        public Writer put(Shape shape, Object value) throws IOException {
            if (value == null && shape != Shape.VOID) {
                data.writeInt(NULL);
                return this;
            }
            switch (shape) {
                case VOID -> {}
                case INT, STRING_ITERATOR, INTS_ITERATOR, STRING_CONSUMER -> data.writeInt((Integer) value);
                case LONG -> data.writeLong((Long) value);
                case BOOLEAN -> data.writeBoolean((Boolean) value);
                case DOUBLE -> data.writeDouble((Double) value);
                case STRING -> putText((String) value);
                case INTS -> putInts((int[]) value);
                case INT_TABLE -> putEach((Object[]) value, Shape.INTS);
                case STRINGS -> putEach((Object[]) value, Shape.STRING);
                case STRING_LIST -> putEach(((Collection<?>) value).toArray(), Shape.STRING);
                case INTS_LIST -> putEach(((Collection<?>) value).toArray(), Shape.INTS);
            }
            if (bytes.size() > Frame.LARGEST) {
                throw new Frame.TooLarge();
            }
            return this;
        }

        /** Bytes that only the one who has made them can read. */
        public Writer putBytes(byte[] sealed) throws IOException {
            if (bytes.size() + sealed.length > Frame.LARGEST) {
                throw new Frame.TooLarge();
            }
            data.writeInt(sealed.length);
            data.write(sealed);
            return this;
        }

        private void putText(String text) throws IOException {
            if (text.length() > Frame.LARGEST / 2) {
                throw new Frame.TooLarge();
            }
            data.writeInt(text.length());
            data.writeChars(text);
        }

        private void putInts(int[] numbers) throws IOException {
            if (numbers.length > Frame.LARGEST / 4) {
                throw new Frame.TooLarge();
            }
            data.writeInt(numbers.length);
            for (int number : numbers) {
                data.writeInt(number);
            }
        }

        private void putEach(Object[] all, Shape shape) throws IOException {
            data.writeInt(all.length);
            for (Object element : all) {
                put(shape, element);
            }
        }

        public byte[] bytes() {
            return bytes.toByteArray();
        }
    }

    /** Reads a value of the shape that must come. */
    public static Object get(ByteBuffer body, Shape shape) throws Frame.Malformed {
        try {
            return switch (shape) {
                case VOID -> null;
                case INT, STRING_ITERATOR, INTS_ITERATOR, STRING_CONSUMER -> body.getInt();
                case LONG -> body.getLong();
                case BOOLEAN -> body.get() != 0;
                case DOUBLE -> body.getDouble();
                case STRING -> text(body);
                case INTS -> ints(body);
                case INT_TABLE -> array(body, Shape.INTS, new int[0][]);
                case STRINGS -> array(body, Shape.STRING, new String[0]);
                case STRING_LIST -> list(body, Shape.STRING);
                case INTS_LIST -> list(body, Shape.INTS);
            };
        } catch (BufferUnderflowException tooShort) {
            throw new Frame.Malformed("a frame that ends in the middle of a value");
        }
    }

    /** Text alone, for what is not a value of a call. */
    public static String text(ByteBuffer body) throws Frame.Malformed {
        int length = length(body, 2);
        if (length < 0) {
            return null;
        }
        char[] characters = new char[length];
        body.asCharBuffer().get(characters);
        body.position(body.position() + 2 * length);
        return new String(characters);
    }

    /** Bytes that only the one who has made them can read. */
    public static byte[] bytes(ByteBuffer body) throws Frame.Malformed {
        byte[] sealed = new byte[Math.max(0, length(body, 1))];
        body.get(sealed);
        return sealed;
    }

    private static int[] ints(ByteBuffer body) throws Frame.Malformed {
        int length = length(body, 4);
        if (length < 0) {
            return null;
        }
        int[] numbers = new int[length];
        body.asIntBuffer().get(numbers);
        body.position(body.position() + 4 * length);
        return numbers;
    }

    private static <T> T[] array(ByteBuffer body, Shape element, T[] empty) throws Frame.Malformed {
        List<Object> elements = list(body, element);
        return elements == null ? null : elements.toArray(empty);
    }

    /** Every element has at least a length of its own: four bytes. */
    private static List<Object> list(ByteBuffer body, Shape element) throws Frame.Malformed {
        int length = length(body, 4);
        if (length < 0) {
            return null;
        }
        List<Object> elements = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            elements.add(get(body, element));
        }
        return elements;
    }

    private static int length(ByteBuffer body, int bytesEach) throws Frame.Malformed {
        if (body.remaining() < 4) {
            throw new Frame.Malformed("a frame that ends in the middle of a length");
        }
        int length = body.getInt();
        if (length < NULL || length > body.remaining() / bytesEach) {
            throw new Frame.Malformed("a length of " + length + " with " + body.remaining() + " bytes to come");
        }
        return length;
    }

    /** Nothing may follow the last value of a frame. */
    public static void end(ByteBuffer body) throws Frame.Malformed {
        if (body.hasRemaining()) {
            throw new Frame.Malformed("a frame with " + body.remaining() + " bytes too many");
        }
    }
}

package sudoku.grading.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.exercise.plain.Contract;
import sudoku.exercise.plain.Shape;

class ValuesTests {
    static Stream<Arguments> values() {
        return Stream.of(
                Arguments.of(Shape.INT, Integer.MIN_VALUE),
                Arguments.of(Shape.LONG, Long.MAX_VALUE),
                Arguments.of(Shape.BOOLEAN, true),
                Arguments.of(Shape.DOUBLE, -0.5),
                Arguments.of(Shape.STRING, "half a character \ud83d, a whole \ud83d\ude00, \u0000"),
                Arguments.of(Shape.STRING, null),
                Arguments.of(Shape.INTS, new int[] {1, -1, 0}),
                Arguments.of(Shape.INTS, null),
                Arguments.of(Shape.INT_TABLE, new int[][] {{1, 2}, null, {}}),
                Arguments.of(Shape.STRINGS, new String[] {"", null, "x"}),
                Arguments.of(Shape.STRING_LIST, Arrays.asList("a", null)),
                Arguments.of(Shape.INTS_LIST, Arrays.asList(new int[] {7}, null)),
                Arguments.of(Shape.INTS_LIST, null));
    }

    @ParameterizedTest
    @MethodSource("values")
    void whatIsWrittenIsReadAgain(Shape shape, Object value) throws IOException {
        ByteBuffer body = ByteBuffer.wrap(new Values.Writer().put(shape, value).bytes());
        Object read = Values.get(body, shape);
        Values.end(body);
        assertThat(read).usingRecursiveComparison().isEqualTo(value);
    }

    @ParameterizedTest
    @EnumSource(
            value = Shape.class,
            names = {"STRING", "INTS", "INT_TABLE", "STRINGS", "STRING_LIST", "INTS_LIST"})
    void aLengthThatCannotFollowIsRefusedBeforeAnythingIsAllocated(Shape shape) {
        for (int length : new int[] {2, 1_000_000_000, Integer.MAX_VALUE, -2, Integer.MIN_VALUE}) {
            ByteBuffer body =
                    ByteBuffer.allocate(6).putInt(length).putShort((short) 0).flip();
            assertThatThrownBy(() -> Values.get(body, shape))
                    .as("%s of length %s", shape, length)
                    .isInstanceOf(Frame.Malformed.class);
        }
    }

    @ParameterizedTest
    @EnumSource(value = Shape.class, mode = EnumSource.Mode.EXCLUDE, names = "VOID")
    void anyBytesAreReadAsAValueOrRefused(Shape shape) throws IOException {
        Random random = new Random(shape.ordinal());
        int refused = 0;
        for (int i = 0; i < 2_000; i++) {
            byte[] bytes = new byte[random.nextInt(24)];
            random.nextBytes(bytes);
            for (int zeros = 0; zeros < Math.min(3, bytes.length); zeros++) {
                bytes[zeros] = 0;
            }
            try {
                Values.get(ByteBuffer.wrap(bytes), shape);
            } catch (Frame.Malformed expected) {
                refused++;
            }
        }
        assertThat(refused).as("at least those that are too short").isPositive();
    }

    @Test
    void nothingMayFollowTheLastValue() {
        assertThatThrownBy(() -> Values.end(ByteBuffer.allocate(1))).isInstanceOf(Frame.Malformed.class);
    }

    @Test
    void aValueThatFitsInNoFrameIsNotWritten() {
        assertThatThrownBy(() -> new Values.Writer().put(Shape.INTS, new int[Frame.LARGEST / 4 + 1]))
                .isInstanceOf(Frame.TooLarge.class);
        String text = "x".repeat(Frame.LARGEST / 4);
        assertThatThrownBy(() -> new Values.Writer().put(Shape.STRING_LIST, List.of(text, text, text)))
                .isInstanceOf(Frame.TooLarge.class);
    }

    @Test
    void aFrameIsReadAsItWasWritten() throws IOException {
        ByteArrayOutputStream pipe = new ByteArrayOutputStream();
        Frame.write(pipe, Frame.Kind.ACCEPT, 77, new byte[] {1, 2});
        Frame frame = Frame.read(new ByteArrayInputStream(pipe.toByteArray()));
        assertThat(frame.kind()).isEqualTo(Frame.Kind.ACCEPT);
        assertThat(frame.call()).isEqualTo(77);
        assertThat(frame.body()).isEqualTo(ByteBuffer.wrap(new byte[] {1, 2}));
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 4, Frame.LARGEST + 1, Integer.MAX_VALUE})
    void aFrameOfNoSensibleLengthIsRefused(int length) {
        byte[] head = ByteBuffer.allocate(12).putInt(length).array();
        assertThatThrownBy(() -> Frame.read(new ByteArrayInputStream(head))).isInstanceOf(Frame.Malformed.class);
    }

    @ParameterizedTest
    @ValueSource(bytes = {-1, 15, 127})
    void aFrameOfAnUnknownKindIsRefused(byte kind) {
        byte[] frame = ByteBuffer.allocate(9).putInt(5).put(kind).array();
        assertThatThrownBy(() -> Frame.read(new ByteArrayInputStream(frame))).isInstanceOf(Frame.Malformed.class);
    }

    @Test
    void aFrameThatStopsShortIsAnEnd() {
        byte[] frame = ByteBuffer.allocate(8).putInt(5).array();
        assertThatThrownBy(() -> Frame.read(new ByteArrayInputStream(frame))).isInstanceOf(EOFException.class);
    }

    @Test
    void aTypeThatIsNotPlainDataMakesNoContract() {
        assertThatThrownBy(() -> Contract.of(CharSequence.class)).hasMessageContaining("cannot be handed to an answer");
        assertThatThrownBy(() -> Contract.of(String.class)).hasMessageContaining("is not an interface");
    }
}

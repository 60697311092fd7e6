package sudoku.grading;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import sudoku.grading.Conversation.Said;
import sudoku.grading.worker.Frame;
import sudoku.grading.worker.Frame.Kind;

/** A reply as no worker's own code writes it. */
final class Garbled {
    private static final int[] STRANGE = {
        Integer.MIN_VALUE,
        -2,
        -1,
        0,
        1,
        2,
        4,
        5,
        255,
        65_536,
        1 << 20,
        Frame.LARGEST,
        Frame.LARGEST + 1,
        Integer.MAX_VALUE
    };

    private final Random random;
    private final List<Said> others;

    /** May put one of these replies in a reply's place. */
    Garbled(Random random, List<Said> others) {
        this.random = random;
        this.others = others;
    }

    /** A reply as it should be. */
    static byte[] plain(Said said, int call) {
        return frame(said.kind().ordinal(), call, said.body());
    }

    private static byte[] frame(int kind, int call, byte[] body) {
        return ByteBuffer.allocate(9 + body.length)
                .putInt(5 + body.length)
                .put((byte) kind)
                .putInt(call)
                .put(body)
                .array();
    }

    /** What is written instead of a reply, or with it. */
    byte[] instead(Said said, int call) {
        byte[] plain = plain(said, call);
        return switch (random.nextInt(13)) {
            case 0 -> changed(plain);
            case 1 -> Arrays.copyOf(plain, random.nextInt(plain.length));
            case 2 -> joined(plain, plain);
            case 3 -> joined(plain, random(random.nextInt(20)));
            case 4 -> joined(random(1 + random.nextInt(20)), plain);
            case 5 -> frame(said.kind().ordinal(), call, random(random.nextInt(200)));
            case 6 -> frame(random.nextInt(Kind.values().length + 2), call, said.body());
            case 7 ->
                frame(said.kind().ordinal(), call, Arrays.copyOf(said.body(), random.nextInt(said.body().length + 1)));
            case 8 ->
                frame(
                        said.kind().ordinal(),
                        call,
                        Arrays.copyOf(said.body(), said.body().length + 1 + random.nextInt(9)));
            case 9 -> frame(said.kind().ordinal(), call, withStrangeNumber(said.body()));
            case 10 -> withStrangeNumber(plain);
            case 11 -> plain(others.get(random.nextInt(others.size())), call);
            default -> joined(plain, plain(others.get(random.nextInt(others.size())), call + 1 + random.nextInt(2)));
        };
    }

    private byte[] changed(byte[] bytes) {
        byte[] changed = bytes.clone();
        for (int i = random.nextInt(4); i >= 0; i--) {
            changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
        }
        return changed;
    }

    /** Where numbers stand, so that it is likely to be a length or a handle. */
    private byte[] withStrangeNumber(byte[] bytes) {
        byte[] changed = bytes.clone();
        if (changed.length >= 4) {
            int place = random.nextInt((changed.length - 4) / 4 + 1) * 4;
            ByteBuffer.wrap(changed).putInt(place, STRANGE[random.nextInt(STRANGE.length)]);
        }
        return changed;
    }

    private byte[] random(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}

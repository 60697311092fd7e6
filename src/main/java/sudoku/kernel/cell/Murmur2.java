package sudoku.kernel.cell;

import java.nio.charset.StandardCharsets;

/** Austin Appleby's hash function of this name, which front ends use to call a cell by its text. */
public final class Murmur2 {
    private static final int FACTOR = 0x5bd1e995;

    private Murmur2() {}

    /** Of the text in UTF-8, as a number without sign. */
    public static long of(String text, int seed) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int hash = seed ^ bytes.length;
        int at = 0;
        for (; bytes.length - at >= 4; at += 4) {
            int four = (bytes[at] & 0xff)
                    | (bytes[at + 1] & 0xff) << 8
                    | (bytes[at + 2] & 0xff) << 16
                    | (bytes[at + 3] & 0xff) << 24;
            four *= FACTOR;
            four ^= four >>> 24;
            hash = hash * FACTOR ^ four * FACTOR;
        }
        if (at < bytes.length) {
            for (int rest = bytes.length - at - 1; rest >= 0; rest--) {
                hash ^= (bytes[at + rest] & 0xff) << 8 * rest;
            }
            hash *= FACTOR;
        }
        hash ^= hash >>> 13;
        hash *= FACTOR;
        hash ^= hash >>> 15;
        return Integer.toUnsignedLong(hash);
    }
}

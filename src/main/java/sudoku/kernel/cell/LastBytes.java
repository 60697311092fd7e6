package sudoku.kernel.cell;

import java.nio.charset.StandardCharsets;

/** The last bytes of a text too long to keep, as a ring. */
final class LastBytes {
    private final byte[] ring;
    private long written;

    LastBytes(int size) {
        ring = new byte[size];
    }

    void add(byte[] bytes, int from, int length) {
        int skipped = Math.max(0, length - ring.length);
        written += skipped;
        for (int i = from + skipped; i < from + length; i++) {
            ring[(int) (written++ % ring.length)] = bytes[i];
        }
    }

    /** Whole lines, if there is an end of line among the bytes. */
    @Override
    public String toString() {
        int kept = (int) Math.min(written, ring.length);
        byte[] bytes = new byte[kept];
        for (int i = 0; i < kept; i++) {
            bytes[i] = ring[(int) ((written - kept + i) % ring.length)];
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        int firstEnd = text.indexOf('\n');
        boolean startsInside = written > ring.length && firstEnd >= 0 && firstEnd < text.length() - 1;
        return startsInside ? text.substring(firstEnd + 1) : text;
    }
}

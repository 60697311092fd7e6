package sudoku.kernel;

/** Where a piece of a UTF-8 text may be cut. */
final class Utf8 {
    private Utf8() {}

    /** How many of the bytes make up whole characters; at most three at the end do not. */
    static int wholeCharacters(byte[] bytes) {
        for (int back = 1; back <= Math.min(3, bytes.length); back++) {
            int last = bytes[bytes.length - back] & 0xFF;
            if (last >= 0xC0) {
                int needed = last >= 0xF0 ? 4 : last >= 0xE0 ? 3 : 2;
                return back < needed ? bytes.length - back : bytes.length;
            }
            if (last < 0x80) {
                return bytes.length;
            }
        }
        return bytes.length;
    }
}

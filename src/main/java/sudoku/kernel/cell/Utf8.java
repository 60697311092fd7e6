package sudoku.kernel.cell;

/** Where a piece of a UTF-8 text may be cut. */
final class Utf8 {
    private Utf8() {}

    /** How many of the first bytes make up whole characters; at most three at their end do not. */
    static int wholeCharacters(byte[] bytes, int length) {
        for (int back = 1; back <= Math.min(3, length); back++) {
            int last = bytes[length - back] & 0xFF;
            if (last < 0x80) {
                return length;
            }
            if (last >= 0xC0) {
                int needed = last >= 0xF0 ? 4 : last >= 0xE0 ? 3 : 2;
                return back < needed ? length - back : length;
            }
        }
        return length;
    }
}

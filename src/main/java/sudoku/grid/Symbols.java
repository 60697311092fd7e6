package sudoku.grid;

/** How digits are written: one character each, from the alphabet of the board's size. */
final class Symbols {
    static final int BLANK = 0;

    private static final String UP_TO_9 = "123456789";
    private static final String HEX_FROM_1 = "123456789ABCDEFG";
    private static final String HEX_FROM_0 = "0123456789ABCDEF";
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY";

    private Symbols() {}

    /** All digits in ascending order. On 16×16 people count from 1 or from 0, and a zero gives the latter away. */
    static String alphabet(int size, boolean zeroSeen) {
        return switch (size) {
            case 16 -> zeroSeen ? HEX_FROM_0 : HEX_FROM_1;
            case 25 -> LETTERS;
            default -> UP_TO_9.substring(0, size);
        };
    }

    static char of(int digit, int size) {
        return digit == BLANK ? '.' : alphabet(size, false).charAt(digit - 1);
    }
}

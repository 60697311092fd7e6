package sudoku.grid;

/**
 * A set of digits in one {@code int}.
 *
 * <p><b>Idea.</b> Digit {@code d} is in the set when bit {@code d} is on. Union, intersection and
 * membership are then one machine instruction each.
 *
 * <p><b>Representation.</b> Bits 1 to 25; bit 0 is never used, so the digit <em>is</em> the bit
 * number and no "minus one" can be forgotten.
 *
 * <p><b>Cost.</b> Every operation takes constant time and allocates nothing.
 *
 * <p><b>Alternatives.</b> {@code java.util.BitSet} and {@code Set<Integer>} say the same with an
 * object behind every set; shifting by {@code d - 1} saves one bit and invites the classic mistake
 * of mixing both conventions in one program.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
public final class Digits {
    /** The set with no digit in it. */
    public static final int NONE = 0;

    private Digits() {}

    /** The set of the digits 1 to {@code size}. */
    public static int all(int size) {
        return (1 << size + 1) - 2;
    }

    public static int of(int... digits) {
        int set = NONE;
        for (int digit : digits) {
            set = add(set, digit);
        }
        return set;
    }

    public static int add(int set, int digit) {
        return set | 1 << digit;
    }

    public static int remove(int set, int digit) {
        return set & ~(1 << digit);
    }

    public static boolean contains(int set, int digit) {
        return (set & 1 << digit) != 0;
    }

    public static int count(int set) {
        return Integer.bitCount(set);
    }

    /** The smallest digit of a set that is not empty. */
    public static int first(int set) {
        return Integer.numberOfTrailingZeros(set);
    }

    /** The set without its smallest digit; {@code for (int s = set; s != 0; s = rest(s))} visits all. */
    public static int rest(int set) {
        return set & set - 1;
    }

    /** The digits in ascending order. */
    public static int[] toArray(int set) {
        int[] digits = new int[count(set)];
        for (int i = 0; i < digits.length; i++, set = rest(set)) {
            digits[i] = first(set);
        }
        return digits;
    }

    /** As a person writes a set: {@code {1, 5, 9}}. */
    public static String toString(int set) {
        StringBuilder text = new StringBuilder("{");
        for (int digit : toArray(set)) {
            text.append(text.length() > 1 ? ", " : "").append(digit);
        }
        return text.append('}').toString();
    }
}

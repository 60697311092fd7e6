package sudoku.exercise.howfast;

import java.util.Arrays;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.howfast.SixCells;
import sudoku.grid.Digits;
import sudoku.picture.DigitsPicture;

/** Words of six fields, drawn at random, and what an answer should make of them. */
public final class VisibleFields {
    public static final int SIX = 6;
    private static final int SETS = 512;
    private static final int BITS = 10;
    private static final int FIELD = 1 << BITS;
    private static final int PAIR = 2;

    private VisibleFields() {}

    /** Any set of digits. */
    public static int any(Random random) {
        return 2 * random.nextInt(SETS);
    }

    /** All of them, the empty one first. */
    public static IntStream every() {
        return IntStream.range(0, SETS).map(half -> 2 * half);
    }

    /** A set of so many digits. */
    public static int some(Random random, int digits) {
        return Digits.of(random.ints(1, 10).distinct().limit(digits).toArray());
    }

    /** So many sets. */
    public static int[] many(Random random, int sets) {
        return IntStream.range(0, sets).map(i -> any(random)).toArray();
    }

    /** The number in which these are the first fields. */
    public static long word(int... sets) {
        return sets.length == 0 ? 0 : sets[0] + FIELD * word(Arrays.copyOfRange(sets, 1, sets.length));
    }

    private static int field(long word, int i) {
        return (int) ((word >>> BITS * i) % FIELD);
    }

    /** The fields of a word, one below the other, field 0 at the bottom. */
    public static DigitsPicture drawn(long word) {
        DigitsPicture picture = DigitsPicture.of("field 5", field(word, SIX - 1));
        for (int i = SIX - 2; i >= 0; i--) {
            picture = picture.and("field " + i, field(word, i));
        }
        return picture;
    }

    /** The same as text, as a number is written: field 0 on the right. */
    static String text(long word) {
        StringJoiner sets = new StringJoiner(" ");
        for (int i = SIX - 1; i >= 0; i--) {
            sets.add(Digits.toString(field(word, i) & ~1));
        }
        return sets.toString();
    }

    /** Sets go in, a word comes out. */
    public static void expectPacked(SixCells answer, int... sets) {
        long right = word(sets);
        Expect shown = Expect.on(drawn(right), JavaText.of(sets));
        expectFields(shown, right, answer.packed(sets), right, "Set %d is %s, and field %d");
    }

    /** Of these fields the pairs are left. */
    public static void expectPairs(SixCells answer, int... sets) {
        long word = word(sets);
        long right = word(Arrays.stream(sets)
                .map(set -> Digits.count(set) == PAIR ? set : Digits.NONE)
                .toArray());
        expectFields(Expect.on(drawn(word), word + "L"), word, answer.paired(word), right, "Field %d holds %s, and");
    }

    private static void expectFields(Expect shown, long word, long got, long right, String what) {
        if (got == right) {
            return;
        }
        String sets = text(got) + " = " + got;
        String expected = text(right) + " = " + right;
        if (got >>> SIX * BITS != 0) {
            throw shown.fail(expected, sets, "A bit above the six fields is on.");
        }
        for (int i = 0; i < SIX; i++) {
            int is = field(got, i);
            if ((is & 1) == 1) {
                throw shown.fail(expected, sets, "Bit 0 of field " + i + " is on, and that is no digit.");
            }
            if (is != field(right, i)) {
                String own = Digits.toString(field(word, i));
                throw shown.fail(
                        expected, sets, what.formatted(i, own, i) + " comes back as " + Digits.toString(is) + ".");
            }
        }
    }
}

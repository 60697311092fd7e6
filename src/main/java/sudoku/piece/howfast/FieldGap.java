package sudoku.piece.howfast;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import sudoku.grid.Digits;

/**
 * Asks three thousand words, an empty field in each, which of their fields hold a digit, when fields begin this many
 * bits apart: with 10 there is a bit between them, with 9 there is none.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public final class FieldGap {
    private static final int WORDS = 3_000;

    private FieldGap() {}

    /** The sets {1, 5}, {} and {9} in one number, and its sum with all digits, as numbers are written. */
    public static String sum(int gap) {
        int word = Digits.of(1, 5) | Digits.of(9) << 2 * gap;
        return "word        " + bits(word, gap) + "\nword + all  " + bits(word + all(gap), gap);
    }

    private static String bits(int word, int gap) {
        StringBuilder bits = new StringBuilder();
        for (int bit = Words.FIELDS * gap + (gap == Words.FIELD ? 0 : 1); bit > 0; bit--) {
            bits.append(word >>> bit & 1).append(bit % gap == 1 ? "  " : "");
        }
        return bits.toString().strip();
    }

    private static int all(int gap) {
        return Words.NINE | Words.NINE << gap | Words.NINE << 2 * gap;
    }

    /** How many answers are wrong, for each field. */
    public static Map<String, Integer> wrong(int gap) {
        int all = all(gap);
        Random dice = new Random(12);
        Map<String, Integer> wrong = new LinkedHashMap<>();
        for (int field = 0; field < Words.FIELDS; field++) {
            wrong.put(Words.name(field) + " field", 0);
        }
        for (int i = 0; i < WORDS; i++) {
            int once = dice.nextInt();
            int sparse = once & dice.nextInt();
            int word = sparse & all & ~(Words.NINE << i % Words.FIELDS * gap);
            for (int field = 0; field < Words.FIELDS; field++) {
                boolean isFull = (word >>> field * gap & Words.NINE) != 0;
                boolean says = (word + all >>> field * gap + Words.FIELD & 1) == 1;
                wrong.merge(Words.name(field) + " field", says == isFull ? 0 : 1, Integer::sum);
            }
        }
        return wrong;
    }
}

package sudoku.measure.claims;

import java.util.Map;
import java.util.function.Function;
import sudoku.grid.Digits;

/** What the survey says about sets of digits in an integer: what they mean, what they cost, what they save. */
final class MaskClaims {
    private MaskClaims() {}

    static void addTo(Map<String, Function<Evidence, Finding>> programs) {
        programs.put("A21", e -> {
            int bits = 3 * 9 * 9;
            int inIntegers = 3 * 9 * Integer.SIZE;
            return Finding.of(
                    bits == inIntegers ? Verdict.TRUE : Verdict.INCONSISTENT, "%d bits; %d bits", bits, inIntegers);
        });
        programs.put("A22", MaskClaims::offByOne);
        programs.put("A32", e -> {
            int flags = 3 * 9 * 9;
            int integers = 3 * 9 * Integer.BYTES;
            double saved = 100.0 * (flags - integers) / flags;
            return Finding.of(
                    Verdict.of(Math.abs(saved - 55.6) < 0.05), "%d and %d bytes: %.1f %%", flags, integers, saved);
        });
        programs.put("A33", e -> {
            double saved = 100.0 * (9 - Integer.BYTES) / 9;
            return Finding.of(Verdict.of(Math.abs(saved - 75) < 0.5), "%.1f %%", saved);
        });
        programs.put("A34", e -> meaning(0b100100001, "{1, 5, 9}"));
        programs.put("A35", e -> meaning(0b011100000, "{2, 3, 4}"));
        programs.put("A36", MaskClaims::atomic);
    }

    /** All sets of used digits, built as the text has it, and asked as the text has it. */
    private static Finding offByOne(Evidence e) {
        int wrong = 0;
        for (int used = Digits.NONE; used <= Digits.all(9); used += Digits.of(1)) {
            int asPrinted = 0;
            for (int digit : Digits.toArray(used)) {
                asPrinted |= 1 << digit;
            }
            int candidates = ~asPrinted & 0x1ff;
            int meant = Digits.all(9) & ~used;
            wrong += candidates << 1 == meant ? 0 : 1;
        }
        return Finding.of(Verdict.of(wrong == 0), "%d of the 512 sets of used digits give wrong candidates", wrong);
    }

    /** Bit k stands for digit k+1, as the section itself says. */
    private static Finding meaning(int bits, String claimed) {
        String digits = Digits.toString(bits << 1);
        return Finding.of(
                Verdict.of(digits.equals(claimed)),
                "%s, and leaves %s",
                digits,
                Digits.toString(Digits.all(9) & ~(bits << 1)));
    }

    /** Two threads set a bit each: load, then store. All orders of these four steps, tried one by one. */
    private static Finding atomic(Evidence e) {
        int orders = 0;
        int lost = 0;
        for (int mask = 0; mask < 16; mask++) {
            if (Integer.bitCount(mask) != 2) {
                continue;
            }
            int shared = 0;
            int[] loaded = new int[2];
            boolean[] begun = new boolean[2];
            for (int step = 0; step < 4; step++) {
                int thread = mask >> step & 1;
                if (!begun[thread]) {
                    loaded[thread] = shared;
                    begun[thread] = true;
                } else {
                    shared = loaded[thread] | 1 << thread;
                }
            }
            orders++;
            lost += shared == 0b11 ? 0 : 1;
        }
        return Finding.of(
                Verdict.of(lost == 0),
                "it loads, then stores: in %d of %d orders of two threads a bit is lost",
                lost,
                orders);
    }
}

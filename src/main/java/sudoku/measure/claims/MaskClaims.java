package sudoku.measure.claims;

import static sudoku.measure.claims.Claim.measured;
import static sudoku.measure.claims.Claim.unverifiable;

import java.util.List;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.measure.Allocated;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;

/** What the survey says about sets of digits in an integer: what they mean, what they cost, what they save. */
final class MaskClaims {
    private static final String SECTION = "data structures";
    private static final int OPERATIONS_A_ROUND = 3;
    /** Where a timed loop leaves its result, so that nobody may conclude that it need not run. */
    private static volatile int sink;

    private MaskClaims() {}

    static List<Claim> all() {
        return List.of(
                measured("A19", SECTION, "Checking a digit falls from O(9) to O(1)", MaskClaims::constant),
                measured("A21", "backtracking; data structures",
                        "Use is kept in three 9 by 9 bit sets; in nine integers for rows, columns and boxes", e -> {
                            int bits = 3 * 9 * 9;
                            int inIntegers = 3 * 9 * Integer.SIZE;
                            return Finding.of(bits == inIntegers ? Verdict.TRUE : Verdict.INCONSISTENT,
                                    "%d bits; %d bits", bits, inIntegers);
                        }),
                measured("A22", "backtracking", "Bit k stands for digit k+1; a digit is set by 1 << digit",
                        MaskClaims::offByOne),
                measured("A32", SECTION, "108 bytes of integers in place of 243 of flags save 55.6 %", e -> {
                    int flags = 3 * 9 * 9;
                    int integers = 3 * 9 * Integer.BYTES;
                    double saved = 100.0 * (flags - integers) / flags;
                    return Finding.of(Verdict.of(Math.abs(saved - 55.6) < 0.05), "%d and %d bytes: %.1f %%", flags,
                            integers, saved);
                }),
                measured("A33", SECTION, "A row of 9 bytes becomes one of 4, which saves 75 %", e -> {
                    double saved = 100.0 * (9 - Integer.BYTES) / 9;
                    return Finding.of(Verdict.of(Math.abs(saved - 75) < 0.5), "%.1f %%", saved);
                }),
                measured("A34", SECTION, "0b100100001 means 1, 5 and 9, and leaves 2 to 4 and 6 to 8",
                        e -> meaning(0b100100001, "{1, 5, 9}")),
                measured("A35", "search code", "011100000 means 2, 3 and 4", e -> meaning(0b011100000, "{2, 3, 4}")),
                measured("A36", SECTION, "x |= bit is atomic, so threads do not disturb each other",
                        MaskClaims::atomic),
                measured("A37", SECTION, "An operation on bits takes less than 1 ns", MaskClaims::nanosecond),
                unverifiable("A38", SECTION, "Cache hits rise 3 to 5 times with 36 bytes in one line",
                        "Java sees no cache counters; the 243 bytes before were four lines of it"),
                unverifiable("A39", "propagation code", "Space falls from O(999) to O(9*9)", "garbled in print"),
                unverifiable("A40", "propagation code", "The box of a cell begins at x03, y03", "garbled in print"),
                measured("A41", "space", "Backtracking needs less than 1 KB", MaskClaims::oneKilobyte));
    }

    private static Finding constant(Evidence e) {
        List<Integer> peers = IntStream.of(4, 9, 16, 25).mapToObj(size -> Cells.of(size).peers(0).length).toList();
        boolean same = e.nodes("naive", "golden-nugget") == e.nodes("bitmask", "golden-nugget");
        PuzzleSample puzzle = new PuzzleSample("golden-nugget", List.of(Evidence.puzzle("golden-nugget")));
        double ratio = e.millis(new Backtracking(), puzzle) / e.millis(new BitmaskBacktracking(), puzzle);
        return Finding.of(same ? Verdict.IMPRECISE : Verdict.FALSE,
                "3 sets read instead of %d peers; both constant on one board, of side 16 it were %d, of 25 %d",
                peers.get(1), peers.get(2), peers.get(3)).timed("here %.1f times as fast for the same nodes", ratio);
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
        return Finding.of(Verdict.of(digits.equals(claimed)), "%s, and leaves %s", digits,
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
        return Finding.of(Verdict.of(lost == 0),
                "it loads, then stores: in %d of %d orders of two threads a bit is lost",
                lost, orders);
    }

    private static Finding nanosecond(Evidence e) {
        int rounds = e.times(50_000_000, 10_000_000);
        long best = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            int set = round;
            long start = System.nanoTime();
            for (int i = 0; i < rounds; i++) {
                set = set << 1 ^ (set | i);
            }
            best = Math.min(best, System.nanoTime() - start);
            sink = set;
        }
        double nanos = (double) best / rounds / OPERATIONS_A_ROUND;
        return Finding.of(nanos < 1 ? Verdict.TRUE : nanos < 2 ? Verdict.IMPRECISE : Verdict.FALSE, "")
                .timed("%.2f ns each, one waiting for the other", nanos);
    }

    private static Finding oneKilobyte(Evidence e) {
        int sets = 27 * Integer.BYTES;
        int board = 81;
        int depth = e.stats("bitmask", "inkala-2012").maxDepth();
        int ownStack = depth * (Integer.BYTES + 1);
        return Finding.of(Verdict.of(sets + board + ownStack < 1024),
                "%d bytes of sets, %d of board, %d for %d open choices on a stack of one's own", sets, board, ownStack,
                depth).timed("Java's takes %,d in all", Allocated.bytes(() ->
                        new BitmaskBacktracking().solve(Evidence.puzzle("inkala-2012"))));
    }
}

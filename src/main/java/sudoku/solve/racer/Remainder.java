package sudoku.solve.racer;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * All solutions of a board on which few candidates are left, without {@link TwinBoards}.
 *
 * <p><b>Idea.</b> Twins are narrowed with all their 81 cells, however few of them are open. When a {@code long} has
 * room for the candidates of the open cells alone, one instruction clears all that a digit rules out.
 * <pre>
 * a cell without a digit: back to what waits
 * every cell filled: a solution, and back to what waits
 * a cell has one digit left: it takes that
 * otherwise the first cell takes its first digit, and the same board without this digit waits
 * </pre>
 *
 * <p><b>Representation.</b> The candidates of a cell are side by side, with a guard above them, as in {@link Lanes};
 * but a field is only as wide as its cell needs. For each candidate, the candidates that it rules out.
 *
 * <p><b>Cost.</b> About twenty instructions for a digit that takes its cell, and about a thousand to begin. Where
 * hundreds of solutions are counted, there is one guess for five of them.
 *
 * <p><b>Alternatives.</b> If no cell has three digits, groups of cells that share digits can be told apart, and two
 * ways for each multiplied. That is fast for such boards only. It was here before, and counting took a third to a half
 * longer.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
final class Remainder {
    private static final int BITS = Long.SIZE;
    /** Beyond one candidate a cell. With more of them, twins are better: they see a contradiction sooner. */
    private static final int MOST_EXCESS = 26;

    /** For each bit of a candidate or guard its cell. */
    private final int[] cells = new int[BITS];

    /** For each bit of a candidate its digit as a character, and what it rules out, itself included. */
    private final byte[] digits = new byte[BITS];

    private final long[] ruledOut = new long[BITS];
    /** For each bit of a guard the candidates of its cell. */
    private final long[] fields = new long[BITS];
    /** The candidates of each digit, and those of each row, column and box. */
    private final long[] ofDigit = new long[9];

    private final long[] ofRow = new long[9];
    private final long[] ofColumn = new long[9];
    private final long[] ofBox = new long[9];
    private long candidates;
    private long guards;
    /** What is still to be followed: the candidates, and the guards of the cells that are not filled. */
    private final long[] waiting = new long[BITS];

    private final long[] waitingOpen = new long[BITS];

    /** Takes one of two boards that were narrowed until nothing moved, full or not, and says whether there was room. */
    boolean take(TwinBoards boards, int board) {
        if (boards.excess(board) > MOST_EXCESS) {
            return false;
        }
        Arrays.fill(ofDigit, 0);
        Arrays.fill(ofRow, 0);
        Arrays.fill(ofColumn, 0);
        Arrays.fill(ofBox, 0);
        candidates = 0;
        guards = 0;
        int end = 0;
        for (int stack = 0; stack < 3; stack++) {
            long[] words = boards.tower(stack).cells;
            for (int place = 0; place < 9; place++) {
                long word = words[place];
                long open = (word ^ Lanes.singles(word)) & Lanes.FIRST << Lanes.FIELD * board;
                while (open != 0) {
                    int band = Long.numberOfTrailingZeros(open) / Lanes.BAND;
                    int begin = Lanes.BAND * band + Lanes.FIELD * board;
                    int set = (int) (open >>> begin) & Lanes.FIELD_DIGITS;
                    open &= ~((long) Lanes.FIELD_DIGITS << begin);
                    int guard = end + Integer.bitCount(set);
                    if (guard >= BITS) {
                        return false;
                    }
                    int cell = 27 * band + place / 3 * 9 + 3 * stack + place % 3;
                    long field = (1L << guard) - (1L << end);
                    ofRow[cell / 9] |= field;
                    ofColumn[cell % 9] |= field;
                    ofBox[3 * band + stack] |= field;
                    candidates |= field;
                    guards |= 1L << guard;
                    cells[guard] = cell;
                    fields[guard] = field;
                    for (; set != 0; set &= set - 1) {
                        int digit = Integer.numberOfTrailingZeros(set);
                        ofDigit[digit] |= 1L << end;
                        cells[end] = cell;
                        digits[end] = (byte) ('1' + digit);
                        end++;
                    }
                    end = guard + 1;
                }
            }
        }
        findWhatIsRuledOut();
        return true;
    }

    private void findWhatIsRuledOut() {
        for (long left = guards; left != 0; left &= left - 1) {
            int guard = Long.numberOfTrailingZeros(left);
            int cell = cells[guard];
            long field = fields[guard];
            long seen = ofRow[cell / 9] | ofColumn[cell % 9] | ofBox[cell / 27 * 3 + cell % 9 / 3];
            for (long own = field; own != 0; own &= own - 1) {
                int bit = Long.numberOfTrailingZeros(own);
                ruledOut[bit] = seen & ofDigit[digits[bit] - '1'] | field;
            }
        }
    }

    /**
     * Writes the solutions into an array, one after the other, up to a limit, hands each to the receiver if there is
     * one, and says how many there were. Only the open cells are written.
     */
    long each(long limit, byte[] into, Consumer<byte[]> receiver) {
        long all = candidates;
        long left = all;
        long open = guards;
        long found = 0;
        int waits = 0;
        while (true) {
            long some = left + all;
            if ((open & ~some) == 0) {
                if (open != 0) {
                    long single = open & ~((left & some) + all);
                    int guard = Long.numberOfTrailingZeros(single != 0 ? single : open);
                    long field = left & fields[guard];
                    if (single == 0) {
                        waiting[waits] = left & ~Long.lowestOneBit(field);
                        waitingOpen[waits] = open;
                        waits++;
                    }
                    int taken = Long.numberOfTrailingZeros(field);
                    into[cells[taken]] = digits[taken];
                    left &= ~ruledOut[taken];
                    open ^= 1L << guard;
                    continue;
                }
                found++;
                if (receiver != null) {
                    receiver.accept(into);
                }
                if (found == limit) {
                    return found;
                }
            }
            if (waits == 0) {
                return found;
            }
            waits--;
            left = waiting[waits];
            open = waitingOpen[waits];
        }
    }
}

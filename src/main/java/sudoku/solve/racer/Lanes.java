package sudoku.solve.racer;

/**
 * Six cells in one {@code long}, and what can be done to all six at once.
 *
 * <p><b>Idea.</b> A set of digits is nine bits, and a {@code long} has room for more than one. The cells that take
 * the same place in the three bands stand side by side in one word, and each of them twice: the two halves of a
 * word belong to two boards, the two ways a guess can end. One instruction then works on six cells.
 *
 * <p><b>Representation.</b> A field is ten bits: the digits 1 to 9, and a guard bit that is clear in every word and
 * catches the carry of an addition. The field of band {@code b} on board {@code s} begins at bit
 * {@code 20 b + 10 s}, so a move by one band is a rotation of the lower sixty bits by twenty.
 *
 * <p><b>Cost.</b> Two to nine instructions an operation, none of them a branch. The trick of each is an addition of
 * {@link #DIGITS}: 511 in a field takes one away from the digits and carries into the guard, unless they were none.
 *
 * <p><b>Alternatives.</b> One word for each digit and one bit for each cell makes "which cells have one candidate?"
 * cheaper and "where in its band may a digit stand?" more expensive. Vector instructions do the same to more cells, and
 * Java reaches them only through a module that is still an experiment. The compiler does turn a loop over nine cells
 * into vector instructions, which took longer than nine lines. So the busiest of these loops are written out.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
final class Lanes {
    static final int FIELD = 10;
    static final int BAND = 2 * FIELD;
    static final int FIELD_DIGITS = 0x1ff;
    /** The lowest bit of every field. */
    static final long ONES = (1L | 1L << BAND | 1L << 2 * BAND) * (1L | 1L << FIELD);

    static final long DIGITS = FIELD_DIGITS * ONES;
    static final long GUARDS = DIGITS + ONES;
    /** The three fields of the first board, guards included. */
    static final long FIRST = (DIGITS | GUARDS) & ((1L | 1L << BAND | 1L << 2 * BAND) * (2 * FIELD_DIGITS + 1));

    static final long SECOND = FIRST << FIELD;
    static final long BOTH = FIRST | SECOND;

    /**
     * The same once more, and not constant on purpose: the compiler writes a constant of 64 bits into the code wherever
     * it is used, and makes two masks of one that is shifted. What it must fetch it keeps. An eighth of all
     * instructions was that.
     */
    private static long digits = DIGITS;

    private static long guards = GUARDS;

    private Lanes() {}

    /** Every field moves to the next band, the last to the first; above the fields rubbish may remain. */
    static long up(long fields) {
        return fields << BAND | fields >>> 2 * BAND;
    }

    /** Every field moves to the band before, the first to the last. */
    static long down(long fields) {
        return fields << 2 * BAND | fields >>> BAND;
    }

    /** The fields of one moved to the band before, and those of the other to the next. */
    static long downAndUp(long down, long up) {
        return ((down << BAND | up) << BAND | (up >>> BAND | down) >>> BAND) & BOTH;
    }

    /** The bits that are in exactly one of the three. */
    static long once(long a, long b, long c) {
        return (a ^ b ^ c) & ~(a & b & c);
    }

    /** All digits of the fields whose guard is set. */
    private static long whole(long guards) {
        return guards - (guards >>> FIELD - 1);
    }

    /** Guard set: the field has at least one digit. Other bits are rubbish. */
    static long some(long fields) {
        return fields + digits;
    }

    /** Takes the smallest digit away from every field, so what is left is not empty where there were two. */
    static long rest(long fields) {
        return fields & some(fields);
    }

    /** The fields that hold one digit only; the others become empty. */
    static long singles(long fields) {
        return fields & whole(guards & ~some(rest(fields)));
    }

    /** The fields that hold three digits or fewer; the others become empty. */
    static long threes(long fields) {
        return fields & whole(guards & ~some(rest(rest(rest(fields)))));
    }

    /** Where three or more of a field's digits are among {@code needed}, only those remain. */
    static long reserve(long fields, long needed) {
        long kept = fields & needed;
        return fields & ~(whole(guards & some(rest(rest(kept)))) & ~kept);
    }

    /**
     * A digit that has no other place takes its cell: fields that hold one of {@code sole} keep only that. Of two
     * such digits the smaller stays, and the other, without a place now, will be missed.
     */
    static long settle(long fields, long sole) {
        long kept = fields & sole;
        long borrowed = some(kept);
        return fields & ~(whole(borrowed & guards) ^ (kept & ~borrowed));
    }

    /** The digits of one board's fields, on both boards. */
    static long twice(long fields, int board) {
        long one = fields >>> FIELD * board & FIRST & DIGITS;
        return one | one << FIELD;
    }

    /** The digits of one board's fields from one, and beside them those of the same board from another. */
    static long join(long one, long other, int board) {
        return one >>> FIELD * board & FIRST & DIGITS | (other >>> FIELD * board & FIRST & DIGITS) << FIELD;
    }

    /** How many candidates nine cells have in these fields. */
    static int candidates(long[] cells, long fields) {
        return Long.bitCount(cells[0] & fields)
                + Long.bitCount(cells[1] & fields)
                + Long.bitCount(cells[2] & fields)
                + Long.bitCount(cells[3] & fields)
                + Long.bitCount(cells[4] & fields)
                + Long.bitCount(cells[5] & fields)
                + Long.bitCount(cells[6] & fields)
                + Long.bitCount(cells[7] & fields)
                + Long.bitCount(cells[8] & fields);
    }

    /** Not empty where some of nine cells has two digits or more. */
    static long open(long[] cells) {
        return rest(cells[0])
                | rest(cells[1])
                | rest(cells[2])
                | rest(cells[3])
                | rest(cells[4])
                | rest(cells[5])
                | rest(cells[6])
                | rest(cells[7])
                | rest(cells[8]);
    }

    /** Not empty where some cell has three digits or more. */
    static long beyondPairs(long[] cells) {
        long beyond = 0;
        for (long cell : cells) {
            beyond |= rest(rest(cell));
        }
        return beyond;
    }

    static long bit(int board, int band, int digit) {
        return 1L << BAND * band + FIELD * board + digit - 1;
    }
}

package sudoku.solve.racer;

/**
 * Three boxes on top of each other, narrowed to what their rows, columns and cells still allow.
 *
 * <p><b>Idea.</b> A digit occurs once in each of a box's three rows-of-three and once in each of its
 * columns-of-three. Where it may be in its band is a 3×3 table, boxes by rows, in which it takes three entries
 * that share neither line: six ways in all. The same holds for a tower, boxes by columns. So from "which
 * rows-of-three and columns-of-three have a place for the digit" follows, in a few instructions for all digits at
 * once, which of them it can really use:
 * <pre>
 * narrow:
 *     columns still possible, by the six ways; the rows come from outside, where the three towers meet
 *     a cell keeps a digit when its row-of-three and its column-of-three can have it
 *     a digit with one row and one column left in its box takes that cell
 *     a cell with one digit left claims it for its row-of-three and its column-of-three
 *     gather the rows-of-three and columns-of-three anew
 * </pre>
 * Hidden singles, pointing pairs and box-line reduction are all in the six ways; naked singles are the last step
 * but one.
 *
 * <p><b>Representation.</b> Nine words of {@link Lanes}, one for each place in a box, row by row. Beside them, which
 * digits the cells of each row and column hold, and which digits took their cells the last time: if what comes
 * from outside is the same, nothing can follow, and the tower is left alone.
 *
 * <p><b>Cost.</b> About 500 instructions for six boxes, none of them a branch, and 80 to find out that the rest can be
 * saved. It is written out, cell after cell: a loop would have to fetch from arrays what now stays in registers.
 *
 * <p><b>Alternatives.</b> Following each elimination to its consequences does less work, and a branch that cannot
 * be foretold for each; that was slower. Without asking whether anything is new, the last round, which only finds that
 * nothing is, costs as much as any: a fifth more on hard puzzles. {@link #share} in every round saves the same guesses
 * as when nothing else moves, and costs ten times as much.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
final class Tower {
    /** No digits: guards are set in no word of theirs. */
    private static final long UNKNOWN = Lanes.GUARDS;

    /** The digits each cell may have. */
    final long[] cells = new long[9];
    /** The digits that each row of a box has a place for, and no cell of another row. */
    long row0;

    long row1;
    long row2;
    /** Guards, set where every cell of the place has a digit; other bits are rubbish. */
    long some;

    private long column0;
    private long column1;
    private long column2;
    /** What the cells hold, by rows and by columns, and the digits that took their cells when last narrowed. */
    private long held0;

    private long held1;
    private long held2;
    private long heldColumn0;
    private long heldColumn1;
    private long heldColumn2;
    private long sole;

    /** Every digit may be everywhere, unless {@link #cells} say otherwise. */
    void reset() {
        row0 = row1 = row2 = column0 = column1 = column2 = Lanes.DIGITS;
        sole = UNKNOWN;
    }

    /** Takes one of another tower's two boards, twice: one that was narrowed until nothing moved, or never. */
    void take(Tower other, int board) {
        cells[0] = Lanes.twice(other.cells[0], board);
        cells[1] = Lanes.twice(other.cells[1], board);
        cells[2] = Lanes.twice(other.cells[2], board);
        cells[3] = Lanes.twice(other.cells[3], board);
        cells[4] = Lanes.twice(other.cells[4], board);
        cells[5] = Lanes.twice(other.cells[5], board);
        cells[6] = Lanes.twice(other.cells[6], board);
        cells[7] = Lanes.twice(other.cells[7], board);
        cells[8] = Lanes.twice(other.cells[8], board);
        row0 = Lanes.twice(other.row0, board);
        row1 = Lanes.twice(other.row1, board);
        row2 = Lanes.twice(other.row2, board);
        column0 = Lanes.twice(other.column0, board);
        column1 = Lanes.twice(other.column1, board);
        column2 = Lanes.twice(other.column2, board);
        held0 = row0;
        held1 = row1;
        held2 = row2;
        heldColumn0 = column0;
        heldColumn1 = column1;
        heldColumn2 = column2;
        sole = other.sole == UNKNOWN ? UNKNOWN : Lanes.once(row0, row1, row2) & Lanes.once(column0, column1, column2);
    }

    /** Takes the same board of two towers, side by side. */
    void take(Tower one, Tower other, int board) {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Lanes.join(one.cells[i], other.cells[i], board);
        }
        row0 = Lanes.join(one.row0, other.row0, board);
        row1 = Lanes.join(one.row1, other.row1, board);
        row2 = Lanes.join(one.row2, other.row2, board);
        column0 = Lanes.join(one.column0, other.column0, board);
        column1 = Lanes.join(one.column1, other.column1, board);
        column2 = Lanes.join(one.column2, other.column2, board);
        sole = UNKNOWN;
    }

    /** Becomes the same as another. */
    void copy(Tower other) {
        cells[0] = other.cells[0];
        cells[1] = other.cells[1];
        cells[2] = other.cells[2];
        cells[3] = other.cells[3];
        cells[4] = other.cells[4];
        cells[5] = other.cells[5];
        cells[6] = other.cells[6];
        cells[7] = other.cells[7];
        cells[8] = other.cells[8];
        row0 = other.row0;
        row1 = other.row1;
        row2 = other.row2;
        column0 = other.column0;
        column1 = other.column1;
        column2 = other.column2;
        held0 = other.held0;
        held1 = other.held1;
        held2 = other.held2;
        heldColumn0 = other.heldColumn0;
        heldColumn1 = other.heldColumn1;
        heldColumn2 = other.heldColumn2;
        sole = other.sole;
    }

    /** Takes a digit, given as its bit, away from the cell at a place. */
    void ruleOut(long bit, int place) {
        cells[place] &= ~bit;
        sole = UNKNOWN;
    }

    /** Leaves a digit, given as its bit, no other row and no other column of its box than those of a cell. */
    void place(long bit, int row, int column) {
        row0 &= row == 0 ? -1 : ~bit;
        row1 &= row == 1 ? -1 : ~bit;
        row2 &= row == 2 ? -1 : ~bit;
        column0 &= column == 0 ? -1 : ~bit;
        column1 &= column == 1 ? -1 : ~bit;
        column2 &= column == 2 ? -1 : ~bit;
    }

    /**
     * Applies everything once, if there is anything new, and says whether there was.
     *
     * @param r0 the digits that the first row of each box can have, as the bands see it
     * @param alive the boards whose news are of interest
     */
    boolean narrow(long r0, long r1, long r2, long alive) {
        long same = column0 & Lanes.up(column1) & Lanes.down(column2);
        long other = column0 & Lanes.down(column1) & Lanes.up(column2);
        long c0 = same | other;
        long c1 = Lanes.downAndUp(same, other);
        long c2 = Lanes.downAndUp(other, same);
        long sole = Lanes.once(r0, r1, r2) & Lanes.once(c0, c1, c2);
        long news = r0 ^ held0
                | r1 ^ held1
                | r2 ^ held2
                | c0 ^ heldColumn0
                | c1 ^ heldColumn1
                | c2 ^ heldColumn2
                | sole ^ this.sole;
        if ((news & alive) == 0) {
            return false;
        }
        this.sole = sole;

        long x00 = Lanes.settle(cells[0] & r0 & c0, sole);
        long x01 = Lanes.settle(cells[1] & r0 & c1, sole);
        long x02 = Lanes.settle(cells[2] & r0 & c2, sole);
        long x10 = Lanes.settle(cells[3] & r1 & c0, sole);
        long x11 = Lanes.settle(cells[4] & r1 & c1, sole);
        long x12 = Lanes.settle(cells[5] & r1 & c2, sole);
        long x20 = Lanes.settle(cells[6] & r2 & c0, sole);
        long x21 = Lanes.settle(cells[7] & r2 & c1, sole);
        long x22 = Lanes.settle(cells[8] & r2 & c2, sole);
        cells[0] = x00;
        cells[1] = x01;
        cells[2] = x02;
        cells[3] = x10;
        cells[4] = x11;
        cells[5] = x12;
        cells[6] = x20;
        cells[7] = x21;
        cells[8] = x22;
        long s00 = Lanes.singles(x00);
        long s01 = Lanes.singles(x01);
        long s02 = Lanes.singles(x02);
        long s10 = Lanes.singles(x10);
        long s11 = Lanes.singles(x11);
        long s12 = Lanes.singles(x12);
        long s20 = Lanes.singles(x20);
        long s21 = Lanes.singles(x21);
        long s22 = Lanes.singles(x22);
        long claimed0 = s00 | s01 | s02;
        long claimed1 = s10 | s11 | s12;
        long claimed2 = s20 | s21 | s22;
        held0 = x00 | x01 | x02;
        held1 = x10 | x11 | x12;
        held2 = x20 | x21 | x22;
        row0 = held0 & ~(claimed1 | claimed2);
        row1 = held1 & ~(claimed0 | claimed2);
        row2 = held2 & ~(claimed0 | claimed1);
        long claimedColumn0 = s00 | s10 | s20;
        long claimedColumn1 = s01 | s11 | s21;
        long claimedColumn2 = s02 | s12 | s22;
        heldColumn0 = x00 | x10 | x20;
        heldColumn1 = x01 | x11 | x21;
        heldColumn2 = x02 | x12 | x22;
        column0 = heldColumn0 & ~(claimedColumn1 | claimedColumn2);
        column1 = heldColumn1 & ~(claimedColumn0 | claimedColumn2);
        column2 = heldColumn2 & ~(claimedColumn0 | claimedColumn1);
        some = Lanes.some(x00)
                & Lanes.some(x01)
                & Lanes.some(x02)
                & Lanes.some(x10)
                & Lanes.some(x11)
                & Lanes.some(x12)
                & Lanes.some(x20)
                & Lanes.some(x21)
                & Lanes.some(x22);
        return true;
    }

    /** Writes the digits of one board's cells as characters, the smallest of each; the first goes to {@code from}. */
    void write(int board, byte[] solution, int from) {
        for (int place = 0; place < 9; place++) {
            long word = cells[place] >>> Lanes.FIELD * board;
            int cell = from + place / 3 * 9 + place % 3;
            solution[cell] = (byte) ('1' + Long.numberOfTrailingZeros(word));
            solution[cell + 27] = (byte) ('1' + Long.numberOfTrailingZeros(word >>> Lanes.BAND));
            solution[cell + 54] = (byte) ('1' + Long.numberOfTrailingZeros(word >>> 2 * Lanes.BAND));
        }
    }

    /**
     * A row of a box has three cells. Three digits that need it, for want of another row, leave room for no others; and
     * three digits that are all it may have are in no other row. The same for columns. Says whether anything
     * followed.
     */
    boolean share(long alive) {
        long needed = Lanes.once(row0, row1, row2);
        long r0 = Lanes.reserve(row0, needed);
        long r1 = Lanes.reserve(row1, needed);
        long r2 = Lanes.reserve(row2, needed);
        long full0 = Lanes.threes(r0);
        long full1 = Lanes.threes(r1);
        long full2 = Lanes.threes(r2);
        r0 &= ~(full1 | full2);
        r1 &= ~(full0 | full2);
        r2 &= ~(full0 | full1);
        long news = r0 ^ row0 | r1 ^ row1 | r2 ^ row2;
        row0 = r0;
        row1 = r1;
        row2 = r2;

        needed = Lanes.once(column0, column1, column2);
        long c0 = Lanes.reserve(column0, needed);
        long c1 = Lanes.reserve(column1, needed);
        long c2 = Lanes.reserve(column2, needed);
        full0 = Lanes.threes(c0);
        full1 = Lanes.threes(c1);
        full2 = Lanes.threes(c2);
        c0 &= ~(full1 | full2);
        c1 &= ~(full0 | full2);
        c2 &= ~(full0 | full1);
        news |= c0 ^ column0 | c1 ^ column1 | c2 ^ column2;
        column0 = c0;
        column1 = c1;
        column2 = c2;
        return (news & alive) != 0;
    }
}

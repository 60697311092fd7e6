package sudoku.solve;

import static sudoku.solve.Lanes.BOTH;
import static sudoku.solve.Lanes.DIGITS;
import static sudoku.solve.Lanes.GUARDS;

/**
 * Two boards that differ in one guess, and the thinking about both.
 *
 * <p><b>Idea.</b> To prove that a solution is the only one, both ends of a guess must be looked at anyway. Here they
 * share every instruction: two boards side by side in the same words, narrowed together until nothing moves on
 * either, or both are refuted.
 *
 * <p><b>Representation.</b> Three {@link Tower}s. A set of boards is a mask of {@link Lanes}.
 *
 * <p><b>Cost.</b> Some 2,000 instructions a round; one board would take as many.
 *
 * <p><b>Alternatives.</b> A board at a time, on copies; half the width, twice the rounds.
 *
 * <p><b>Lesson.</b> 09-how-fast.
 */
final class TwinBoards {
    private final Tower left = new Tower();
    private final Tower middle = new Tower();
    private final Tower right = new Tower();
    private final Tower[] towers = {left, middle, right};

    Tower tower(int stack) {
        return towers[stack];
    }

    /** Sets both boards to one of another pair. */
    void take(TwinBoards other, int board) {
        left.take(other.left, board);
        middle.take(other.middle, board);
        right.take(other.right, board);
    }

    /** Puts a digit on a cell of one board; what follows from it is left to {@link #narrow}. */
    void place(int board, int cell, int digit) {
        tower(cell % 9 / 3).place(Lanes.bit(board, cell / 27, digit), cell / 9 % 3, cell % 3);
    }

    /** Takes a digit away from a cell of one board. */
    void ruleOut(int board, int cell, int digit) {
        tower(cell % 9 / 3).cells[cell / 9 % 3 * 3 + cell % 3] &= ~Lanes.bit(board, cell / 27, digit);
    }

    /** Narrows the boards until nothing moves, and returns those that are not refuted. */
    long narrow() {
        Tower a = left;
        Tower b = middle;
        Tower c = right;
        long alive = BOTH;
        while (true) {
            long a0b1 = a.row0 & b.row1;
            long a0b2 = a.row0 & b.row2;
            long a1b0 = a.row1 & b.row0;
            long a1b2 = a.row1 & b.row2;
            long a2b0 = a.row2 & b.row0;
            long a2b1 = a.row2 & b.row1;
            long way012 = a0b1 & c.row2;
            long way021 = a0b2 & c.row1;
            long way102 = a1b0 & c.row2;
            long way120 = a1b2 & c.row0;
            long way201 = a2b0 & c.row1;
            long way210 = a2b1 & c.row0;
            long a0 = way012 | way021;
            long a1 = way102 | way120;
            long a2 = way201 | way210;
            long b0 = way102 | way201;
            long b1 = way012 | way210;
            long b2 = way021 | way120;
            long c0 = way120 | way210;
            long c1 = way021 | way201;
            long c2 = way012 | way102;

            long some = a.narrow(a0, a1, a2) & b.narrow(b0, b1, b2) & c.narrow(c0, c1, c2);
            a.row0 &= ~(b.claimed0 | c.claimed0);
            a.row1 &= ~(b.claimed1 | c.claimed1);
            a.row2 &= ~(b.claimed2 | c.claimed2);
            b.row0 &= ~(a.claimed0 | c.claimed0);
            b.row1 &= ~(a.claimed1 | c.claimed1);
            b.row2 &= ~(a.claimed2 | c.claimed2);
            c.row0 &= ~(a.claimed0 | b.claimed0);
            c.row1 &= ~(a.claimed1 | b.claimed1);
            c.row2 &= ~(a.claimed2 | b.claimed2);

            long refuted = (GUARDS & ~some | DIGITS & ~(a0 | a1 | a2)) & alive;
            if (refuted != 0) {
                alive &= (refuted & Lanes.FIRST) != 0 ? Lanes.SECOND : BOTH;
                alive &= (refuted & Lanes.SECOND) != 0 ? Lanes.FIRST : BOTH;
            }
            long changes = a.changes | b.changes | c.changes
                    | a0 ^ a.row0 | a1 ^ a.row1 | a2 ^ a.row2
                    | b0 ^ b.row0 | b1 ^ b.row1 | b2 ^ b.row2
                    | c0 ^ c.row0 | c1 ^ c.row1 | c2 ^ c.row2;
            if ((changes & alive) == 0) {
                return alive;
            }
        }
    }

    /** Whether a board that was narrowed has one digit on every cell. */
    boolean isFull(int board) {
        return ((left.open | middle.open | right.open) & Lanes.FIRST << Lanes.FIELD * board) == 0;
    }

    /** The digits a cell may have on a board, bit 0 for the digit 1. */
    int candidates(int board, int cell) {
        long word = tower(cell % 9 / 3).cells[cell / 9 % 3 * 3 + cell % 3];
        return (int) (word >>> Lanes.BAND * (cell / 27) + Lanes.FIELD * board) & Lanes.FIELD_DIGITS;
    }

    /** Writes a full board as characters. */
    void write(int board, byte[] solution) {
        for (int cell = 0; cell < 81; cell++) {
            solution[cell] = (byte) ('1' + Integer.numberOfTrailingZeros(candidates(board, cell)));
        }
    }
}

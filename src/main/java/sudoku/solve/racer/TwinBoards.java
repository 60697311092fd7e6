package sudoku.solve.racer;

import static sudoku.solve.racer.Lanes.BOTH;
import static sudoku.solve.racer.Lanes.DIGITS;
import static sudoku.solve.racer.Lanes.GUARDS;

/**
 * Two boards that differ in one guess, and the thinking about both.
 *
 * <p><b>Idea.</b> To prove that a solution is the only one, both ends of a guess must be looked at anyway. Here they
 * share every instruction: two boards side by side in the same words, narrowed together until nothing moves on
 * either, or both are refuted.
 *
 * <p><b>Representation.</b> Three {@link Tower}s. A set of boards is a mask of {@link Lanes}.
 *
 * <p><b>Cost.</b> Ten towers narrowed for a guess on hard puzzles, and three or four looked at in vain; one board would
 * cost as much. The towers take turns, and each begins with what the one before has found. The more expensive rule,
 * {@link Tower#share}, is asked when the cheap ones have come to their end; on puzzles of 17 clues it saves a quarter
 * of the guesses.
 *
 * <p><b>Alternatives.</b> A board at a time, on copies; half the width, twice the rounds.
 *
 * <p><b>Lesson.</b> 13-racer.
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
        tower(cell % 9 / 3).ruleOut(Lanes.bit(board, cell / 27, digit), cell / 9 % 3 * 3 + cell % 3);
    }

    /**
     * Narrows the boards until nothing moves, and returns those that are not refuted.
     *
     * @param stack the tower to begin with: that in which the boards differ
     * @param thoroughly whether to ask the expensive rule when the cheap ones have come to their end
     */
    long narrow(int stack, boolean thoroughly) {
        Tower a = towers[stack];
        Tower b = towers[stack == 2 ? 0 : stack + 1];
        Tower c = towers[stack == 0 ? 2 : stack - 1];
        long alive = BOTH;
        int quiet = 0;
        while (quiet < towers.length && alive != 0) {
            long row0 = a.row0 & (b.row1 & c.row2 | b.row2 & c.row1);
            long row1 = a.row1 & (b.row0 & c.row2 | b.row2 & c.row0);
            long row2 = a.row2 & (b.row0 & c.row1 | b.row1 & c.row0);
            long refuted = DIGITS & ~(row0 | row1 | row2);
            if (a.narrow(row0, row1, row2, alive)) {
                quiet = 0;
                refuted |= GUARDS & ~a.some;
            } else {
                quiet++;
            }
            alive = without(refuted & alive, alive);
            Tower next = b;
            b = c;
            c = a;
            a = next;
            if (quiet == towers.length && thoroughly && share(alive)) {
                quiet = 0;
            }
        }
        return alive;
    }

    private boolean share(long alive) {
        return alive != 0 && left.share(alive) | middle.share(alive) | right.share(alive);
    }

    /** Whether no cell of one of these boards has two digits or more. A full one needs no choice and no twins. */
    boolean isFull(long some) {
        return (Lanes.open(left.cells) & some) == 0
                && (Lanes.open(middle.cells) & some) == 0
                && (Lanes.open(right.cells) & some) == 0;
    }

    /** Those of the boards on which nothing is refuted. */
    private static long without(long refuted, long alive) {
        return alive
                & ((refuted & Lanes.FIRST) != 0 ? ~Lanes.FIRST : BOTH)
                & ((refuted & Lanes.SECOND) != 0 ? ~Lanes.SECOND : BOTH);
    }

    /** The digits a cell may have on a board, bit 0 for the digit 1. */
    int candidates(int board, int cell) {
        long word = tower(cell % 9 / 3).cells[cell / 9 % 3 * 3 + cell % 3];
        return (int) (word >>> Lanes.BAND * (cell / 27) + Lanes.FIELD * board) & Lanes.FIELD_DIGITS;
    }

    /** The board with fewer candidates, the first if both have as many. */
    int fuller() {
        return excess(0) > excess(1) ? 1 : 0;
    }

    /** How many candidates there are on a board beyond one for each cell. */
    int excess(int board) {
        long fields = Lanes.FIRST << Lanes.FIELD * board;
        return Lanes.candidates(left.cells, fields)
                + Lanes.candidates(middle.cells, fields)
                + Lanes.candidates(right.cells, fields)
                - 81;
    }

    /** Writes a board as characters; a cell with several digits gets the smallest. */
    void write(int board, byte[] solution) {
        left.write(board, solution, 0);
        middle.write(board, solution, 3);
        right.write(board, solution, 6);
    }
}

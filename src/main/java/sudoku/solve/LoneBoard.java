package sudoku.solve;

import static sudoku.solve.Lanes.DIGITS;
import static sudoku.solve.Lanes.FIRST;
import static sudoku.solve.Lanes.GUARDS;

import java.util.Arrays;

/**
 * A puzzle before the first guess.
 *
 * <p><b>Idea.</b> While there is only one board the second half of each word would do the same work again. It takes
 * the middle tower instead, so that two narrowings do what three would.
 *
 * <p><b>Representation.</b> A {@link Tower} whose first board is the left tower of the puzzle and whose second is
 * the middle one, and a tower for the right, with nothing in its other half. Bands are matched in the first half.
 *
 * <p><b>Cost.</b> Two thirds of a round of {@link TwinBoards}. Clues are cells with one digit from the start, and
 * the first round treats them as it treats any other; nothing is done clue by clue.
 *
 * <p><b>Alternatives.</b> Beginning with twins that are alike needs no class of its own and a third more time on
 * puzzles that need no guess.
 *
 * <p><b>Lesson.</b> 09-how-fast.
 */
final class LoneBoard {
    /** What a character of a puzzle leaves possible, in the first field. */
    private static final long[] CANDIDATES = candidates();

    private final Tower leftAndMiddle = new Tower();
    private final Tower right = new Tower();

    private static long[] candidates() {
        long[] candidates = new long[256];
        Arrays.fill(candidates, Lanes.FIELD_DIGITS);
        for (int digit = 1; digit <= 9; digit++) {
            candidates['0' + digit] = Lanes.bit(0, 0, digit);
        }
        return candidates;
    }

    /** Takes a puzzle of 81 characters; all but the digits 1 to 9 are blanks. */
    void read(byte[] puzzle) {
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                int cell = 9 * row + column;
                int place = 3 * row + column;
                leftAndMiddle.cells[place] = bands(puzzle, cell) | bands(puzzle, cell + 3) << Lanes.FIELD;
                right.cells[place] = bands(puzzle, cell + 6);
            }
        }
        leftAndMiddle.reset();
        right.reset();
    }

    private static long bands(byte[] puzzle, int cell) {
        return CANDIDATES[puzzle[cell] & 0xff]
                | CANDIDATES[puzzle[cell + 27] & 0xff] << Lanes.BAND
                | CANDIDATES[puzzle[cell + 54] & 0xff] << 2 * Lanes.BAND;
    }

    /** Narrows until nothing moves, and says whether the puzzle is not refuted. */
    boolean narrow() {
        Tower ab = leftAndMiddle;
        Tower c = right;
        while (true) {
            long a0 = ab.row0 & FIRST;
            long a1 = ab.row1 & FIRST;
            long a2 = ab.row2 & FIRST;
            long b0 = ab.row0 >>> Lanes.FIELD & FIRST;
            long b1 = ab.row1 >>> Lanes.FIELD & FIRST;
            long b2 = ab.row2 >>> Lanes.FIELD & FIRST;
            long way012 = a0 & b1 & c.row2;
            long way021 = a0 & b2 & c.row1;
            long way102 = a1 & b0 & c.row2;
            long way120 = a1 & b2 & c.row0;
            long way201 = a2 & b0 & c.row1;
            long way210 = a2 & b1 & c.row0;
            long ab0 = way012 | way021 | (way102 | way201) << Lanes.FIELD;
            long ab1 = way102 | way120 | (way012 | way210) << Lanes.FIELD;
            long ab2 = way201 | way210 | (way021 | way120) << Lanes.FIELD;
            long c0 = way120 | way210;
            long c1 = way021 | way201;
            long c2 = way012 | way102;

            boolean moved = ab.narrow(ab0, ab1, ab2, Lanes.BOTH) | c.narrow(c0, c1, c2, FIRST);
            long some = ab.some & (c.some | ~FIRST);
            if ((GUARDS & ~some | DIGITS & FIRST & ~(c0 | c1 | c2)) != 0) {
                return false;
            }
            if (!moved && (isFull() || !(ab.share(Lanes.BOTH) | c.share(FIRST)))) {
                return true;
            }
        }
    }

    /** Whether there is one digit on every cell. */
    boolean isFull() {
        return (leftAndMiddle.open() | right.open() & FIRST) == 0;
    }

    /** Makes twins of it. */
    void giveTo(TwinBoards twins) {
        twins.tower(0).take(leftAndMiddle, 0);
        twins.tower(1).take(leftAndMiddle, 1);
        twins.tower(2).take(right, 0);
    }
}

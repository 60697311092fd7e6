package sudoku.solve.racer;

import static sudoku.solve.racer.Lanes.DIGITS;
import static sudoku.solve.racer.Lanes.FIRST;
import static sudoku.solve.racer.Lanes.GUARDS;

import java.util.Arrays;

/**
 * One board alone: a puzzle before the first guess, or a step of a {@link Bet}.
 *
 * <p><b>Idea.</b> While there is only one board the second half of each word would do the same work again. It takes
 * the middle tower instead, so that two narrowings do what three would.
 *
 * <p><b>Representation.</b> A {@link Tower} whose first board is the left tower of the puzzle and whose second is
 * the middle one, and a tower for the right, whose other half is of no meaning. Bands are matched in the first half.
 *
 * <p><b>Cost.</b> Two thirds of a round of {@link TwinBoards}. Clues are cells with one digit from the start, and
 * the first round treats them as it treats any other; nothing is done clue by clue.
 *
 * <p><b>Alternatives.</b> Beginning with twins that are alike needs no class of its own and a third more time on
 * puzzles that need no guess. Both towers narrowed with what was known before either takes more rounds.
 *
 * <p><b>Lesson.</b> 13-racer.
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

    /** Becomes the same as another. */
    void copy(LoneBoard other) {
        leftAndMiddle.copy(other.leftAndMiddle);
        right.copy(other.right);
    }

    /** Becomes one of twins that were narrowed until nothing moved. */
    void take(TwinBoards twins, int board) {
        leftAndMiddle.take(twins.tower(0), twins.tower(1), board);
        right.take(twins.tower(2), twins.tower(2), board);
    }

    /** Makes twins of it. */
    void giveTo(TwinBoards twins) {
        twins.tower(0).take(leftAndMiddle, 0);
        twins.tower(1).take(leftAndMiddle, 1);
        twins.tower(2).take(right, 0);
    }

    /** The tower in which the left or the middle of the puzzle is, or the right one. */
    Tower towerOf(int stack) {
        return stack == 2 ? right : leftAndMiddle;
    }

    /** Where the cells of a box have their bits: nine digits and a guard. */
    static long field(int stack, int band) {
        return (2L * Lanes.FIELD_DIGITS + 1) << Lanes.BAND * band + (stack == 1 ? Lanes.FIELD : 0);
    }

    /**
     * Narrows until nothing moves, and says whether the puzzle is not refuted.
     *
     * @param thoroughly whether to ask the dear rule when the cheap ones have come to their end
     */
    boolean narrow(boolean thoroughly) {
        Tower ab = leftAndMiddle;
        Tower c = right;
        boolean cMoved = true;
        while (true) {
            long a0 = ab.row0 & FIRST;
            long a1 = ab.row1 & FIRST;
            long a2 = ab.row2 & FIRST;
            long b0 = ab.row0 >>> Lanes.FIELD & FIRST;
            long b1 = ab.row1 >>> Lanes.FIELD & FIRST;
            long b2 = ab.row2 >>> Lanes.FIELD & FIRST;
            boolean abMoved = ab.narrow(
                    a0 & (b1 & c.row2 | b2 & c.row1) | (b0 & (a1 & c.row2 | a2 & c.row1)) << Lanes.FIELD,
                    a1 & (b0 & c.row2 | b2 & c.row0) | (b1 & (a0 & c.row2 | a2 & c.row0)) << Lanes.FIELD,
                    a2 & (b0 & c.row1 | b1 & c.row0) | (b2 & (a0 & c.row1 | a1 & c.row0)) << Lanes.FIELD,
                    Lanes.BOTH);
            if (!abMoved && !cMoved) {
                if (!thoroughly || isFull() || !(ab.share(Lanes.BOTH) | c.share(FIRST))) {
                    return true;
                }
                cMoved = true;
                continue;
            }
            a0 = ab.row0;
            a1 = ab.row1;
            a2 = ab.row2;
            b0 = ab.row0 >>> Lanes.FIELD;
            b1 = ab.row1 >>> Lanes.FIELD;
            b2 = ab.row2 >>> Lanes.FIELD;
            long c0 = c.row0 & (a1 & b2 | a2 & b1);
            long c1 = c.row1 & (a0 & b2 | a2 & b0);
            long c2 = c.row2 & (a0 & b1 | a1 & b0);
            if ((DIGITS & FIRST & ~(c0 | c1 | c2) | (abMoved ? GUARDS & ~ab.some : 0)) != 0) {
                return false;
            }
            cMoved = c.narrow(c0, c1, c2, FIRST);
            if (cMoved && (GUARDS & FIRST & ~c.some) != 0) {
                return false;
            }
        }
    }

    /** Writes a full board as characters. */
    void write(byte[] solution) {
        leftAndMiddle.write(0, solution, 0);
        leftAndMiddle.write(1, solution, 3);
        right.write(0, solution, 6);
    }

    /** Whether there is one digit on every cell. */
    boolean isFull() {
        return (Lanes.open(leftAndMiddle.cells) | Lanes.open(right.cells) & FIRST) == 0;
    }

    /** Whether no cell has three digits or more. */
    boolean hasPairsAlone() {
        return (Lanes.beyondPairs(leftAndMiddle.cells) | Lanes.beyondPairs(right.cells) & FIRST) == 0;
    }

    /** How many candidates there are beyond one for each cell. */
    int excess() {
        return Lanes.candidates(leftAndMiddle.cells, Lanes.BOTH) + Lanes.candidates(right.cells, FIRST) - 81;
    }
}

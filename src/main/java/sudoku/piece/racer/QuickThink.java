package sudoku.piece.racer;

import sudoku.grid.Cells;
import sudoku.grid.Digits;

/**
 * Lesson 6's {@code think} for boards of 81 cells: naked and hidden singles, until nothing moves.
 *
 * <p><b>Idea.</b> Lesson 12's two sets walk along each house and count nine digits at once; a flag says whether
 * anything moved.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
public final class QuickThink {
    private static final int ALL = 0b1111111110;
    private static final int[][] HOUSES = houses();

    private QuickThink() {}

    private static int[][] houses() {
        int[][] houses = new int[27][];
        for (int house = 0; house < houses.length; house++) {
            houses[house] = Cells.of(9).house(house);
        }
        return houses;
    }

    /** Strikes what follows; says false, and leaves a cell empty, if one has no mark or a digit has no place. */
    public static boolean think(int[] marks) {
        boolean moved = true;
        while (moved) {
            moved = false;
            for (int[] house : HOUSES) {
                int once = 0;
                int twice = 0;
                int settled = 0;
                for (int cell : house) {
                    int set = marks[cell];
                    twice |= once & set;
                    once |= set;
                    boolean isSettled = (set & (set - 1)) == 0;
                    if (isSettled && (set == Digits.NONE || (settled & set) != 0)) {
                        marks[cell] = Digits.NONE;
                        return false;
                    }
                    settled |= isSettled ? set : 0;
                }
                if (once != ALL) {
                    marks[house[0]] = Digits.NONE;
                    return false;
                }
                moved |= strike(marks, house, settled, twice);
            }
        }
        return true;
    }

    /** Whether something was struck: what is settled elsewhere, and all but a digit that has no second place. */
    private static boolean strike(int[] marks, int[] house, int settled, int twice) {
        boolean moved = false;
        for (int cell : house) {
            int set = marks[cell];
            if ((set & (set - 1)) != 0) {
                int left = set & ~settled;
                left = (left & ~twice) == 0 ? left : left & ~twice;
                moved |= left != set;
                marks[cell] = left;
            }
        }
        return moved;
    }
}

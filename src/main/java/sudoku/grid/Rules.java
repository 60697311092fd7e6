package sudoku.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The one rule of Sudoku: no digit twice in a house.
 *
 * <p><b>Idea.</b> Every other question (is this puzzle valid, is this grid its solution, which
 * digits may still go here) is that rule asked in another way.
 *
 * <p><b>Representation.</b> None: functions of a {@link Grid}.
 *
 * <p><b>Cost.</b> A check reads every house once: 243 cells on a 9×9 board. It is meant for the
 * edges of a search, before and after, never for its inner loop.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Rules {
    private Rules() {}

    /** Each digit that occurs twice or more in a house, house by house; empty when the rule is kept. */
    public static List<Conflict> conflicts(Grid grid) {
        List<Conflict> found = new ArrayList<>();
        Cells cells = grid.cells();
        for (int house = 0; house < cells.houseCount(); house++) {
            int[] members = cells.house(house);
            for (int digit : Digits.toArray(repeated(grid, members))) {
                int[] where = Arrays.stream(members)
                        .filter(cell -> grid.get(cell) == digit)
                        .toArray();
                found.add(Conflict.of(cells, house, digit, where));
            }
        }
        return found;
    }

    private static int repeated(Grid grid, int[] members) {
        int seen = Digits.NONE;
        int repeated = Digits.NONE;
        for (int cell : members) {
            int digit = grid.get(cell);
            if (digit != Grid.BLANK && Digits.contains(seen, digit)) {
                repeated = Digits.add(repeated, digit);
            }
            seen = Digits.add(seen, digit);
        }
        return repeated;
    }

    public static boolean isValid(Grid grid) {
        return conflicts(grid).isEmpty();
    }

    /** Full, and no digit twice in any house. */
    public static boolean isSolved(Grid grid) {
        return grid.isFull() && isValid(grid);
    }

    /** Whether {@code solution} is solved and keeps every clue of {@code puzzle}. */
    public static boolean solves(Grid solution, Grid puzzle) {
        if (solution.size() != puzzle.size() || !isSolved(solution)) {
            return false;
        }
        for (int cell = 0; cell < puzzle.cells().count(); cell++) {
            if (!puzzle.isBlank(cell) && puzzle.get(cell) != solution.get(cell)) {
                return false;
            }
        }
        return true;
    }

    /** The digits that no peer of this cell holds, as a {@link Digits} set; the cell's own is not looked at. */
    public static int candidates(Grid grid, int cell) {
        int set = Digits.all(grid.size());
        for (int peer : grid.cells().peers(cell)) {
            set = Digits.remove(set, grid.get(peer));
        }
        return set;
    }
}

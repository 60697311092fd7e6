package sudoku.solve;

import java.util.List;
import sudoku.grid.Digits;
import sudoku.search.Reason;

/**
 * A digit with one place left in a house goes there.
 *
 * <p><b>Idea.</b> The cell may have other candidates, which hide the single one: the cell does not
 * show it, the house does. A digit with no place at all ends the branch.
 *
 * <p><b>Representation.</b> Two sets a house: the digits seen in at least one blank cell, and those
 * seen in at least two. What is in the first and not in the second has one place.
 *
 * <p><b>Cost.</b> Three reads a cell, one for each of its houses.
 *
 * <p><b>Alternatives.</b> A count for each digit and house, kept up to date with every candidate
 * struck.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public final class HiddenSingles implements Inference {

    @Override
    public String name() {
        return "hidden single";
    }

    @Override
    public void apply(Candidates candidates) {
        int all = Digits.all(candidates.cells().size());
        int[][] houses = candidates.houses();
        for (int house = 0; house < houses.length; house++) {
            int settled = Digits.NONE;
            int once = Digits.NONE;
            int twice = Digits.NONE;
            for (int cell : houses[house]) {
                int set = candidates.get(cell);
                if (candidates.isBlank(cell)) {
                    twice |= once & set;
                    once |= set;
                } else {
                    settled |= set;
                }
            }
            int nowhere = all & ~(once | settled);
            if (nowhere != Digits.NONE) {
                candidates.noPlace(house, Digits.first(nowhere));
                return;
            }
            for (int left = once & ~twice; left != Digits.NONE; left = Digits.rest(left)) {
                settle(Digits.first(left), house, houses[house], candidates);
            }
        }
    }

    private void settle(int digit, int house, int[] members, Candidates candidates) {
        for (int cell : members) {
            if (candidates.isBlank(cell) && Digits.contains(candidates.get(cell), digit)) {
                candidates.settle(cell, digit, new Reason(name(), house, List.of()));
                return;
            }
        }
        // Another digit with one place in this house has just taken the same cell.
        candidates.noPlace(house, digit);
    }
}

package sudoku.solve;

import java.util.List;
import sudoku.grid.Digits;
import sudoku.search.Reason;

/**
 * Two cells of a house with the same two candidates keep these digits for themselves.
 *
 * <p><b>Idea.</b> Nobody knows which cell takes which digit, but between them they take both, so no
 * other cell of the house can have either. It settles nothing by itself; it makes singles.
 *
 * <p><b>Representation.</b> None of its own; two sets are compared as numbers.
 *
 * <p><b>Cost.</b> Each pair of blank cells in each house: 972 looks on a 9×9 board.
 *
 * <p><b>Alternatives.</b> Triples and so on up to all-different in full, which sees every
 * consequence of a house and costs a matching.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public final class NakedPairs implements Inference {

    @Override
    public String name() {
        return "naked pair";
    }

    @Override
    public void apply(Candidates candidates) {
        int[][] houses = candidates.houses();
        for (int house = 0; house < houses.length; house++) {
            int[] members = houses[house];
            for (int i = 0; i < members.length; i++) {
                int pair = candidates.get(members[i]);
                if (!candidates.isBlank(members[i]) || Digits.count(pair) != 2) {
                    continue;
                }
                for (int j = i + 1; j < members.length; j++) {
                    if (candidates.get(members[j]) == pair) {
                        keep(pair, members[i], members[j], house, candidates);
                    }
                }
            }
        }
    }

    private void keep(int pair, int first, int second, int house, Candidates candidates) {
        Reason reason = new Reason(name(), house, List.of(first, second));
        for (int cell : candidates.houses()[house]) {
            if (cell != first && cell != second && candidates.isBlank(cell)) {
                candidates.eliminate(cell, pair, reason);
            }
        }
    }
}

package sudoku.measure.claims;

import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;

/**
 * The survey's way to the tightest cell: the scan ends at a cell with one candidate.
 *
 * <p>Told again in two readings: one notices a cell without candidates on the way, the other looks
 * only for the smallest number above none, as the text has it, and finds such a cell when nothing
 * else is left.
 */
final class HastyChoice implements Solver {
    private static final int NO_CELL = -1;

    private final String name;
    private final boolean noticesNone;

    private HastyChoice(String name, boolean noticesNone) {
        this.name = name;
        this.noticesNone = noticesNone;
    }

    static HastyChoice noticingNone() {
        return new HastyChoice("first single", true);
    }

    static HastyChoice blindToNone() {
        return new HastyChoice("first single, blind", false);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> extend(new TwentySevenSets(puzzle), search));
    }

    private void extend(TwentySevenSets sets, Search search) {
        int cell = choose(sets);
        if (cell == NO_CELL) {
            search.solution(sets.board);
            return;
        }
        int candidates = sets.candidates(cell);
        int options = Digits.count(candidates);
        for (int left = candidates; left != Digits.NONE; left = Digits.rest(left)) {
            int digit = Digits.first(left);
            search.place(cell, digit, options);
            sets.set(cell, digit);
            extend(sets, search);
            sets.delete(cell, digit);
            search.undo(cell, digit);
        }
    }

    private int choose(TwentySevenSets sets) {
        int best = NO_CELL;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < sets.board.length; cell++) {
            if (sets.board[cell] != Grid.BLANK) {
                continue;
            }
            int options = Digits.count(sets.candidates(cell));
            if (options == 1 || options == 0 && noticesNone) {
                return cell;
            }
            if (best == NO_CELL || options != 0 && (options < fewest || fewest == 0)) {
                best = cell;
                fewest = options;
            }
        }
        return best;
    }
}

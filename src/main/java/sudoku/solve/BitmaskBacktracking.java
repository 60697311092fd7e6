package sudoku.solve;

import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/**
 * Backtracking that keeps the digits of every house in a bit mask.
 *
 * <p><b>Idea.</b> The same search as {@link Backtracking}, digit by digit; only the question
 * "which digits may be here?" is answered from 27 sets instead of by looking around.
 *
 * <p><b>Representation.</b> {@link Masks}, changed on the way down and restored on the way up.
 *
 * <p><b>Cost.</b> Exactly the nodes of naive backtracking, each of them cheaper.
 *
 * <p><b>Alternatives.</b> {@code boolean[27][10]} does the same with more memory and a loop to
 * list the candidates.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
public final class BitmaskBacktracking implements Solver {

    @Override
    public String name() {
        return "bitmask";
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> extend(0, new Masks(puzzle), search));
    }

    private static void extend(int start, Masks masks, Search search) {
        int cell = start;
        while (cell < masks.board.length && masks.board[cell] != Grid.BLANK) {
            cell++;
        }
        if (cell == masks.board.length) {
            search.solution(masks.board);
            return;
        }
        int candidates = masks.candidates(cell);
        if (candidates == Digits.NONE) {
            search.deadEnd(cell);
        }
        int options = Digits.count(candidates);
        for (int left = candidates; left != Digits.NONE; left = Digits.rest(left)) {
            int digit = Digits.first(left);
            search.place(cell, digit, options);
            masks.place(cell, digit);
            extend(cell + 1, masks, search);
            masks.clear(cell);
            search.undo(cell, digit);
        }
    }
}

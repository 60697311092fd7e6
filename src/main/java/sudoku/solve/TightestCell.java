package sudoku.solve;

import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/**
 * Backtracking that goes where the fewest digits are possible.
 *
 * <p><b>Idea.</b> Every blank cell must be filled some time, so the order is free. A cell with one
 * candidate is no choice at all, and a cell with none ends the branch now rather than later:
 * <pre>
 * extend:
 *     cell = the blank cell with the fewest candidates
 *     no blank cell: a solution
 *     for each candidate: place it, extend, take it back
 * </pre>
 * The literature calls it "minimum remaining values", MRV. That a cell with no candidate is noticed
 * anywhere on the board, at once, is forward checking, had for free.
 *
 * <p><b>Representation.</b> {@link Masks}. All blank cells are looked at before each choice.
 *
 * <p><b>Cost.</b> A scan of the board a node, for trees that are mostly thousands of times smaller
 * than in row order. Mostly: it is a rule of thumb, and some puzzles punish it.
 *
 * <p><b>Alternatives.</b> Stopping the scan at the first cell with one candidate is faster a node
 * and finds dead ends later. {@link TightestQuestion} looks at houses as well.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
public final class TightestCell implements Solver {
    static final int NO_CELL = -1;

    private final String name;
    private final TieBreak tieBreak;

    public TightestCell() {
        this("mrv", TieBreak.LOWEST_INDEX);
    }

    /** A variant under a name of its own, so that tables can tell it from the others. */
    public TightestCell(String name, TieBreak tieBreak) {
        this.name = name;
        this.tieBreak = tieBreak;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> extend(new Masks(puzzle), puzzle.cells(), search));
    }

    private void extend(Masks masks, Cells geometry, Search search) {
        int cell = tightest(masks, geometry, tieBreak);
        if (cell == NO_CELL) {
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
            extend(masks, geometry, search);
            masks.clear(cell);
            search.undo(cell, digit);
        }
    }

    /** The blank cell with the fewest candidates, or {@link #NO_CELL} on a full board. */
    static int tightest(Masks masks, Cells geometry, TieBreak tieBreak) {
        int best = NO_CELL;
        int fewest = Integer.MAX_VALUE;
        int heaviest = 0;
        for (int cell = 0; cell < masks.board.length; cell++) {
            if (masks.board[cell] != Grid.BLANK) {
                continue;
            }
            int options = Digits.count(masks.candidates(cell));
            if (options > fewest) {
                continue;
            }
            int weight = tieBreak.weight(cell, masks.board, geometry);
            if (options < fewest || weight > heaviest) {
                best = cell;
                fewest = options;
                heaviest = weight;
            }
        }
        return best;
    }
}

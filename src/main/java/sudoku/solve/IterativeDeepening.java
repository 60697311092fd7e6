package sudoku.solve;

import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/**
 * The search of {@link TightestCell}, first one digit deep, then two, then three …
 *
 * <p><b>Idea.</b> Where solutions may lie at any depth, deepening finds a shallow one without
 * getting lost below it. In Sudoku every solution lies at the same depth, the number of blanks, so
 * all rounds but the last are for nothing, and the last one is {@code TightestCell} to the digit.
 *
 * <p><b>Representation.</b> The recursion counts down how many more digits it may place. A round
 * in which nothing was cut off has seen everything.
 *
 * <p><b>Cost.</b> Never fewer nodes than {@code TightestCell}. Each round searches <em>all</em> there
 * is above its depth: with many solutions, as on an empty board, it does not end in a lifetime.
 *
 * <p><b>Alternatives.</b> Breadth-first search finds shallow solutions too and keeps a whole level
 * in memory.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
public final class IterativeDeepening implements Solver {

    @Override
    public String name() {
        return "deepening";
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> {
            Run run = new Run(puzzle, search);
            for (int depth = 0; run.cutsOffAt(depth); depth++) {
                search.step();
            }
        });
    }

    private static final class Run {
        private final Masks masks;
        private final Cells geometry;
        private final Search search;
        private boolean cutOff;

        Run(Grid puzzle, Search search) {
            this.masks = new Masks(puzzle);
            this.geometry = puzzle.cells();
            this.search = search;
        }

        boolean cutsOffAt(int depth) {
            cutOff = false;
            extend(depth);
            return cutOff;
        }

        private void extend(int depth) {
            int cell = TightestCell.tightest(masks, geometry, TieBreak.LOWEST_INDEX);
            if (cell == TightestCell.NO_CELL) {
                search.solution(masks.board);
                return;
            }
            int candidates = masks.candidates(cell);
            if (candidates == Digits.NONE) {
                search.deadEnd(cell);
                return;
            }
            if (depth == 0) {
                cutOff = true;
                return;
            }
            int options = Digits.count(candidates);
            for (int left = candidates; left != Digits.NONE; left = Digits.rest(left)) {
                int digit = Digits.first(left);
                search.place(cell, digit, options);
                masks.place(cell, digit);
                extend(depth - 1);
                masks.clear(cell);
                search.undo(cell, digit);
            }
        }
    }
}

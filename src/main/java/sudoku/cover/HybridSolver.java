package sudoku.cover;

import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Candidates;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;

/**
 * Singles first, then dancing links.
 *
 * <p><b>Idea.</b> Naked and hidden singles fill what they can. Where they fill everything, no link
 * is made; where they are stuck, dancing links begin on the board they leave.
 *
 * <p><b>Representation.</b> {@link Propagation}, whose conclusions are handed on as further clues.
 *
 * <p><b>Cost.</b> Never more nodes than dancing links alone, and only the forced ones at the start
 * fewer: after the first guess both infer the same, so the backtracks do not change.
 *
 * <p><b>Alternatives.</b> Rules that see more than singles, such as pairs, make the links' tree
 * itself smaller.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class HybridSolver implements Solver {
    private final Propagation singles = new Propagation();
    private final DancingLinks dancing = new DancingLinks();

    @Override
    public String name() {
        return "hybrid";
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> {
            Candidates left = singles.think(puzzle, listener);
            if (left.blanks() == 0 && !left.isContradiction()) {
                search.solution(left.grid().toArray());
            } else if (!left.isContradiction()) {
                DancingLinksSolver.dance(left.grid(), search, dancing);
            }
        });
    }
}

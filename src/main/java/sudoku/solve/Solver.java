package sudoku.solve;

import java.util.ArrayList;
import java.util.List;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/**
 * Any way of solving a Sudoku.
 *
 * <p><b>Idea.</b> One signature for all: a puzzle, a limit and a listener go in, a result comes
 * out. So every experiment, picture and test works with every algorithm.
 *
 * <p><b>Representation.</b> A solver has no state; a search has. One solver may serve many threads.
 *
 * <p><b>Cost.</b> None of its own: what a search took is in its result.
 *
 * <p><b>Alternatives.</b> A method that returns a list of all solutions: it cannot stop early, and
 * an empty board has more of them than atoms in a raindrop.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public interface Solver {
    /** The name on the command line and in tables. */
    String name();

    /**
     * Searches. Never changes the puzzle, never trusts it: clues that contradict each other are
     * reported and nothing is searched.
     */
    SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener);

    /** Whether it finds every solution when it is given time, and so can tell that there are no more. */
    default boolean isComplete() {
        return true;
    }

    default SearchResult solve(Grid puzzle, SearchLimit limit) {
        return solve(puzzle, limit, SearchListener.NONE);
    }

    /** Searches up to the first solution. */
    default SearchResult solve(Grid puzzle) {
        return solve(puzzle, SearchLimit.first());
    }

    /** The solutions themselves, as many as the limit allows, in the order they are found. */
    default List<Grid> solutions(Grid puzzle, SearchLimit limit) {
        List<Grid> found = new ArrayList<>();
        solve(puzzle, limit, new SearchListener() {
            @Override
            public void solved(Grid solution) {
                found.add(solution);
            }
        });
        return found;
    }
}

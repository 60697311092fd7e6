package sudoku.piece.racer;

import java.util.Arrays;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;

/**
 * The program of lesson 13, out of the library: {@code count} with the loudest cell. A race shows what it costs that a
 * notebook's loops are watched.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
public final class TwinSolver implements Solver {
    private final Mind mind = Mind.ofPairs(
            QuickThink::think,
            (marks, cell) -> Loudness.PIECE.library().loudness(marks, LearningMind.PEERS[cell], cell));

    @Override
    public String name() {
        return "twins";
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> {
            int[] full = TwinSearch.solved(Ends.PIECE.library(), mind, puzzle.toArray());
            if (!Arrays.equals(full, puzzle.toArray())) {
                search.solution(full);
            }
        });
    }
}

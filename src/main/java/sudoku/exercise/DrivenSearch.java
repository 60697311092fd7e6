package sudoku.exercise;

import java.util.List;
import java.util.function.Function;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;

/**
 * A search on this side that asks an answer at each step what to try.
 *
 * <p><b>Idea.</b> Steps are only worth counting where nobody can count them wrong. So the search runs here, and the
 * answer is asked between which moves it has to decide. Nothing it says can make the search miss a solution
 * ({@link ExpectMoves}): all it can do is to make the tree small. On the way to a first solution few steps could also
 * come from solving the puzzle in secret; a test that wants to compare searches the whole tree.
 *
 * <p><b>Representation.</b> A board that never changes for each call. A step is a digit placed, as in all the course.
 *
 * <p><b>Cost.</b> A question for each step; a worker answers some ten thousand of them in a second.
 *
 * <p><b>Lesson.</b> 10-race.
 */
public final class DrivenSearch {
    private final Grid puzzle;
    private final Function<int[], List<int[]>> chooser;
    private final SearchLimit limit;
    private long steps;
    private long solutions;
    private boolean cut;

    private DrivenSearch(Grid puzzle, SearchLimit limit, Function<int[], List<int[]>> chooser) {
        this.puzzle = puzzle;
        this.limit = limit;
        this.chooser = chooser;
    }

    /** Searches as far as so many solutions and so many steps allow; a limit of time does not count. */
    public static DrivenSearch of(Grid puzzle, SearchLimit limit, Function<int[], List<int[]>> chooser) {
        DrivenSearch search = new DrivenSearch(puzzle, limit, chooser);
        search.extend(puzzle);
        return search;
    }

    private void extend(Grid board) {
        if (board.isFull()) {
            solutions++;
            return;
        }
        Expect.onTheWay(board, puzzle);
        List<int[]> moves = chooser.apply(board.toArray());
        ExpectMoves.fit(board, puzzle, moves);
        ExpectMoves.complete(board, puzzle, moves);
        for (int[] move : moves) {
            if (solutions == limit.solutions()) {
                return;
            }
            if (steps == limit.nodes() || cut) {
                cut = true;
                return;
            }
            steps++;
            extend(board.with(move[0], move[1]));
        }
    }

    public long steps() {
        return steps;
    }

    /** Whether it came to its end, and was not stopped for its steps. */
    public boolean isFinished() {
        return !cut;
    }
}

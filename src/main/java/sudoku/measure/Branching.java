package sudoku.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.solve.Candidates;
import sudoku.solve.Propagation;

/**
 * The search trees of three solvers, to be walked without searching them: from a board to the boards tried next.
 *
 * <p><b>Idea.</b> A solver hides its tree in its loops. Here each fork can be looked at alone, which is what a
 * {@link TreeEstimate} needs. Conflicts and dead ends have no branches, and neither has a solution.
 *
 * <p><b>Representation.</b> A new board for each digit that may be tried. What a solver concluded on the way is
 * concluded again from the board, for rules that find the same whenever they are asked.
 *
 * <p><b>Cost.</b> Several times the solver's own for a step, of which a probe makes few.
 *
 * <p><b>Lesson.</b> 05-tree-size.
 */
public enum Branching implements Function<Grid, List<Grid>> {
    /** The tree of {@code naive}, {@code bitmask} and {@code stack}: the first blank cell. */
    ROW_BY_ROW {
        @Override
        List<Grid> next(Grid board) {
            for (int cell = 0; cell < board.cells().count(); cell++) {
                if (board.isBlank(cell)) {
                    return boards(board, cell, Rules.candidates(board, cell));
                }
            }
            return List.of();
        }
    },
    /** The tree of {@code mrv}: the blank cell with the fewest candidates. */
    TIGHTEST_CELL {
        @Override
        List<Grid> next(Grid board) {
            return tightest(Candidates.of(board));
        }
    },
    /** The tree of {@code propagation}: what follows is filled in first, then the tightest cell. */
    THINKING_AHEAD {
        @Override
        List<Grid> next(Grid board) {
            return tightest(THINKING.think(board));
        }
    };

    private static final Propagation THINKING = new Propagation();

    abstract List<Grid> next(Grid board);

    /** The boards that the search tries next, in its order. */
    @Override
    public List<Grid> apply(Grid board) {
        return Rules.isValid(board) ? next(board) : List.of();
    }

    private static List<Grid> tightest(Candidates marks) {
        if (marks.isContradiction() || marks.blanks() == 0) {
            return List.of();
        }
        int cell = marks.tightest();
        return boards(marks.grid(), cell, marks.get(cell));
    }

    private static List<Grid> boards(Grid board, int cell, int digits) {
        List<Grid> next = new ArrayList<>();
        for (int digit : Digits.toArray(digits)) {
            next.add(board.with(cell, digit));
        }
        return next;
    }
}

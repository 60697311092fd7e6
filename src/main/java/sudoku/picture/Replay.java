package sudoku.picture;

import java.util.ArrayDeque;
import java.util.Deque;
import sudoku.grid.Grid;
import sudoku.search.Trace;

/**
 * A board that does again what a search did.
 *
 * <p>Taking a digit back takes back with it what was deduced since: the digits that stand are a
 * stack, and an undo clears it down to the digit that was tried.
 */
final class Replay {
    private record Standing(int cell, boolean tried) {}

    private final int[] board;
    private final Deque<Standing> standing = new ArrayDeque<>();

    Replay(Grid puzzle) {
        this.board = puzzle.toArray();
    }

    void apply(Trace.Step step) {
        switch (step.kind()) {
            case PLACED -> stand(step, true);
            case DEDUCED -> stand(step, false);
            case UNDONE -> takeBack();
            case DEAD_END, NO_PLACE, ELIMINATED, SOLVED -> { }
        }
    }

    private void stand(Trace.Step step, boolean tried) {
        board[step.cell()] = step.digit();
        standing.push(new Standing(step.cell(), tried));
    }

    private void takeBack() {
        Standing last;
        do {
            last = standing.pop();
            board[last.cell()] = Grid.BLANK;
        } while (!last.tried());
    }

    Grid board() {
        return Grid.of(board);
    }
}
